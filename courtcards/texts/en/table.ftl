# The table in the terminal.

## What to do
say-draw =
    { $turn ->
        [second] Draw a second card, from a different pile.
       *[other] Draw a card.
    }
say-play = Lay one set or discard one card.
say-discard = Discard one card.
say-after = Strike with a figure or end your turn.
say-pile =
    { $count ->
        [one] Your { $cards } leaves the table. Choose a pile.
       *[other] Your { $count } { $cards } leave the table. Choose a pile.
    }
say-decide = Your turn: choose an action.
say-reveal = The round is over. Reveal a task.
say-call = Choose the sets to send to the show.
say-preparing = Getting the bots ready. The first time on a machine, this takes up to two minutes…
say-preparing-level = A { $level } is getting ready. The first time on a machine, this takes a few minutes…
say-wait = { $name } is thinking…
say-over = The game is over.

do-draw = Draw { pile-name.from }
do-discard = Discard { $card-one } { pile-name.onto }
do-lay = Lay { $count } { $card }
do-pile =
    { $count ->
        [one] Put it on { $pile }
       *[other] Put them on { $pile }
    }
do-strike = Strike { $owner }’s { $card }
do-end = End your turn
do-reveal = Reveal task { $deck }
do-send =
    Send { $card }, size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , with { $wilds } Wild
       *[other] , with { $wilds } Wilds
    }
do-ready = Done: no more sets

## What lies there
known-cards = known cards
pile-hidden =
    { $pile } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pile-deck =
    deck { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
empty = empty
hand-title = Hand
tasks-title = Tasks
sent-title = Sent
course-glory = The round ends when one player has { $needed } characters (most so far: { $most }), all nine are on the table (so far: { $laid }), or a draw pile is empty (cards left: { $cards }).
course-call = The round stops at the second Hear Ye! (so far: { $heard }). To win: steal the show and have at least { $favor } favor.

## Keys and dialogs
key-hint = Hint
key-type = Type a move
key-log = Log
key-rules = Rules
key-faster = Faster bots
key-slower = Slower bots
key-leave = Leave
key-quit = Quit
key-close = Close
typed-placeholder = a move in notation, such as lay farmer 3
hint = The strongest bot suggests:
hint-thinking = The strongest bot is thinking (this takes longer the first time on a machine)…
pace = Bots take at least { $seconds } s per move.
curtain = Pass the keyboard to { $name }.
curtain-open = Show my cards
leave = Leave the game? It is saved, and you can continue it next time.
leave-yes = Leave
leave-no = Stay
winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Shared win: { $names }
    }

## Setting up
person = Player { $number }
setup-title = Court Cards
setup-game = Game
setup-variants = Variant
setup-seats = Seats
setup-person = Person at this screen
setup-bot = Bot: { $level }
setup-empty = Empty
setup-start = Start
setup-resume = Continue the unfinished game
variant-standard = Standard game
variant-quick = Quick game
variant-tasks = Imperial Tasks
variant-ninja = Power of the Ninja
variant-custom = Custom deck or length

level-page = Page
level-squire = Squire
level-herald = Herald
level-knight = Knight
level-chancellor = Chancellor
level-sovereign = Sovereign

## Why an action is a good idea
why-take = You hold { $held }; a set needs { $needed }. Unseen copies: { $unseen }.
why-discard = You hold { $held }; a set needs { $needed }. Unseen copies: { $unseen }. You can spare it.
why-unseen = You need { $missing } more for a set of { $card }. Unseen copies: { $unseen }.
why-lay = It scores { $worth }. Beating it takes { $more } cards; unseen copies: { $unseen }.
why-top = You hold { $held } of this type. Unseen: { $unseen }.
why-part = You hold { $held } of this type. Unseen: { $unseen }. You can spare it.
why-deck = You hold { $held } { $card }. Unseen: { $unseen }.
why-cry = That makes { $count } of 2 Hear Ye! cards in the middle.
