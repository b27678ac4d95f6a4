# The table in the browser: counts and other details.

web-size = Cards and text
web-size-small = Small
web-size-normal = Normal
web-size-large = Large
web-call-cried =
    { $who ->
        [you] You
       *[other] { $name }
    } discarded the { $heard ->
        [2] second
       *[other] last
    } Hear Ye!
web-call-must = You can form a set, so you must send at least one.
web-call-must-short = You must send at least one set.
web-margin-ahead = { $points } ahead of { $name }
web-margin-behind = You lost by { $points }
web-decisive = The set that counted most: { $set }
web-moment-beats = You beat { $owner }’s set!
web-this-round = this round { $count }
web-in-total = total { $count }
web-can-lay = You can lay these as a set.
web-fact-worth = Worth
web-fact-set = Set
web-fact-hand = Have / need
web-fact-needs = Needed
web-fact-unseen = Unseen
web-fact-favor = Favor
web-fact-missing = Missing
web-fact-unbeatable = Too few are left to beat it.
web-fact-mine =
    You have { $count }{ $missing ->
        [0] , enough for a set.
       *[other] {""} and need { $missing } more.
    }
web-fact-lacks =
    { $missing ->
        [0] You have enough of them for a set.
       *[other] You need { $missing } more for a set.
    }
web-fact-steals = Stealing the show with them brings { $count } favor.
web-fact-unseen-copies = Copies nobody has seen: { $count }.
web-about-worth = A set scores { $count } points, whatever its size.
web-about-larger = A larger set of them beats it.
web-about-butler = Every set needs a Butler of its own.
web-about-wild = A Wild makes any set larger, but does not count toward the number a set needs.
web-about-hear-ye = When two have been discarded and everyone has had a turn, the round stops.
web-about-double = It counts as two.
web-about-half = It counts as one, and wins ties.
web-copies-all = Copies in the game: { $count }.
web-copies-pile = In pile { $pile }: { $count }.
web-copies-hand = Known to be in { $name }’s hand: { $count }.
web-sum-tasks = + { $count } for tasks
web-sum-size = size { $count }
web-rounds = All rounds
web-round-open = Look at round { $number } again
web-reveal-scores = Reveal { $card }: { $name } would score { $cards } × { $each } = { $points }.
web-reveal-nothing = Reveal { $card }: nobody would score.
web-reveal-nobody = Nobody scores
web-leads = (leads)
web-course-one = by one player
web-course-all = in all
web-course-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## The log: what was done, and what it led to
web-log-beats =
    { $move } and { $who ->
        [you] beat
       *[other] beats
    } { $whose ->
        [you] your { $count }
       *[other] { $owner }’s { $count }
    }{ $pile ->
        [none] {""}
       *[other] ; they go to { $pile }
    }
web-log-replaces =
    { $move } and { $who ->
        [you] replace your
       *[other] replaces their own
    } { $count }{ $pile ->
        [none] {""}
       *[other] ; they go to { $pile }
    }
web-log-strikes =
    { $move }{ $pile ->
        [none] {""}
       *[other] ; it goes to { $pile }
    }
web-log-puts =
    { $name } { $who ->
        [you] put
       *[other] puts
    } { $count } { $card } onto { $pile }
web-log-figure =
    { $move }, { $who ->
        [you] take
       *[other] takes
    } a Ninja figure
web-log-stops = { $move }, and the round stops
