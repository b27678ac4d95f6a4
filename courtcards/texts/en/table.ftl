# The table in the terminal.

## What to do
say-draw =
    { $turn ->
        [second] Draw the second card, from another pile.
       *[other] Draw a card.
    }
say-play = Lay one set or discard one card.
say-discard = Discard one card.
say-after = Strike with a figure, or end your turn.
say-pile =
    { $count ->
        [one] Your { $cards } leaves the table: choose the pile.
       *[other] Your { $count } { $cards } leave the table: choose the pile.
    }
say-reveal = The round is over: reveal one of your tasks.
say-call = Choose the sets you send to the show.
say-decide = Your turn: choose an action.
say-preparing = Preparing the bots: the first time on a machine this takes up to two minutes …
say-wait = { $name } is thinking …
say-over = The game is over.

do-draw = Draw { pile-name.from }
do-discard = Discard { $card-one } { pile-name.onto }
do-lay = Lay { $count } { $card }
do-pile = Put them { pile-name.onto }
do-strike = Strike { $card-one } of { $owner }
do-end = End the turn
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
do-ready = Ready: no more sets

## What lies there
known-cards = cards seen taken
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
course-glory = The round ends with { $needed } characters before one player (most now { $most }), all nine laid (now { $laid }), or an empty draw pile (now { $cards } left).
course-call = The round stops with the second Hear Ye! (now { $heard }). Who steals the show and then has { $favor } favor wins.

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
typed-placeholder = a move in notation, such as: lay farmer 3
hint = The strongest bot would:
hint-thinking = The strongest bot thinks for a second (the first time on a machine it takes longer) …
pace = Bots take at least { $seconds } s a move.
curtain = Pass the keyboard to { $name }.
curtain-open = Show my cards
leave = Leave the game? It is kept, and you can go on with it next time.
leave-yes = Leave
leave-no = Stay
winners =
    { $count ->
        [one] The winner: { $names }
       *[other] The win is shared: { $names }
    }

## Setting up
person = Person { $number }
setup-title = Court Cards
setup-game = Game
setup-variants = Variant
setup-seats = Seats
setup-person = A person at this screen
setup-bot = Bot: { $level }
setup-empty = Empty
setup-start = Start
setup-resume = Go on with the unfinished game
variant-standard = Standard game
variant-quick = Quick game
variant-tasks = Imperial Tasks
variant-ninja = Power of the Ninja

level-page = Page
level-squire = Squire
level-herald = Herald
level-knight = Knight
level-chancellor = Chancellor
level-sovereign = Sovereign
