# The browser client.

## Everywhere
web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Lobby
web-nav-games = My games
web-nav-preferences = Preferences
web-nav-about = About
web-home = To the first page
web-close = Close
web-cancel = Cancel
web-confirm = Do it
web-loading = One moment …
web-no-server = The server cannot be reached: check the connection and try again.
web-no-table = No table here
web-rules = Rules
web-rules-of = Rules: { $game }
web-gallery = All cards

## First page
web-home-title = Two card games, one calm table
web-home-lead = Play bots at once, or send friends a link. No account needed.
web-home-note = Your name and your seats are kept on this device. A game that you leave waits for you.
web-games-waiting = Your games
web-pitch-call-to-glory = Gather the figures of an imperial court. Lay sets, outbid those of others, and end the round before your own are beaten.
web-pitch-come-to-call = Draw, discard, listen for the second Hear Ye! Then everyone secretly sends visitors to court, and one of them steals the show.
web-facts-call-to-glory = 2 to 4 players · about 30 minutes · three variants
web-facts-come-to-call = 2 to 6 players · about 20 minutes
web-play-bots = Play bots
web-play-friends = Play with friends

## A new game
web-setup-bots = Play bots
web-setup-friends = A table for friends
web-start = Start
web-make-table = Make the table
web-game = Game
web-your-name = Your name
web-guest-names = Crane, Otter, Badger, Heron, Fox, Magpie, Hare, Finch, Marten, Swift
web-players = Players
web-level = Strength of the bots
web-level-note = From the Page, who is still learning, to the Sovereign, who forgives nothing.
web-bot-pace = Pace of the bots
web-bot-pace-once = At once
web-bot-pace-quick = Quick
web-bot-pace-human = Like people
web-bot-pace-calm = Calm
web-variant = Variant
web-about-standard = Four rounds.
web-about-quick = One round, about ten minutes.
web-about-tasks = Three rounds; secret tasks make some characters worth more.
web-about-ninja = Who lays Ninja takes a figure, and can later strike a card from a set.
web-pace = Time
web-pace-untimed = No clock
web-pace-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, { $increment } s more for each turn
web-pace-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each decision
web-who-sees = Who can find the table
web-listed = Show it in the lobby
web-listed-yes = The table is in the lobby: anybody may sit down.
web-listed-no = Only those who have the link can find this table.
web-allow-spectators = Others may watch
web-no-spectators = Nobody else may watch
web-spectators-yes = Who has the link may watch, without seeing anyone’s hand.
web-spectators-no = Nobody but the players can watch.

## Before the start
web-seat-open = Free seat
web-bot = Bot
web-this-is-you = This is you
web-here = Here
web-not-here = Not here at the moment
web-sit = Sit down
web-get-up = Get up
web-add-bot = Add a bot
web-remove-bot = Remove
web-waiting-for =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-starts-itself = The game begins by itself when all seats are taken.
web-invite = Invite friends
web-link = Link to this table
web-link-local = This link works on this computer only. For other devices open the page by its address in the network, which the server prints when it starts.
web-copy = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-fairness = A fair deal
web-fairness-how = The server has drawn a secret and shows its fingerprint before anyone sits down. Every player’s device adds random digits of its own. Both together shuffle the cards, so nobody can choose them, and after the game everybody can check it.

## Lists
web-lobby-empty = No table is open to everybody at the moment.
web-join =
    { $count ->
        [one] Join: { $count } seat free
       *[other] Join: { $count } seats free
    }
web-watch = Watch
web-games-none = You have not played yet.
web-games-going = Being played
web-games-ended = Finished
web-more-games = Show more
web-state-won = Won
web-state-over = Over
web-state-open = Waits for players
web-state-others = Others are thinking
web-state-due = Your turn, { $when }

## Preferences
web-language = Language
web-theme = Colours
web-theme-system = Like the system
web-theme-light = Paper
web-theme-dark = Lacquer
web-deck = Backs and table
web-deck-classic = Classic
web-deck-pine = Pine
web-deck-plum = Plum
web-speed = Speed of the cards
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = No motion
web-confirm-moves = Ask before each move
web-confirm-auto = On touch screens and in slow games
web-confirm-always = Always
web-confirm-never = Never
web-sounds = Sounds
web-sounds-on = Sounds: on
web-sounds-off = Sounds: off
web-notify = Tell me when it is my turn, even if the page is in the background
web-notify-denied = The browser does not allow notifications from this page.
web-save = Save
web-saved = Saved.
web-kept-here = Preferences are kept on this device only.

## About
web-about-what = Court Cards is a place to play two card games with friends and bots, on your own computer or server, without accounts and without anybody watching what you do.
web-about-credits = The games
web-about-glory-credit = Call to Glory is a game by Michael Schacht, published by White Goblin Games in 2012.
web-about-call-credit = Come to Call belongs to its author and publisher.
web-about-not-affiliated = This project is not affiliated with authors or publishers. Its pictures, words and code are its own.
web-about-fair = Fairness
web-about-made-of = Made of
web-about-open = The code is open under the MIT licence. The type is Alegreya Sans by Juan Pablo del Peral (SIL Open Font License). All cards were drawn for this project.
web-back = Back

## At the table
web-table = Table
web-round-of = Round { $number } of { $rounds }
web-round-short = Round
web-score-sheet = Score sheet
web-total = Total
web-log = What happened
web-your-side = Your side of the table
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-favor = { $count } favor
web-order = Types from the most powerful to the least
web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-set = { $count } { $card }
web-set-row =
    { $name }: { $count ->
        [one] { $count } character
       *[other] { $count } characters
    } of the { $needed } that end the round
web-no-sets = No sets yet
web-starter = Start player
web-dealer = Dealer
web-stand-in = { $level } plays on
web-figures =
    { $count ->
        [one] { $count } ninja figure
       *[other] { $count } ninja figures
    }
web-stock =
    { $count ->
        [one] { $count } ninja figure in stock
       *[other] { $count } ninja figures in stock
    }
web-task = Task { $deck }: { $card }
web-task-hidden = Task { $deck }, hidden
web-task-revealed = Task { $deck }: { $card }, revealed in round { $round }
web-draw-piles = Draw piles
web-discard-piles = Discard piles
web-pile-deck = Deck
web-pile-left = Left
web-pile-right = Right
web-pile-open =
    { $card } on top, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-course-glory = What ends the round
web-course-characters = characters before one player
web-course-nine = characters laid
web-course-piles =
    { $count ->
        [one] { $count } card in the lower draw pile
       *[other] { $count } cards in the lower draw pile
    }
web-course-call = What ends the round and the game
web-course-heard = Hear Ye!s end the round
web-course-favor = { $count } favor and a stolen show win
web-heard = Hear Ye!s in the middle: { $count }
web-nine = The nine characters, and how many cards a set needs now
web-nine-laid = { $card }: { $count } before { $name }; a new set needs { $need }
web-nine-free = { $card }: no set yet; a set needs { $need }
web-spectators =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
web-watching = You are watching
web-title-turn = Your turn
web-reconnecting = The connection is lost. Trying again …
web-days-left = { $days } d { $hours } h
web-leave = Leave: a bot plays on
web-give-up = Give the game up

## What to do
web-other-draw = { $name } is drawing.
web-other-play = { $name } is choosing what to lay or discard.
web-other-discard = { $name } is choosing a card to discard.
web-other-pile = { $name } is choosing the pile for the cards that leave the table.
web-other-after = { $name } may strike or end the turn.
web-other-reveal = { $name } is choosing a task to reveal.
web-others-choose = Your sets are sent. Others may still be choosing.
web-all-choose = All players choose their sets in secret.
web-picked = { $card }:
web-short-lay = Lay { $count }
web-short-discard =
    { $pile ->
        [left] Discard left
        [right] Discard right
       *[other] Discard onto { $pile }
    }
web-sure = { $move }?
web-hint = The strongest bot would: { $move }
web-hint-ask = Hint
web-hint-thinking = The strongest bot is thinking …
web-fewer = One card fewer
web-more = One card more
web-strike = Use a figure
web-strike-choose = Choose the set that loses a card.
web-call-type = Type of the set
web-call-order = Sets are sent from left to right: after this one it is too late for those before it.
web-call-size =
    Size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Fewer: { $card }
web-part-more = More: { $card }
web-plan-send =
    { $count ->
        [one] Send this set
       *[other] Send these { $count } sets
    }
web-plan-one = Only { $card }
web-plan-take = Takes part
web-plan-goes = to be sent
web-plan-out = left out
web-plan-sent = sent
web-plan-butlers = Every set needs a Butler, and yours are all taken. Leave another set out first.

## What happens
web-alarm-beaten = { $name } beats your set: { $count } { $card } leave the table!
web-alarm-struck = { $name } strikes { $card-one } from your set!
web-log-sat = { $name } sits down
web-log-left = Seat { $seat } is free again
web-log-handed = { $level } plays on for { $name }
web-log-returned = { $name } is back
web-log-task = { $name }, task { $deck }: { $card }
web-log-reshuffle = The discard piles are shuffled into a new deck
web-log-call = All choose their sets
web-log-round = End of round { $number }
web-round-over = Round { $number } is over
web-ending-characters = A player has laid enough characters.
web-ending-all-nine = All nine characters lie on the table.
web-ending-draw-pile = A draw pile is empty.
web-ending-turns = Everybody has had as many turns as a round may have.
web-go-on = Go on
web-next = Next
web-skip-show = To the end
web-show = The show of round { $round }
web-act-reveal = Revealed
web-act-original = Original
web-act-powerful = Powerful
web-act-intriguing = Intriguing
web-tell-reveal = All sets are revealed at once.
web-tell-original = Only what is original stays: sets of the same type and size leave the stage.
web-tell-powerful = Only the largest set of each type stays.
web-tell-intriguing = The strongest type steals the show, unless a Fool is a match for another player’s King.
web-show-none = Sends nobody
web-show-nobody = Nobody steals the show.
web-show-stolen =
    { $who ->
        [you] You steal the show with the { $card }!
       *[other] { $name } steals the show with the { $card }!
    }

## The end
web-you-won = You have won!
web-winner = Winner
web-results = Results
web-rematch = Play again
web-rematch-join = Join the rematch
web-record = Download the record
web-verify = Check the deal
web-look = Look at the table
web-verify-checking = Shuffling again …
web-verify-ok =
    { $rounds ->
        [one] Fair: the secret is the promised one, and the deck of { $rounds } round is exactly what it shuffles.
       *[other] Fair: the secret is the promised one, and the decks of { $rounds } rounds are exactly what it shuffles.
    }
web-verify-bad = This deal does not agree with what was promised.
web-verify-how = The same check without this page: courtcards verify { $file }

## Somebody is away
web-away = Away
web-away-wait = Away, we wait { $time }
web-wait-shorter = No longer
web-wait-longer = Longer
web-hand-over = Let a bot play

## Keys
web-keys = Keys
web-keys-piles = Draw from a pile
web-keys-cards = Pick cards from the hand
web-keys-lay = Lay the picked cards as a set
web-keys-count = More or fewer of them
web-keys-discard = Discard the picked card
web-keys-strike = Use a ninja figure; then a digit chooses the set
web-keys-end = End the turn
web-keys-types = Choose the type of a set at the call
web-keys-one = Send one set and choose on
web-keys-ready = Send no more sets
web-keys-confirm = Confirm a move
web-keys-cancel = Put back, cancel
web-keys-hint = Ask the strongest bot for a hint (only against bots)
web-keys-help = This list
