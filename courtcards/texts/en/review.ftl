# The review of a game: `courtcards analyze`, and the same in the browser.

review-title = Review: { $game }
review-judged =
    { $judge ->
        [scripted] No learned weights were found, so rules of thumb judged this game. Take the figures as rough.
       *[other] Each decision is judged by what that player could know.
    }
review-unfinished = This game is not over yet. Only the decisions so far are judged.
review-turning-points = What mattered
review-no-turning-points = No decision was clearly a mistake.
review-word =
    { $word ->
        [blunder] Blunder
       *[mistake] Mistake
    }
review-cost = costs { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of win share
review-better = Better: { $action }
review-guess = Everyone chooses at once here, so this is judged against the mix of sets that the strongest bot would send.
review-account = Luck and skill
review-account-note = In points of win share. Result = start + luck + own decisions + the others’ decisions, seen with all hands open; ± is a standard deviation. The losses go by what the player could know.
review-player = Player
review-result = Result
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-adjusted = Without luck
review-lost = All losses
review-curve = Chance of winning
review-decisions = Decisions
review-decision = Decision
review-action = Action
review-win = Win share
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

review-busy = Too many games are waiting to be analyzed. Try again in a few minutes.
web-review = Review
web-review-unfinished = This game is not over yet. It is shown as far as it went.
web-review-wrong = The game is shown up to there.
web-review-this = Review this game
web-review-at = Moment { $number } of { $of }
web-review-open = All cards face up
web-review-seat = As seen by { $name }
web-review-by = By
web-review-decision = decision
web-review-turn = turn
web-review-round = round
web-review-back = Back
web-review-on = Forward
web-review-mistake-before = Previous mistake
web-review-mistake-next = Next mistake
web-review-analyze = Analyze
web-review-analyze-file = Or analyze it on your own computer: “{ $command }”.
web-review-analyze-here = Analyze on this server
web-review-analyze-sends = For an analysis the record is sent to this server. It keeps the result, but not the record.
web-review-cancel = Cancel the analysis
web-review-failed = The analysis failed. You can try again.
web-review-takes = An analysis takes about a minute. Games that are being played come first, so it may take longer.
web-review-waiting = Waiting for its turn…
web-review-link = Copy a link to this moment
web-review-linked = Link copied.
web-review-link-by-hand = The link is in the address bar: copy it from there.
web-review-file = Open a record from a file
web-review-upload = When you open a record, it is sent to this server, which replays it to show it and does not keep it.
web-review-beginning = Beginning
web-review-whose = Choose whose cards you see
web-review-download = Download the record
web-verify-kept = The secret is the one that was promised before anyone sat down.
web-verify-seeded = The seed comes from that secret and from what the players’ devices chose.
web-verify-dealt = Decks that come from the seed, card by card: { $count }.
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
reason-end-now = It was better to end the round at once: that way the lead was { $now }, and on average { $later } if play went on.
reason-points = Points ahead in the round, on average: { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } instead of { NUMBER($chosen, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-end-too-soon = It was too early to end the round: the lead was { $now } now, and on average { $later } if play went on.
reason-set-chosen = { $card }, a set of { $size }: unseen copies { $unseen }; lost before the end of the round in { $beaten }% of cases.
reason-set-better = Better: { $card }, a set of { $size }. Unseen copies: { $unseen }; lost before the end of the round in { $beaten }% of cases.
reason-gave = The next player takes { $card-one } from the discard pile in { $taken }% of cases.
reason-open-chosen = { $card } on top of { $pile }: { $held } in hand, { $needed } needed for a set, unseen copies { $unseen }.
reason-open-better = Better: { $card } on top of { $pile }. In hand: { $held }; needed for a set: { $needed }; unseen copies: { $unseen }.
reason-cry = It was time for Hear Ye! It leads to stealing the show in { $cried }% of cases; without it, in { $kept }%.
reason-cry-too-soon = It was too early for Hear Ye! It leads to stealing the show in { $cried }% of cases; without it, in { $kept }%.
reason-show-chosen =
    { $card }, size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }: steals the show in { $stolen }% of cases.
reason-show-better =
    Better: { $card }, size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }. That steals the show in { $stolen }% of cases.
reason-top-chosen = { $card } on top of a pile. Of its type: { $held } in hand, { $unseen } unseen.
reason-top-better = Better: { $card } on top of a pile. Of its type: { $held } in hand, { $unseen } unseen.

## Why an action is a good idea
why-take = You hold { $held }; a set needs { $needed }. Unseen copies: { $unseen }.
why-discard = You hold { $held }; a set needs { $needed }. Unseen copies: { $unseen }. You can spare it.
why-unseen = For a set of { $card } you need { $missing } more. Unseen copies: { $unseen }.
why-lay = It scores { $worth }. Beating it takes { $more } cards; unseen copies: { $unseen }.
why-top = You hold { $held } of this type. Unseen: { $unseen }.
why-part = You hold { $held } of this type. Unseen: { $unseen }. You can spare it.
why-deck = You hold { $held } of the type { $card }. Unseen: { $unseen }.
why-cry = That makes { $count } of 2 Hear Ye! cards in the middle.
