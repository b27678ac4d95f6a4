# The command line.

compiling = Compiling the rules for this machine: this happens once and takes about a minute …
compiled = Compiled.

## Help
help-courtcards = Call to Glory and Come to Call: play, replay, verify, simulate.
help-courtcards-example = Example: courtcards play --game come-to-call --players 4
help-play = Play in the terminal against bots.
help-play-example = Example: courtcards play --players 3 --ninja
help-replay = Show a recorded game move by move.
help-replay-example = Example: courtcards replay game.json --from 40 --step
help-verify = Check a record completely: form, deals, every move, scores, fairness.
help-verify-example = Example: courtcards verify game.json
help-simulate = Play random games and report what happened.
help-simulate-example = Example: courtcards simulate --players 4 --ninja --games 50000

## People and moves
you = You
bot =
    { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
player = Player { $number }
nobody = nobody
# $who is “you” for the person at the screen.
move-draw =
    { $who ->
        [you] draw
       *[other] draws
    } from { $pile }
move-discard =
    { $who ->
        [you] discard
       *[other] discards
    } { $pile ->
        [middle] a { $card } to the middle
       *[other] { $card } to { $pile }
    }
move-lay =
    { $who ->
        [you] lay
       *[other] lays
    } { $count } { $card }
move-pile =
    { $who ->
        [you] put
       *[other] puts
    } the cards on { $pile }
move-strike =
    { $who ->
        [you] strike
       *[other] strikes
    } a { $card } of { $owner }
move-end =
    { $who ->
        [you] end
       *[other] ends
    } the turn
move-reveal =
    { $who ->
        [you] reveal
       *[other] reveals
    } task { $deck }
move-send =
    { $who ->
        [you] send
       *[other] sends
    } { $card }: size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , with { $wilds } Wild
       *[other] , with { $wilds } Wilds
    }
move-ready =
    { $who ->
        [you] are
       *[other] is
    } ready

## The table
round = Round { $number }
round-over = Round { $number } is over:
result = Result in points
hand = cards
points = points
sets = sets
your-hand = Your hand: { $cards }
glory-piles = L { $left } cards · R { $right } cards · A { $a } ({ $a_count }) · B { $b } ({ $b_count })
glory-figures = Ninja figures: { $stock } in stock, held: { $held }
glory-tasks = Your tasks: { $tasks }
call-piles = deck { $deck } cards · left { $left } ({ $left_count }) · right { $right } ({ $right_count }) · Hear Ye!s { $heard } of 2
prompt = { $name }, your move (number or notation, Ctrl-D leaves):
left-game = You left the game; go on with it by: courtcards play --resume
saved = The record is in { $path }.

## Verify
verified =
    OK: { $game }, { $players } players: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } { $source ->
        [fair] agree with the seed, and the seed with the commitment shown before the game
        [seed] agree with the seed
       *[decks] as given, complete (there is no seed to check them against)
    }, { $actions ->
        [one] { $actions } move is legal
       *[other] all { $actions } moves are legal
    }, { $state ->
        [over] all scores and the winners are right.
       *[open] the scores of { $scored } finished rounds are right; the game is not over.
    }

## Simulate
games = games
stopped = Stopped after { $games } games.
simulated = { $game }, { $players } players: { $games } random games
simulated-decisions = decisions
simulated-speed = { $decisions } in { $seconds } s ({ $rate } million a second)
simulated-rounds = rounds in a game
simulated-turns = turns in a round
simulated-endings = how rounds ended
simulated-shows = shows stolen with
simulated-seat = { $points } points, won { $won }
simulated-winner = winner’s points
ending-characters = enough characters
ending-all-nine = all nine laid
ending-draw-pile = a draw pile empty
ending-turns = turn limit
ending-hear-ye = Hear Ye!
