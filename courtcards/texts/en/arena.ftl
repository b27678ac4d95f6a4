# Bots against each other.

## Errors
arena-bots = An arena needs at least two bots, but { $count ->
        [0] none was
        [one] only one was
       *[other] { $count } were
    } named.
arena-too-many-bots = With { $count } bots, one deal would take more than { $most } games. Name fewer bots.
arena-number = The number of { $name } must be a whole number from 1 to 1000000000, not { $given }.
arena-budget = In “{ $given }”, a budget per move must follow the colon: seconds, as in { $name }:0.2s, or samples, as in { $name }:100.
bot-budget = A budget must be more than 0 seconds or at least 1 sample, not { $given }.
arena-own-bot = Can’t create the bot “{ $given }”: { $why }.
arena-no-file = There is no file “{ $path }”.
arena-no-bot-in = “{ $path }” has no function choose(view, legal), no class Bot and no function make_bot. Name the bot after a colon, as in { $example }.
arena-not-a-bot = “{ $given }” is not a bot: it must be a function choose(view, legal) that returns one of the legal actions, or a class with this method.
arena-bot-by-file = There is no bot “{ $given }”. If you mean your own, write { $given }.py.
arena-not-legal = The bot { $bot } chose action { $action }, but must return one of its legal actions, such as “{ $legal }”.
arena-records-where = To keep records, name a folder with --out.
arena-folder = Can’t keep results in { $path }: { $why }.
arena-locked = Another arena is writing to { $path } right now. Wait for it to finish, or choose another folder.
arena-line = Line { $line } of { $path } is not a finished deal of this arena. Choose another folder.
arena-other-plan =
    The results in { $path } come from a different arena ({ $key ->
        [code] another version of its bots or rules
       *[other] its { $key }: { $given }, requested: { $asked }
    }). Choose another folder, or continue it with the same bots and options.
arena-changed-file = The results in { $path } were made before { $file } changed. Choose another folder.
arena-only-here = { $bot } exists only in this process: leave out workers and ray, or put the bot into a file and name it, as in “mybot.py”.
arena-not-kept = Results of { $bot } can’t be kept, because a changed bot couldn’t be told from this one: put it into a file and name it, as in “mybot.py”.
arena-other-code = This machine has a different version of the bots or rules than the one that started the arena.
arena-illegal = The bot { $bot } chose action { $action }, which is illegal.
arena-deal-failed = Deal { $deal } could not be played: { $why }
arena-worker-died = Deal { $deal } could not be played: the process that played it died { $times } times.
arena-extra = This needs the package { $package }: pip install 'courtcards[{ $extra }]'.
arena-ray = No Ray cluster responds at { $address } ({ $why }).
arena-ray-address = The address of a Ray cluster must be host:port, ray://host:port or auto, not “{ $address }”.
arena-ray-lost = The Ray cluster at { $address } failed ({ $why }). Everything finished so far is saved.

## Counts
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
        [one] { $deals } deal was
       *[other] { $deals } deals were
    } already finished.
arena-starting = Starting…
arena-rating = Computing ratings…
arena-without-rating = No ratings, because the package openskill is missing: pip install 'courtcards[arena]'.
arena-without-picture = No picture, because the package matplotlib is missing: pip install 'courtcards[arena]'.

## The result
arena-title = { $game }, { $players } players: { deals-count }, { games-count }
arena-bot = bot
arena-share = won %
arena-adjusted = adjusted %
arena-variance = variance %
arena-lead = lead %
arena-points = points
arena-rating-column = rating
arena-seconds = per move
arena-caption = Intervals are 95%; each deal is one observation. An even share would be { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-duration =
    { $value } { $unit ->
        [s] s
        [ms] ms
       *[us] µs
    }
arena-sure = The order is certain after { deals-count }.
arena-unsure = The order is not yet certain after { deals-count }.
arena-stopped-kept = Stopped after { deals-count }. Run the same command to continue.
arena-stopped = Stopped after { deals-count }.

arena-picture-ahead = how often the row’s bot finishes ahead of the column’s, %
arena-picture-share = games won, %
arena-picture-rating = OpenSkill rating, points
arena-picture-note =
    Bars: 95% intervals over deals; dotted line: all equal{ $rated ->
        [yes] ; rating 0: random, or the mean.
       *[other] .
    }
