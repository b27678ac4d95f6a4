# What is wrong with options, actions and records, and what to do about it: one sentence each.

## Options
option-language = There is no language “{ $given }”; the languages are { $known }.
option-game = There is no game “{ $given }”; the games are { $known }.
option-unknown = There is no option “{ $name }”; the options of this game are { $known }.
option-players = This game is for { $fewest } to { $most } players, not { $given }.
option-flag = The option { $name } is either true or false, not { $given }.
option-first = The option first names a seat from 0 to { $last }, or is left out to draw lots; it cannot be { $given }.
option-quick-with-tasks = A quick game is one round and Imperial Tasks take three: choose either quick or tasks.
option-cards-form = The option cards maps card ids to counts, such as king: 5; it cannot be { $given }.
option-cards-unknown = There is no card “{ $card }” to put into the deck.
option-cards-count = The count of { $card } is a whole number from 0 to { $most }, not { $given }.
option-cards-once = A deck has at most one { $card }.
option-cards-hear-ye = A deck needs at least { $fewest } hear-ye, or no round could end.
option-cards-butler = A deck needs at least one butler, or no set could be formed.
option-cards-too-few =
    { $count ->
        [one] Without the hear-ye the deck has { $count } card
       *[other] Without the hear-ye the deck has { $count } cards
    }, and this many players need at least { $fewest }.
option-cards-too-many = The deck has { $count } cards, and at most { $most } fit.
option-seed = A seed is text or a whole number, and must be possible to write in UTF-8; this one ({ $given }) is not.
option-seed-and-decks = Give either a seed or decks, not both.
option-names = Names are a list of { $players } texts, one for each seat, possible to write in UTF-8.
option-decks-form = Decks are a list of decks, each a list of card ids; { $given } is not.
option-decks-too-many =
    { $count ->
        [one] { $count } deck was
       *[other] { $count } decks were
    } given for a game of at most { $most ->
        [one] { $most } round.
       *[other] { $most } rounds.
    }
option-deck-form = The deck of round { $round } is not a list of card ids.
option-deck-unknown = The deck of round { $round } has a card “{ $card }” that does not exist.
option-deck-size =
    { $count ->
        [one] The deck of round { $round } has { $count } card
       *[other] The deck of round { $round } has { $count } cards
    } instead of { $cards }.
option-deck-cards = The deck of round { $round } does not have the right number of each card.
option-until = The record can be followed to any action from 0 to { $most }, not to { $given }.
option-record-file = The record cannot be written to { $path }: { $why }.
option-no-unfinished = There is no unfinished game in { $path }.
option-bot = There is no bot “{ $given }”; the bots are { $known }.

## Actions
action-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
action-game-over = The game is over.
action-not-to-move = Seat { $seat } owes no decision now.
action-unknown = “{ $action }” is not an action of this game; write it as in “{ $example }”.

## Records
record-file = The file { $path } cannot be read: { $why }.
record-file-too-large = The file { $path } is larger than { $most } MiB, which no record is.
record-not-json = This is not a record, because it is not JSON ({ $why }).
record-form = A record is a JSON object, not { $given }.
record-key-twice = The key “{ $key }” stands in the record twice.
record-key-unknown = The record has a key “{ $key }” that records do not have.
record-key-missing = The record has no “{ $key }”.
record-format = This is not a record of Court Cards: its format should be { $known }, not { $given }.
record-format-other = The record has the format { $given } and this version reads { $known }: a newer version may read it.
record-part = In the record’s { $key }: { $why }
record-options-form = The record’s options must be an object with at least the number of players.
record-first = The record’s “first” is a seat from 0 to { $last }, not { $given }.
record-first-option = The record says that seat { $given } was first, and its options that seat { $named } was.
record-first-seed = The record says that seat { $given } was first; its seed makes it seat { $dealt }.
record-tasks = The record’s tasks are not a card of each task deck for each seat, none twice, in a game with tasks.
record-tasks-seed = The record’s tasks are not those that its seed deals.
record-rounds-form = The record’s rounds must be a list.
record-rounds-too-many =
    The record has { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }, and this game has at most { $most }.
record-round-form = Round { $round } of the record must be an object with a list of actions.
record-round-key-unknown = Round { $round } of the record has a key “{ $key }” that rounds do not have.
record-reshuffles-form = The reshuffles of round { $round } must be a list of decks.
record-numbers = The record’s { $key } must be a list of { $players } whole numbers.
record-winners-form = The record’s winners must be a list of seats from 0 to { $last }.
record-needs = A record without a seed must say “{ $key }”.
record-needs-deck = A record without a seed must give the deck of each round; round { $round } has none.
record-deck-seed = The deck of round { $round } is not the one that the record’s seed deals.
record-after-end = The record goes on with round { $round } although the game is over.
record-after-round = Round { $round } is over before its action { $number }, “{ $action }”.
record-action = In round { $round } action { $number }, “{ $action }”, is not possible: { $why }
record-reshuffle-missing = Round { $round } needs a reshuffle number { $number } that the record does not have.
record-reshuffle-cards = Reshuffle { $number } of round { $round } does not consist of the cards that lay below the tops of the piles.
record-reshuffles = The reshuffles of round { $round } are not those of the game played from this record.
record-round-unfinished = Round { $round } is not over after its last action, and yet the record goes on or has its scores.
record-scores-missing = Round { $round } is over, and the record lacks its scores.
record-scores = The record gives round { $round } the scores { $given }, and the rules give { $played }.
record-totals = The record gives the totals { $given }, and the rules give { $played }.
record-winners = The record gives the winners { $given }, and the rules give { $played }.
record-fairness-form = The record’s “fairness” must have commitment, secret and texts, and nothing else.
record-fairness-secret = The record’s secret must be 64 hex digits in lower case.
record-fairness-commitment = The record’s secret does not match the commitment shown before the game.
record-fairness-texts = The record needs { $players } texts, each of 16 to 64 hex digits in lower case or empty for a bot.
record-fairness-seed = The record’s seed is not the one that its secret and texts give.
