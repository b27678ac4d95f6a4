# Lessons: a first round of each game, step by step.

lesson-glory-draw = Welcome. In each turn you draw two cards, from two different piles. Start with the left draw pile, L.
lesson-glory-second = A Farmer. Your second card must come from another pile: draw from R.
lesson-glory-lay = Now you either lay one set or discard one card. You have three Farmers: lay all three. Two would be enough, but more are harder to beat.
lesson-glory-again = A set scores its number, however many cards it has: 20 for Farmers. Your opponent discarded onto A. Your turn again: draw two cards.
lesson-glory-pair = Two Emperors make a set. Lay them. There are only six Emperors, but somebody may have more than two.
lesson-glory-beaten = Your opponent laid three Emperors, so your two are beaten. They went to B: while a discard pile is empty, the next discard must go there. You can draw them back. Take one from B.
lesson-glory-open = Everybody saw that. Draw the second card from L, where nobody sees it.
lesson-glory-small = Two Monks: lay them.
lesson-glory-race = The first player with six characters ends the round. Lay your two Empresses.
lesson-glory-discard = There is nothing to lay, so discard a card. Both discard piles hold cards, so you may choose: put the Emperor on B. Your opponent can take it, so give away what helps least.
lesson-glory-four = Lay the two Daimyo. That makes four characters: two more to go.
lesson-glory-end = Lay the Samurai, and you have six characters. That ends the round at once.
lesson-glory-done = That is the game: six characters against two. Cards left in the hand score nothing. You are ready for a real table.
lesson-court-draw = Welcome to court. In each turn you draw one card and discard one. You want a butler and at least two of a type. Draw from the deck.
lesson-court-discard = A third Fool. Discard what you need least: the Heir, onto the left pile.
lesson-court-cry = Your opponent discarded a Hear Ye!. The second one ends the round. Draw again.
lesson-court-end = A Wild adds to any set. You are ready: discard your Hear Ye! and the round stops.
lesson-court-call = Now everybody chooses sets in secret. Send your butler with three Fools and the Wild: a set of five.
lesson-court-done = Your opponent sent Kings, the strongest type. But a Fool catches a King of another player if its set is at least as large. You stole the show: five favor, and one more for a set of five.
web-lesson = Learn by playing
web-lesson-glory = Call to Glory: a first round
web-lesson-court = Come to Call: a first round
web-lesson-not-that = Not this time: { $move }
web-lesson-again = Start again
web-lesson-skip = Skip the lesson
