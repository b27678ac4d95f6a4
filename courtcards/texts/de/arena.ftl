# Bots gegeneinander.

## Fehler
arena-bots =
    Eine Arena braucht mindestens zwei Bots, aber { $count ->
        [0] es wurde keiner
        [one] es wurde nur einer
       *[other] es wurden { $count }
    } genannt.
arena-too-many-bots = Mit { $count } Bots würde eine Verteilung mehr als { $most } Partien brauchen. Nenne weniger Bots.
arena-number =
    Die Anzahl der { $name ->
        [games] Partien
        [deals] Verteilungen
       *[workers] Prozesse
    } muss eine ganze Zahl von 1 bis 1000000000 sein, nicht { $given }.
arena-budget = Nach dem Doppelpunkt in „{ $given }“ muss stehen, was der Bot für einen Zug aufwenden darf: Sekunden wie in { $name }:0.2s oder Stichproben wie in { $name }:100.
bot-budget = Ein Budget muss mehr als 0 Sekunden oder mindestens 1 Stichprobe sein, nicht { $given }.
arena-own-bot = Der Bot „{ $given }“ lässt sich nicht laden: { $why }.
arena-no-file = Es gibt keine Datei „{ $path }“.
arena-no-bot-in = In „{ $path }“ gibt es weder eine Funktion choose(view, legal) noch eine Klasse Bot oder eine Funktion make_bot. Nenne den Bot nach einem Doppelpunkt, etwa { $example }.
arena-not-a-bot = „{ $given }“ ist kein Bot: Gebraucht wird eine Funktion choose(view, legal), die eine der erlaubten Aktionen zurückgibt, oder eine Klasse mit dieser Methode.
arena-bot-by-file = Den Bot „{ $given }“ gibt es nicht. Wenn du deinen eigenen meinst, schreib { $given }.py.
arena-not-legal = Der Bot { $bot } hat die Aktion { $action } gewählt, muss aber eine der erlaubten zurückgeben, zum Beispiel „{ $legal }“.
arena-records-where = Um Aufzeichnungen zu behalten, nenne mit --out einen Ordner.
arena-folder = Die Ergebnisse lassen sich nicht in { $path } ablegen: { $why }.
arena-locked = In { $path } schreibt gerade eine andere Arena. Warte auf sie oder nimm einen anderen Ordner.
arena-line = Zeile { $line } in { $path } ist keine fertige Verteilung dieser Arena. Nimm einen anderen Ordner.
arena-other-plan =
    Die Ergebnisse in { $path } gehören zu einer anderen Arena ({ $key ->
        [code] ihre Bots oder Regeln hatten eine andere Version
       *[other] { $key } war dort { $given }, verlangt ist { $asked }
    }). Nimm einen anderen Ordner, oder setz sie mit denselben Bots und Optionen fort.
arena-changed-file = Seit den Ergebnissen in { $path } hat sich { $file } geändert: Nimm einen anderen Ordner.
arena-only-here = { $bot } gibt es nur in diesem Prozess: Lass workers und ray weg, oder leg den Bot in eine Datei und nenn sie, etwa „mybot.py“.
arena-not-kept = Ergebnisse von { $bot } lassen sich nicht aufheben, weil ein geänderter Bot nicht von diesem zu unterscheiden wäre: Leg ihn in eine Datei und nenn sie, etwa „mybot.py“.
arena-other-code = Die Bots oder Regeln auf diesem Rechner haben eine andere Version als die, mit denen die Arena gestartet wurde.
arena-illegal = Der Bot { $bot } hat die Aktion { $action } gewählt, die nicht erlaubt ist.
arena-deal-failed = Verteilung { $deal } ließ sich nicht spielen: { $why }
arena-worker-died = Verteilung { $deal } ließ sich nicht spielen: Dabei ist der Prozess { $times } Mal abgestürzt.
arena-extra = Dafür fehlt das Paket { $package }: pip install 'courtcards[{ $extra }]'.
arena-ray = Unter { $address } antwortet kein Ray-Cluster ({ $why }).
arena-ray-address = Die Adresse eines Ray-Clusters muss host:port, ray://host:port oder auto sein, nicht „{ $address }“.
arena-ray-lost = Der Ray-Cluster unter { $address } ist ausgefallen ({ $why }). Was fertig war, bleibt erhalten.

## Gezählt
deals-count =
    { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }
games-count =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }

## Während sie läuft
arena-deals = Verteilungen
arena-speed = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } Verteilungen/s
arena-resumed =
    { $deals ->
        [one] { $deals } Verteilung war schon gespielt.
       *[other] { $deals } Verteilungen waren schon gespielt.
    }
arena-starting = Es geht los …
arena-rating = Die Wertung wird berechnet …
arena-without-rating = Ohne Wertungszahlen, weil das Paket openskill fehlt: pip install 'courtcards[arena]'.
arena-without-picture = Ohne Bild, weil das Paket matplotlib fehlt: pip install 'courtcards[arena]'.

## Das Ergebnis
arena-title = { $game }, { $players } Spieler: { deals-count }, { games-count }
arena-bot = Bot
arena-share = Siege %
arena-adjusted = bereinigt %
arena-variance = Varianz %
arena-lead = Vorsprung %
arena-points = Punkte
arena-rating-column = Wertung
arena-seconds = pro Zug
arena-caption = Alle Intervalle 95 %; eine Verteilung ist eine Beobachtung. Ausgeglichen wären { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-duration =
    { $value } { $unit ->
        [s] s
        [ms] ms
       *[us] µs
    }
arena-sure = Nach { deals-count } ist die Reihenfolge sicher.
arena-unsure = Nach { deals-count } ist die Reihenfolge noch nicht sicher.
arena-stopped-kept = Nach { deals-count } abgebrochen. Derselbe Befehl macht dort weiter.
arena-stopped = Nach { deals-count } abgebrochen.

arena-picture-ahead = wie oft der Bot der Zeile vor dem der Spalte landet, %
arena-picture-share = gewonnene Partien, %
arena-picture-rating = OpenSkill-Wertung, Punkte
arena-picture-note =
    Balken: 95-%-Intervalle über die Verteilungen; gepunktet: alle gleich{ $rated ->
        [yes] ; Wertung 0: random oder der Durchschnitt.
       *[no] .
    }
