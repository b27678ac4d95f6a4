# The browser client.

## Everywhere
web-skip = Skip to content
web-nav = Main menu
web-nav-lobby = Lobby
web-nav-games = My games
web-nav-preferences = Preferences
web-nav-about = About
web-home = Home
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-loading = One moment…
web-no-server = Can’t reach the server. Check your connection and try again.
web-no-table = Table not found
web-no-entry = You can’t join this table
web-notice = From the people who run this server:
web-rules = Rules
web-rules-of = Rules of { $game }
web-gallery = All cards

## First page
web-home-title = Two card games, one calm table
web-home-lead = Play against bots right away, or send your friends a link. No account needed.
web-home-new = New here?
web-home-new-pitch = Learn a game by playing it: five minutes at a real table, one step at a time.
web-home-note = Your name and your seats are saved on this device. Close the page whenever you like: your game waits for you.
web-games-waiting = Your games
web-pitch-call-to-glory = Gather the figures of an imperial court. Lay sets, beat those of your opponents, and end the round before yours are beaten.
web-pitch-come-to-call = Draw, discard, and listen for the second Hear Ye! Then everyone secretly sends visitors to court, and one of them steals the show.
web-facts-call-to-glory = 2 to 4 players · about 30 minutes · three variants
web-facts-come-to-call = 2 to 6 players · about 20 minutes
web-play-bots = Play against bots
web-play-friends = Play with friends
web-lesson = Learn by playing
web-daily = Daily deal
web-daily-pitch = One deal a day, and everyone plays it against the same bot. How well can you play the cards you’re dealt?
web-daily-open = Today’s deal
web-practice = Practice
web-practice-title = Find the better move
web-practice-pitch = Decisions from your own games and from the game of the day, just as they came up. Choose again, then compare.

## A new game
web-setup-bots = Play against bots
web-setup-friends = Play with friends
web-start = Start
web-make-table = Create table
web-game = Game
web-your-name = Your name
web-guest-names = Crane, Otter, Badger, Heron, Fox, Magpie, Hare, Finch, Marten, Swift
web-players = Players
web-level = Bot strength
web-level-note = From the Page, who is still learning, to the Sovereign, who forgives nothing.
web-level-ahead =
    Measured with { $players } players: { $below ->
        [page] the Squire finishes ahead of the Page
        [squire] the Herald finishes ahead of the Squire
        [herald] the Knight finishes ahead of the Herald
        [knight] the Chancellor finishes ahead of the Knight
       *[chancellor] the Sovereign finishes ahead of the Chancellor
    } in { $percent }% of games.
web-bot-pace = Bot speed
web-bot-pace-once = Instant
web-bot-pace-quick = Fast
web-bot-pace-human = Like a person
web-bot-pace-calm = Relaxed
web-variant = Variant
web-about-standard = Four rounds.
web-about-quick = One round, about ten minutes.
web-about-tasks = Three rounds, with secret tasks that make some characters worth more.
web-about-ninja = Lay a Ninja set to gain a figure. On a later turn, use it to strike a card from an opponent’s set.
web-pace = Time limit
web-pace-untimed = No time limit
web-pace-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, plus { $increment } s per turn
web-pace-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } per decision
web-who-sees = Who can see the table
web-listed = List it in the lobby
web-listed-yes = The table is listed in the lobby, so anyone can join.
web-listed-no = Only people with the link can find this table.
web-allow-spectators = Others can watch
web-no-spectators = Nobody else can watch
web-spectators-yes = Anyone with the link can watch, but sees no hands.
web-spectators-no = Only the players can see this table.

## Before the start
web-seat-open = Open seat
web-bot = Bot
web-this-is-you = That’s you
web-here = Here
web-not-here = Away
web-sit = Sit here
web-remove = Remove
web-remove-sure = Remove { $name }? They can’t sit down at this table again.
web-get-up = Leave seat
web-add-bot = Add bot
web-remove-bot = Remove
web-waiting-for =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
web-shuffling = Everyone is here. The cards are being shuffled…
web-starts-itself = The game starts as soon as all seats are taken.
web-invite = Invite friends
web-link = Link to this table
web-link-local = This link works only on this computer. To invite people on other devices, open this page at the network address that the server prints when it starts.
web-copy = Copy link
web-copied = Copied
web-qr = QR code of the link
web-fairness = A fair deal
web-fairness-how = Before anyone sits down, the server draws a secret and shows its fingerprint. Each player’s device adds random digits of its own. Together they determine the shuffle, so nobody can choose the cards, and after the game anyone can check it.

## Lists
web-lobby-empty = There are no public tables right now.
web-join =
    { $count ->
        [one] Join ({ $count } seat open)
       *[other] Join ({ $count } seats open)
    }
web-watch = Watch
web-games-none = You haven’t played a game yet.
web-games-going = In progress
web-games-ended = Finished
web-more-games = Show more
web-state-won = Won
web-state-over = Lost
web-state-open = Waiting for players
web-state-others = Waiting for the others
web-state-due = Your turn, due { $when }

## Preferences
web-language = Language
web-theme = Theme
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-deck = Card backs and table
web-deck-classic = Classic
web-deck-pine = Pine
web-deck-plum = Plum
web-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-confirm-moves = Confirm each move
web-confirm-auto = On touch screens and in slow games
web-confirm-always = Always
web-confirm-never = Never
web-sounds = Sounds
web-sounds-on = Sounds: on
web-sounds-off = Sounds: off
web-notify = Notify me when it’s my turn, even when this page is in the background
web-notify-denied = Your browser blocks notifications from this page.
web-letters = Use letters and digits as keyboard shortcuts at the table
web-save = Save
web-saved = Saved.
web-kept-here = Preferences are saved on this device only.

## About
web-about-what = Court Cards is a place to play two card games with friends and bots, on your own computer or server, without accounts and without anyone tracking you.
web-about-credits = The games
web-credit-call-to-glory = Call to Glory is a game by Michael Schacht, published by White Goblin Games in 2012.
web-credit-come-to-call = Come to Call belongs to its author and publisher.
web-about-not-affiliated = This project is not affiliated with the authors or publishers. Its artwork, texts and code are its own.
web-about-fair = Fairness
web-about-made-of = Made with
web-about-open = The code is open source under the MIT License. The typeface is Alegreya Sans by Juan Pablo del Peral (SIL Open Font License). All cards were drawn for this project.
web-about-licenses = Licenses of everything included
web-back = Card back

## At the table
web-table = Table
web-round-of = Round { $number } of { $rounds }
web-round-short = Round
web-score-sheet = Score sheet
web-total = Total
web-log = Game log
web-your-side = Your side of the table
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-favor = { $count } favor
web-order = Types, from most to least powerful
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
web-set-row = { $name }: { $count } of the { $needed } characters that end the round
web-no-sets = No sets yet
web-starter = First player
web-dealer = Dealer
web-stand-in = A { $level } is filling in
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
web-course-characters = characters laid by one player
web-course-nine = characters laid in all
web-course-piles =
    { $count ->
        [one] { $count } card left in the smaller draw pile
       *[other] { $count } cards left in the smaller draw pile
    }
web-course-call = What ends the round and the game
web-course-heard = Hear Ye! { $count } of 2
web-course-favor = To win: steal the show and have at least { $count } favor
web-heard = Hear Ye! cards in the middle: { $count }
web-nine = The nine characters, and how many cards a new set needs
web-nine-laid =
    { $card }: { $who ->
        [you] you have { $count }
       *[other] { $name } has { $count }
    }; a new set needs at least { $need }
web-nine-free = { $card }: no set yet; a set needs at least { $need }
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-watching = You’re watching
web-title-turn = Your turn
web-reconnecting = Connection lost. Reconnecting…
web-days-left = { $days } d { $hours } h
web-leave = Leave (a bot takes over)
web-give-up = Give up
web-leave-sure = Leave the game? A bot plays for you until you come back.
web-leave-last = Leave the game? Nobody else is playing, so it ends here.
web-give-up-sure = Give up the game? It ends here and can’t be continued.
web-leave-yes = Leave
web-stay = Stay
web-left = You left the game
web-left-bot = A { $level } plays for you. The others play on.
web-take-back = Take my seat back
web-given-up = The game was given up
web-given-up-points = The points so far:
web-only-hear-ye = Only a Hear Ye! goes to the middle. Put this card on the left or the right pile.
web-part-all = Your set already has every { $card } you hold.

## What to do
web-other-draw = { $name } is drawing.
web-other-play = { $name } is deciding what to lay or discard.
web-other-discard = { $name } is choosing a card to discard.
web-other-pile = { $name } is choosing a pile for the cards that leave the table.
web-other-after = { $name } can strike or end the turn.
web-other-reveal = { $name } is choosing a task to reveal.
web-other-decides = { $name } is deciding.
web-decide = Choose what to do.
web-others-choose = You have sent your sets. Others may still be choosing.
web-others-choose-none = You can’t form a set this time. Others may still be choosing.
web-all-choose = Everyone is secretly choosing sets.
web-picked = { $card }:
web-short-lay = Lay { $count }
web-short-discard =
    { $pile ->
        [left] Discard left
        [right] Discard right
       *[other] Discard onto { $pile }
    }
web-sure = { $move }?
web-hint = The strongest bot suggests: { $move }
web-hint-ask = Hint
web-hint-thinking = The strongest bot is thinking…
web-fewer = One fewer card
web-more = One more card
web-strike = Use a figure
web-strike-choose = Choose the set to strike.
web-call-type = Type of set
web-call-order = Sets are sent from left to right. Once this one is sent, you can no longer send any to its left.
web-call-size =
    Size { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Remove { $card-one }
web-part-more = Add { $card-one }
web-plan-send =
    { $count ->
        [one] Send this set
       *[other] Send these { $count } sets
    }
web-plan-one = { $card } only
web-plan-take = Include
web-plan-goes = included
web-plan-out = left out
web-plan-sent = sent
web-plan-butlers = Every set needs a Butler of its own, and yours are all in use. Leave another set out first.
web-plan-not-there = This card can’t go into that set.

## What happens
web-alarm-beaten =
    { $name } beats your set: { $count ->
        [one] { $count } { $card } leaves the table!
       *[other] { $count } { $card } leave the table!
    }
web-alarm-struck = { $name } strikes { $card-one } from your set!
web-log-sat = { $name } sits down
web-log-left = Seat { $seat } is open again
web-log-handed = A { $level } takes over for { $name }
web-log-returned = { $name } is back
web-log-redrawn = A player’s part of the shuffle never arrived, so the server drew a new secret.
web-log-task = { $name }’s task { $deck }: { $card }
web-log-reshuffle = The discard piles are shuffled into a new deck
web-log-call = Everyone chooses sets in secret
web-log-round = End of round { $number }
web-round-over = Round { $number } is over
web-ending-characters = A player has laid enough characters.
web-ending-all-nine = All nine characters are on the table.
web-ending-draw-pile = A draw pile is empty.
web-ending-turns = The round has reached its turn limit.
web-go-on = Continue
web-next = Next
web-skip-show = Skip to the result
web-show = The show in round { $round }
web-act-reveal = Revealed
web-act-original = Original
web-act-powerful = Powerful
web-act-intriguing = Intriguing
web-tell-reveal = All sets are revealed at once.
web-tell-original = Only originals stay: sets of the same type and size leave the stage.
web-tell-powerful = Only the largest set of each type stays.
web-tell-intriguing = The strongest type steals the show, unless a Fool is a match for another player’s King.
web-set-out = off the stage
web-set-best = steals the show
web-show-none =
    { $who ->
        [you] You send nobody
       *[other] Sends nobody
    }
web-show-nobody = Nobody steals the show.
web-show-stolen =
    { $who ->
        [you] You steal the show with your { $card }!
       *[other] { $name } steals the show with { $card }!
    }

## The end
web-you-won = You win!
web-winner = Winner
web-results = Results
web-rematch = Play again
web-rematch-join = Join the rematch
web-review-this = Review this game
web-daily-results = Results
web-verify = Check the deal
web-look = Look at the table
web-verify-ok = Fair: every deck matches the promised shuffle.
web-verify-record-only = The deal fits its secret, but this device saved nothing before the game to check it against.
web-verify-bad = This deal does not match what was promised.
web-verify-how = This page checked how the decks were shuffled and who starts. To check the tasks, reshuffles and every move too: courtcards verify { $file }

## Somebody is away
web-away = Away
web-away-wait = Away, waiting { $time }
web-wait-shorter = Wait no longer than agreed
web-wait-longer = Wait longer
web-wait-not = Don’t wait for me
web-wait-me-how = If you lose your connection, the others wait as agreed before a bot can play for you.
web-wait-me = Wait for me
web-wait-not-how = If you lose your connection, the others can let a bot play for you at once.
web-hand-over = Let a bot play

## Keys
web-keys = Keyboard shortcuts
web-keys-piles = Draw from a pile
web-keys-cards = Pick cards from your hand
web-keys-actions = Choose one of the actions
web-keys-lay = Lay the picked cards as a set
web-keys-count = Pick more or fewer of them
web-keys-discard = Discard the picked card
web-keys-strike = Use a ninja figure, then press a digit to choose the set
web-keys-end = End your turn
web-keys-types = Choose the type of a set for the show
web-keys-one = Send just this set, then choose the next
web-keys-ready = Send no more sets
web-keys-confirm = Confirm a move
web-keys-cancel = Put back or cancel
web-keys-hint = Ask the strongest bot for a hint (only when playing against bots)
web-keys-help = Show this list

## Steps
web-review-at = Step { $number } of { $of }
web-review-back = Back
web-lesson-again = Start again
