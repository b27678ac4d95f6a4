# Examples in the rules: small tables to step through. Numbers are checked against the engine in tests/review.

web-example = Example

example-draw = Two cards from two piles
example-draw-before = It’s your turn, and you draw two cards. You hold two Monks and a Farmer, and a third Monk is face up on A.
example-draw-first = The first card, unseen by the others, is a Ninja. It can’t be a set on its own.
example-draw-other = You can choose R or A. B is still empty.
example-draw-open = Now you hold three Monks. A was face up, so everyone knows that one of them is yours.

example-beat = A larger set beats a smaller one
example-beat-before = Player 2 has two Monks on the table: 18 points. You hold three.
example-beat-same = The same number is not enough.
example-beat-larger = Three beat two, so the 18 points are yours now. The beaten Monks leave the table, and their owner chooses where they go, because both A and B have cards.
example-beat-pile = The whole set goes onto one pile. Whoever draws from B next can take a Monk back.

example-end = The sixth character ends the round
example-end-before = With two players, six characters end the round. You have five of them, and two Empresses in hand.
example-end-six = That’s six, and the round is over at once. The three cards left in your hand score nothing.
example-end-score = Every character scores its number, whatever the size of its set: 7 + 8 + 9 + 16 + 18 + 20 = 78 for you. Player 2’s three Emperors were never laid, so they score nothing: 12 + 14 = 26.

example-set = What makes a set
example-set-before = Two Hear Ye! cards are in the middle: everyone chooses sets. With two players, a set needs two cards of a type. You hold one Butler, two Queens, two Heirs and a Wild.
example-set-wild = A Wild makes a set larger, but it can’t stand in for a Queen.
example-set-size = You send the Butler, both Queens and the Wild: size 4. There is no second Butler, so the Heirs stay in your hand. Player 2 sends a Butler and three Diplomats, also size 4.
example-set-steal = Queens are more powerful than Diplomats: you steal the show and get 2 favor. A set earns favor for its size only from size 5.

example-show = Three questions decide the show
example-show-before = Everyone chooses sets in secret. You hold a Butler, an Heir, and the Heir and a Half.
example-show-reveal = All sets are revealed at once. Player 2 had two Butlers and sent two sets. Yours has size 3½, the other three have size 3.
example-show-original = First: are there identical sets? The two sets of Queens are, so both are out.
example-show-powerful = Second: of each type only the largest set stays. Your half wins the tie: 3½ beats 3.
example-show-intriguing = Third: the most powerful type that is left steals the show. Only your Heirs are left, and they bring you 3 favor.

example-fool = A Fool catches a King
example-fool-before = You hold a Butler, two Fools and a Wild. Fools are the least powerful type, but they can catch a King.
example-fool-reveal = You send your Fools with the Wild: size 4. Player 2 sends three Kings, also size 4. Player 3 sends three Queens with a Wild: size 5.
example-fool-stay = No sets are identical, and each is the largest of its type. All three stay.
example-fool-catch = Kings would win, but your Fools are as large as the Kings of another player, so they beat everyone: 5 favor. Player 3 gets 1 favor for a set of size 5, even without stealing the show.
