# The command line.

compiling = Compiling the rules for this machine. This takes about a minute; later starts are quick…
compiled = Compiled.
compiled-not-kept = Compiled code is only kept in the temporary folder { $folder }. Set COURTCARDS_CACHE to a folder you can write to, so that later starts are quick.
compiled-elsewhere =
    { $foreign ->
        [yes] The code in “{ $chosen }” was compiled for another version of Court Cards or another processor
       *[no] The folder “{ $chosen }” can’t be used for compiled code
    }, so { $folder } is used instead: change COURTCARDS_CACHE, or run “courtcards compile” as a user who can write there.
compile-parts =
    Compiling: { $left ->
        [one] { $left } part
       *[other] { $left } parts
    } left
compile-done = Everything is compiled and kept in { $folder }.

## People and moves
you = You
bot =
    { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
player = Player { $number }
nobody = nobody
# The name of a player stands before these. $who and $whose are “you” for the person at the screen, “other” for everyone else.
move-draw =
    { $who ->
        [you] draw
       *[other] draws
    } { pile-name.from }
move-discard =
    { $who ->
        [you] discard
       *[other] discards
    } { $card-one } { pile-name.onto }
move-lay =
    { $who ->
        [you] lay
       *[other] lays
    } { $count } { $card }
move-pile =
    { $who ->
        [you] choose
       *[other] chooses
    } pile { $pile }
move-strike =
    { $who ->
        [you] strike
       *[other] strikes
    } { $whose ->
        [you] your { $card }
       *[other] { $owner }’s { $card }
    }
move-end =
    { $who ->
        [you] end your turn
       *[other] ends the turn
    }
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
    } done

## The table
round = Round { $number }
round-over = Round { $number } is over:
result = Final score
hand = cards
points = points
sets = sets
your-hand = Your hand: { $cards }
glory-piles = Draw piles: L { $left }, R { $right } · discard piles: A { $a } ({ $a_count }), B { $b } ({ $b_count })
glory-figures = Ninja figures: { $stock } in stock, held: { $held }
glory-tasks = Your tasks: { $tasks }
call-piles = Deck: { $deck } · left: { $left } ({ $left_count }) · right: { $right } ({ $right_count }) · Hear Ye!: { $heard } of 2
prompt =
    { $who ->
        [you] Your move
       *[other] { $name }, your move
    } (number or notation, Ctrl-D to leave):
left-game = You left the game. To continue it: courtcards play --resume
left-early = You left before the first move, so there is nothing to continue.
saved = Saved the record to { $path }.

## Verify
verified =
    OK: { $game }, { $players } players. { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } { $source ->
        [fair] { $deals ->
            [one] matches
           *[other] match
        } the seed, and the seed follows from the secret and the players’ texts in the record; the record alone can’t prove which commitment you were shown before the game (compare yours with --commitment)
        [noted] { $deals ->
            [one] matches
           *[other] match
        } the seed, the seed follows from the secret and the players’ texts, and the secret matches the commitment you noted
        [seed] { $deals ->
            [one] matches
           *[other] match
        } the seed
       *[decks] taken as given and complete (no seed to check against)
    }; { $actions ->
        [one] { $actions } move is legal
       *[other] all { $actions } moves are legal
    }; { $state ->
        [over] all scores and the winners are correct.
       *[open] { $scored ->
            [one] the scores of { $scored } finished round are correct
           *[other] the scores of { $scored } finished rounds are correct
        }; the game is not over.
    }

## Simulate
games = games
stopped =
    { $games ->
        [one] Stopped after { $games } game.
       *[other] Stopped after { $games } games.
    }
simulated =
    { $game }, { $players } players: { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }
simulated-decisions = decisions
simulated-speed = { $decisions } in { $seconds } s ({ $rate } million per second)
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulated-rounds = rounds per game
simulated-turns = turns per round
simulated-endings = how rounds ended
simulated-shows-stolen-with = shows stolen with
simulated-seat = { $points } points, won { $won }
simulated-winner = winner’s points
ending-characters = enough characters
ending-all-nine = all nine laid
ending-draw-pile = empty draw pile
ending-turns = turn limit
ending-hear-ye = Hear Ye!

## Dataset
dataset-written =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } written to { $folder }.
dataset-unfinished = Game { $number } is not finished, so it has no result.
dataset-other-game = Game { $number } is { $game }, but the first one is { $first }. Make a dataset for each game.
dataset-nothing = Nothing to write: name records, or bots that play some games (`--bots greedy,scripted`).
dataset-empty = There are no records in { $folder }: `courtcards arena --records --out` writes some.
dataset-cannot-write = Can’t write { $path }: { $why }
dataset-format = { $given } isn’t a format; choose one of: { $known }.
dataset-extra = Parquet files need PyArrow: pip install 'courtcards[dataset]'.
