# Errors in options, actions and records, and what to do about them.

## Options
option-language = There is no language “{ $given }”; you can choose { $known }.
option-game = There is no game “{ $given }”; you can choose { $known }.
option-unknown = This game has no option “{ $name }”; its options are { $known }.
option-players = This game is for { $fewest } to { $most } players, not { $given }.
option-flag = The option { $name } must be true or false, not { $given }.
option-number = The option { $name } must be a whole number from { $fewest } to { $most }, not { $given }.
option-first = The option first must be a seat from 0 to { $last }, or be left out to choose one at random; it can’t be { $given }.
option-quick-with-tasks = A quick game has one round, but Imperial Tasks need three: choose either quick or tasks.
option-rounds-set = The option rounds can’t be combined with { $flag }, which sets the number of rounds itself.
option-cards-form = The option cards must map card ids to counts, such as king: 5; it can’t be { $given }.
option-cards-unknown = There is no card “{ $card }”.
option-cards-count = The count of { $card } must be a whole number from 0 to { $most }, not { $given }.
option-cards-once = A deck can have at most one { $card }.
option-cards-hear-ye = A deck needs at least { $fewest } hear-ye, or no round could end.
option-cards-butler = A deck needs at least one butler, or no set could be formed.
option-cards-few =
    { $count ->
        [one] The deck has { $count } card
       *[other] The deck has { $count } cards
    }, but all hands and two draw piles need at least { $fewest }.
option-cards-too-few =
    { $count ->
        [one] Without its hear-ye, the deck has { $count } card
       *[other] Without its hear-ye, the deck has { $count } cards
    }, but this number of players needs at least { $fewest }.
option-cards-too-many = The deck has { $count } cards, but at most { $most } are allowed.
option-seed = A seed must be a whole number or text that can be encoded in UTF-8, not { $given }.
option-seed-and-decks = Give either a seed or decks, not both.
option-names = Names must be a list of { $players } strings, one for each seat, that can be encoded in UTF-8.
option-decks-form = Decks must be a list of decks, each a list of card ids, not { $given }.
option-decks-too-many =
    { $count ->
        [one] { $count } deck was
       *[other] { $count } decks were
    } given, but this game has at most { $most ->
        [one] { $most } round.
       *[other] { $most } rounds.
    }
option-deck-form = The deck of round { $round } must be a list of card ids.
option-deck-unknown = The deck of round { $round } contains “{ $card }”, which is not a card of this game.
option-deck-size =
    { $count ->
        [one] The deck of round { $round } has { $count } card
       *[other] The deck of round { $round } has { $count } cards
    } instead of { $cards }.
option-deck-cards = The deck of round { $round } has the wrong number of some cards.
option-until = The record can be replayed up to any action from 0 to { $most }, not { $given }.
option-record-file = Can’t write the record to { $path }: { $why }.
option-no-unfinished = There is no unfinished game in { $path }.
option-bot = There is no bot “{ $given }”; you can choose { $known }.

## Actions
action-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
action-no-such-number = There is no action number { $number }; they are 0 to { $last }.
action-nothing-to-undo = There is no action to take back.
action-game-over = The game is over.
action-not-to-move = It isn’t seat { $seat }’s turn.
action-unknown = “{ $action }” is not an action of this game; actions look like “{ $example }”.

## Records
record-file = Can’t read the file { $path }: { $why }.
record-file-too-large = The file { $path } is larger than { $most } MiB, too large for a record.
record-not-json = This is not a record: it is not valid JSON ({ $why }).
record-form = A record must be a JSON object, not { $given }.
record-key-twice = The record has the key “{ $key }” twice.
record-key-unknown = The record has an unknown key, “{ $key }”.
record-key-missing = The record has no “{ $key }”.
record-format = This is not a Court Cards record: its format should be { $known }, not { $given }.
record-format-other = The record has format { $given }, but this version reads { $known }; a newer version may be able to read it.
record-part = In the record’s { $key }: { $why }
record-options-form = The record’s options must be an object that gives at least the number of players.
record-first = The record’s “first” must be a seat from 0 to { $last }, not { $given }.
record-first-option = The record says that seat { $given } was first, but its options name seat { $named }.
record-first-seed = The record says that seat { $given } was first, but its seed gives seat { $dealt }.
record-tasks = With Imperial Tasks, the record must give every seat one card of each task deck, and no card twice; without them, it must give none.
record-tasks-seed = The record’s tasks are not the ones its seed deals.
record-rounds-form = The record’s rounds must be a list.
record-rounds-too-many =
    The record has { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }, but this game has at most { $most }.
record-round-form = Round { $round } of the record must be an object with a list of actions.
record-round-key-unknown = Round { $round } of the record has an unknown key, “{ $key }”.
record-reshuffles-form = The reshuffles of round { $round } must be a list of decks.
record-numbers = The record’s { $key } must be a list of { $players } whole numbers.
record-winners-form = The record’s winners must be a list of seats from 0 to { $last }.
record-needs = A record without a seed must have “{ $key }”.
record-needs-deck = A record without a seed must give the deck of every round, but round { $round } has none.
record-deck-seed = The deck of round { $round } is not the one the record’s seed deals.
record-after-end = The record has a round { $round }, but the game is already over.
record-after-round = Round { $round } is over before action { $number }, “{ $action }”.
record-action = In round { $round }, action { $number }, “{ $action }”, is not possible: { $why }
record-reshuffle-missing = Round { $round } needs reshuffle { $number }, which the record does not have.
record-reshuffle-cards = Reshuffle { $number } of round { $round } does not contain exactly the cards that lay below the top cards of the piles.
record-reshuffles = The reshuffles of round { $round } do not match the recorded game.
record-round-unfinished = Round { $round } is not over after its last action, yet it has scores or another round follows.
record-scores-missing = Round { $round } is over, but the record does not have its scores.
record-scores = The record gives { $given } as the scores of round { $round }, but by the rules they are { $played }.
record-totals = The record gives { $given } as the totals, but by the rules they are { $played }.
record-winners = The record gives { $given } as the winners, but by the rules they are { $played }.
record-fairness-form = The record’s “fairness” must have commitment, secret and texts, and nothing else.
record-fairness-secret = The record’s secret must be 64 lowercase hex digits.
record-fairness-commitment = The record’s secret does not match the commitment shown before the game.
record-fairness-texts = The record needs { $players } texts, each of 16 to 64 lowercase hex digits, or empty for a bot.
record-fairness-seed = The record’s seed does not follow from its secret and texts.
record-fairness-noted = The record’s commitment is not the one you noted.
record-fairness-none = The record has no players’ texts and no commitment to compare with.
output-failed = Can’t write the output: { $why }.
out-of-memory = This machine doesn’t have enough memory for that: choose smaller numbers.
file-failed = Can’t use { $path } ({ $why }): choose another place, or check the permissions and the free disk space.
