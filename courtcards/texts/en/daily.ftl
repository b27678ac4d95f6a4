# The daily deal.

web-daily-of = Daily deal, { $day }
web-daily-against = { $game } against the { $level }
web-daily-play = Play today’s deal
web-daily-on = Continue your game
web-daily-look = Your game
web-daily-ends = Finish before { $when } to be listed. After that there is a new deal, and the cards of this one are revealed.
web-daily-next = The next deal starts at { $when }. Then the cards of this one are revealed.
web-daily-over = This day is over. Its cards are no longer a secret.
web-daily-streak = Days in a row: { $count }
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
web-daily-score-what = Your score shows how well you played your cards, with luck removed, in percentage points of win chance. Zero is par: what the { $level } gets in your seat with the same cards, on average over { $games } games (accurate to about ± { $error }). One game says little; many say more.
web-daily-par-computing = Par for this deal is being computed. Scores appear here as soon as it is ready.
web-daily-share = Share my result
web-daily-shared = Court Cards, daily deal of { $day }, { $game }: { $score } against par. { $link }
web-daily-fair = How you can check the deal
web-daily-fair-how = The server drew the secret of this deal before anyone could play it, usually the day before, and has shown its fingerprint (SHA-256) ever since. When the day is over, it reveals the secret. The cards come from the secret and the text of the day, and from nothing else. Until then, only the people who run the server could know them.
web-daily-commitment = Fingerprint
web-daily-next-commitment = Fingerprint of the next deal
web-daily-text = Text of the day
web-daily-secret = Secret
web-daily-seed = Seed
web-daily-kept = The secret matches the fingerprint that this device noted earlier.
web-daily-fits = The secret matches the fingerprint. This device had not noted one before.
web-daily-broken = The secret does not match the fingerprint that was promised.
web-daily-once = Each player and each device gets one try. To recognize the device, the server sets a cookie when you start; it is used for nothing else. Anyone who deletes it or uses another device can play again: the list relies on fair play.
web-daily-before = Previous day
web-daily-after = Next day
