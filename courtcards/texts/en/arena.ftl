# Bots against each other.

## What is wrong
arena-bots = An arena needs at least two bots, and { $count ->
        [0] none was
        [one] only one was
       *[other] { $count } were
    } named.
arena-too-many-bots = With { $count } bots one deal would take more than { $most } games: name fewer bots.
arena-number = The number of { $name } is a whole number from 1 to 1000000000, not { $given }.
arena-budget = After the colon of “{ $given }” stands what the bot may spend on a move: seconds, as in { $name }:0.2s, or samples, as in { $name }:100.
arena-own-bot = The bot “{ $given }” cannot be made: { $why }.
arena-records-where = Records need a folder to be kept in: name it with --out.
arena-folder = The results cannot be kept in { $path }: { $why }.
arena-locked = Another arena is writing to { $path } now: wait for it or choose another folder.
arena-line = Line { $line } of { $path } is not a finished deal of this arena: choose another folder.
arena-other-plan =
    The results in { $path } are of another arena ({ $key ->
        [code] its bots or rules were of another version
       *[other] its { $key }: { $given }, asked for: { $asked }
    }): choose another folder, or the same bots and options to go on with it.
arena-other-code = This machine has another version of the bots or the rules than the one that started the arena.
arena-illegal = The bot { $bot } chose action { $action }, which is not legal.
arena-deal-failed = Deal { $deal } could not be played: { $why }
arena-worker-died = Deal { $deal } could not be played: the process that played it died { $times } times.
arena-extra = This needs the package { $package }: pip install 'courtcards[{ $extra }]'.
arena-ray = No Ray cluster answers at { $address } ({ $why }).
arena-ray-address = The address of a Ray cluster is host:port, ray://host:port or auto, not “{ $address }”.
arena-ray-lost = The Ray cluster at { $address } failed ({ $why }); what was finished is kept.

## Counted
deals-count =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
games-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## While it runs
arena-deals = deals
arena-speed = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } deals/s
arena-resumed =
    { $deals ->
        [one] One deal was
       *[other] { $deals } deals were
    } finished before.
arena-starting = Starting …
arena-rating = Rating …
arena-without-rating = Without ratings, because the package openskill is missing: pip install 'courtcards[arena]'.
arena-without-picture = Without a picture, because the package matplotlib is missing: pip install 'courtcards[arena]'.

## The result
arena-title = { $game }, { $players } players: { deals-count }, { games-count }
arena-bot = bot
arena-share = won %
arena-lead = lead %
arena-points = points
arena-rating-column = rating
arena-seconds = a move
arena-caption = Intervals are 95 %; one deal is one observation. Even would be { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-duration =
    { $value } { $unit ->
        [s] s
        [ms] ms
       *[us] µs
    }
arena-sure = The order is certain after { deals-count }.
arena-unsure = The order is not certain after { deals-count }.
arena-stopped-kept = Stopped after { deals-count }; the same command goes on from there.
arena-stopped = Stopped after { deals-count }.

arena-picture-ahead = row ends before column, % of meetings
arena-picture-share = games won, %
arena-picture-rating = OpenSkill rating, points
arena-picture-note = Bars are 95 % intervals over deals; dotted: all equal{ $rated ->
        [yes] ; rating 0 is random, or the mean.
       *[other] .
    }
