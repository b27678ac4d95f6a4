# Das Blatt des Tages.

web-daily-of = Blatt des Tages, { $day }
web-daily-against = { $game } gegen: { $level }
web-daily-play = Heutiges Blatt spielen
web-daily-on = Weiterspielen
web-daily-look = Deine Partie
web-daily-ends = Wer vor { $when } fertig wird, steht in der Liste. Danach gibt es ein neues Blatt, und die Karten von diesem werden gezeigt.
web-daily-next = Ab { $when } gibt es ein neues Blatt. Dann werden die Karten von diesem gezeigt.
web-daily-over = Dieser Tag ist vorbei. Die Karten sind kein Geheimnis mehr.
web-daily-streak = Tage in Folge: { $count }
web-daily-none = Noch hat niemand dieses Blatt zu Ende gespielt.
web-daily-rest =
    { $count ->
        [one] { $count } Spieler hat dieses Blatt zu Ende gespielt.
       *[other] { $count } Spieler haben dieses Blatt zu Ende gespielt.
    }
web-daily-place = Platz
web-daily-points = Punkte
web-daily-score = Wertung
web-daily-computing = wird berechnet
web-daily-score-what = Deine Wertung zeigt, was du aus deinen Karten gemacht hast, ohne das Glück, in Prozentpunkten Siegchance. Null ist Par: was der Bot ({ $level }) auf deinem Platz mit denselben Karten erreicht, im Mittel über { $games } Partien (auf etwa ± { $error } genau). Eine einzelne Partie sagt wenig, viele sagen mehr.
web-daily-par-computing = Das Par dieses Blatts wird noch berechnet. Die Wertungen erscheinen hier, sobald es da ist.
web-daily-share = Ergebnis teilen
web-daily-shared = Court Cards, Blatt des Tages vom { $day }, { $game }: { $score } gegenüber Par. { $link }
web-daily-fair = So prüfst du das Blatt nach
web-daily-fair-how = Der Server hat das Geheimnis dieses Blatts gezogen, bevor es jemand spielen konnte, meist am Tag davor, und zeigt seitdem dessen Fingerabdruck (SHA-256). Wenn der Tag vorbei ist, folgt das Geheimnis. Die Karten ergeben sich aus dem Geheimnis und dem Text des Tages, aus sonst nichts. Bis dahin kann sie nur kennen, wer den Server betreibt.
web-daily-commitment = Fingerabdruck
web-daily-next-commitment = Fingerabdruck des nächsten Blatts
web-daily-text = Text des Tages
web-daily-secret = Geheimnis
web-daily-seed = Seed
web-daily-kept = Das Geheimnis passt zu dem Fingerabdruck, den sich dieses Gerät vorher notiert hat.
web-daily-fits = Das Geheimnis passt zum Fingerabdruck. Dieses Gerät hatte sich vorher keinen notiert.
web-daily-broken = Das Geheimnis passt nicht zum zugesagten Fingerabdruck.
web-daily-once = Es zählt ein Versuch, für jeden Spieler und für jedes Gerät. Damit der Server das Gerät erkennt, bekommt es beim Start ein Cookie, das zu nichts anderem dient. Wer es löscht oder ein anderes Gerät nimmt, kann noch einmal spielen: Die Liste lebt vom Fair Play.
web-daily-before = Tag davor
web-daily-after = Tag danach
