# The review of a game: `courtcards analyze`, and the same in the browser.

review-title = Review: { $game }
review-judged =
    { $judge ->
        [scripted] No learned weights were found, so this game was judged by rules of thumb. The figures are rough.
       *[other] Each decision is judged by what that player could know.
    }
review-unfinished = This game is not over yet. Only the decisions so far are judged.
review-wrong = Only the decisions up to there are judged.
review-turning-points = What mattered
review-no-turning-points = No decision was clearly a mistake.
review-word =
    { $word ->
        [blunder] Blunder
       *[mistake] Mistake
    }
review-cost = costs { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points of win chance
review-better = Better: { $action }
review-guess = Everyone chooses at once here, so this is compared with the mix of sets that the strongest bot would send.
review-account = Luck and skill
review-account-note = In percentage points of win chance. Result = start + luck + own decisions + the others’ decisions, seen with all hands open; ± is the standard deviation of such results between equal bots at a table like this. Losses are judged by what the player could know.
review-player = Player
review-result = Result
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-adjusted = Without luck
review-lost = Total loss
review-curve = Chance of winning
review-decisions = Decisions
review-decision = Decision
review-action = Action
review-win = Win chance
review-points = Points
review-worlds = Worlds
review-error-note = ± is the standard error of how far an action is behind the best one.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-progress = Judged { $done } of { $of } decisions…
review-tally = All games
review-games = Games
review-won = Won
review-wrote = Written to { $file }.
review-no-facts = { $game } cannot be analyzed: it does not say how to judge its positions.

web-review = Review
web-review-unfinished = This game is not over yet. You can see everything that was played so far.
web-review-wrong = The game is shown up to there.
web-review-open = All cards face up
web-review-seat = As seen by { $name }
web-review-by = Step by
web-review-decision = decision
web-review-turn = turn
web-review-round = round
web-review-on = Forward
web-review-mistake-before = Previous mistake
web-review-mistake-next = Next mistake
web-review-analyze = Analyze
web-review-analyze-file = Or analyze it on your own computer: “{ $command }”.
web-review-analyze-here = Analyze on this server
web-review-analyze-sends = For an analysis the record is sent to this server. It keeps the result, but not the record.
web-review-cancel = Cancel the analysis
web-review-failed = The analysis failed. You can try again.
web-review-takes = An analysis takes about a minute, or longer while games are being played.
web-review-waiting = Waiting in line…
web-review-link = Copy a link to this step
web-review-linked = Link copied.
web-review-link-by-hand = The link is in the address bar: copy it from there.
web-review-file = Open a record from a file
web-review-upload = Opening a record sends it to this server, which replays it to show it but doesn’t keep it.
web-review-beginning = Beginning
web-review-whose = Choose whose cards to show
web-review-download = Download the record
web-verify-kept = The secret is the one that was promised before anyone sat down.
web-verify-seeded = The seed comes from that secret and from what the players’ devices chose.
web-verify-first = Who starts or deals in the first round follows from the seed: { $name }.
web-verify-dealt = Decks that match the seed, card by card: { $count }.
web-verify-seed-only = Every deck matches the seed, but nobody promised this seed before the game.
web-verify-no-seed = This record has no seed: its decks were given, so there is no shuffle to check.
web-verify-noted = Noted by this device
web-verify-commitment = Promised
web-verify-secret = Secret
web-verify-hash = SHA-256 of the secret
web-verify-text = Text of { $name }
web-verify-seed-hash = SHA-256 of secret and texts
web-verify-seed = Seed of the game
web-luck-all = You won { $won } of your latest { $games } analyzed games. Without luck it would have been { $adjusted } ± { $reach }.
web-luck-all-note = Only analyzed games count. The ± is a 95% interval.

## Why an action was better
reason-lead =
    { $side ->
        [ahead] { $count ->
            [one] { $count } point ahead
           *[other] { $count } points ahead
        }
        [behind] { $count ->
            [one] { $count } point behind
           *[other] { $count } points behind
        }
       *[level] level
    }
reason-mean-lead =
    { $side ->
        [ahead] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
        [behind] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
       *[level] level
    }
reason-end-now = Ending the round at once was better: { $now }. If play goes on: { $later } on average.
reason-points = On average in this round: { $best } instead of { $played }.
reason-end-too-soon = It was too early to end the round: { $now }. If play goes on: { $later } on average.
reason-set-chosen =
    A set of { $size } { $card }: { $unseen ->
        [one] { $unseen } copy
       *[other] { $unseen } copies
    } unseen; lost before the round ends { $beaten }% of the time.
reason-set-better =
    Better: a set of { $size } { $card }, with { $unseen ->
        [one] { $unseen } copy
       *[other] { $unseen } copies
    } unseen; lost before the round ends { $beaten }% of the time.
reason-gave = The next player takes { $card-one } from the discard pile { $taken }% of the time.
reason-open-chosen = { $card } on top of { $pile }: { $held } in hand, { $needed } needed for a set, { $unseen } unseen.
reason-open-better = Better: { $card } on top of { $pile }, with { $held } in hand, { $needed } needed for a set and { $unseen } unseen.
reason-cry = It was time for Hear Ye! It steals the show { $cried }% of the time, { $kept }% without it.
reason-cry-too-soon = It was too early for Hear Ye! It steals the show { $cried }% of the time, { $kept }% without it.
reason-show-chosen =
    { $card }, size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }: they steal the show { $stolen }% of the time.
reason-show-better =
    Better: { $card }, size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }. They steal the show { $stolen }% of the time.
reason-top-chosen = { $card } on top of a pile. Of its type: { $held } in hand, { $unseen } unseen.
reason-top-better = Better: { $card } on top of a pile. Of its type: { $held } in hand, { $unseen } unseen.
