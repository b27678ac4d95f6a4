# The daily deal.

## What can't be done
daily-closed = Everyone plays this deal today, so its cards stay secret until the day is over, at midnight UTC.
daily-unknown = There is no deal for this day.
daily-device = Today’s deal has already been played on this device. There is a new one tomorrow.
table-hint-daily = There are no hints in the daily deal.

## The page
web-daily = Daily deal
web-daily-pitch = One deal a day, the same for everyone: you alone against the same bot. How well did you play what you were dealt?
web-daily-of = Daily deal, { $day }
web-daily-against = { $game } against the { $level }
web-daily-open = Today’s deal
web-daily-play = Play today’s deal
web-daily-on = Continue your game
web-daily-look = Your game
web-daily-ends = Finish before { $when } to be in the list. Then there is a new deal, and the cards of this one are shown.
web-daily-over = This day is over. Its cards are no longer a secret.
web-daily-streak = Days in a row: { $count }
web-daily-results = Results
web-daily-none = Nobody has finished this deal yet.
web-daily-rest =
    { $count ->
        [one] { $count } player has finished this deal.
       *[other] { $count } players have finished this deal.
    }
web-daily-place = Place
web-daily-points = Points
web-daily-score = Score
web-daily-computing = being computed
web-daily-score-what = The score says what you made of the cards, with luck taken out, in points of win share. Zero is par: what the { $level } gets in your seat with the same cards, on average over { $games } games (accurate to about ± { $error }). One game says little; many say more.
web-daily-par-computing = The par of this deal is being computed. Scores appear here as soon as it is ready.
web-daily-share = Share my result
web-daily-shared = Court Cards, daily deal of { $day }, { $game }: { $score } against par. { $link }
web-daily-fair = How you can check the deal
web-daily-fair-how = The server drew the secret of this deal before anyone could play it, usually the day before, and has shown its fingerprint (SHA-256) since. When the day is over, the secret follows. Cards come from the secret and the text of the day, and from nothing else. Until then only the people who run the server could know them.
web-daily-commitment = Fingerprint
web-daily-next-commitment = Fingerprint of the next deal
web-daily-text = Text of the day
web-daily-secret = Secret
web-daily-seed = Seed
web-daily-kept = The secret fits the fingerprint that this device noted before.
web-daily-fits = The secret fits the fingerprint. This device noted none before.
web-daily-broken = The secret does not fit the fingerprint that was promised.
web-daily-once = One try counts, for each player and for each device. So that the server recognizes the device, it gets a cookie when you start, which is used for nothing else. Whoever deletes it or takes another device can play again: the list relies on fair play.
web-daily-before = The day before
web-daily-after = The day after
