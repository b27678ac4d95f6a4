# Die Besprechung einer Partie: `courtcards analyze`, und dasselbe im Browser.

review-title = Besprechung: { $game }
review-judged =
    { $judge ->
        [scripted] Gelernte Gewichte fehlen; darum haben Faustregeln diese Partie beurteilt. Die Zahlen sind nur grob.
       *[other] Jede Entscheidung wird danach beurteilt, was dieser Spieler wissen konnte.
    }
review-unfinished = Diese Partie ist noch nicht zu Ende. Beurteilt sind nur die Entscheidungen bis hierher.
review-wrong = Beurteilt sind nur die Entscheidungen bis dahin.
review-turning-points = Was den Ausschlag gab
review-no-turning-points = Keine Entscheidung war eindeutig ein Fehler.
review-word =
    { $word ->
        [blunder] Grober Fehler
       *[mistake] Fehler
    }
review-cost = kostet { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Siegchance
review-better = Besser: { $action }
review-guess = Hier wählen alle gleichzeitig. Darum wird mit der Mischung von Sätzen verglichen, die der stärkste Bot schicken würde.
review-account = Glück und Können
review-account-note = In Prozentpunkten Siegchance. Ergebnis = Anfang + Glück + eigene Entscheidungen + die der anderen, bei offenen Karten betrachtet; ± ist die Standardabweichung solcher Ergebnisse zwischen gleich starken Bots an so einem Tisch. Verluste werden danach beurteilt, was der Spieler wissen konnte.
review-player = Spieler
review-result = Ergebnis
review-start = Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-adjusted = Ohne Glück
review-lost = Gesamtverlust
review-curve = Siegchance
review-decisions = Entscheidungen
review-decision = Entscheidung
review-action = Aktion
review-win = Siegchance
review-points = Punkte
review-worlds = Welten
review-error-note = ± ist der Standardfehler des Abstands zur besten Aktion.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-progress = { $done } von { $of } Entscheidungen beurteilt …
review-tally = Alle Partien
review-games = Partien
review-won = Gewonnen
review-wrote = Geschrieben: { $file }.
review-no-facts = { $game } lässt sich nicht analysieren: Für dieses Spiel ist nicht festgelegt, wie man Stellungen beurteilt.

web-review = Besprechung
web-review-unfinished = Diese Partie ist noch nicht zu Ende. Sie wird so weit gezeigt, wie sie gespielt wurde.
web-review-wrong = Bis dahin ist die Partie zu sehen.
web-review-open = Alle Karten offen
web-review-seat = Sicht von { $name }
web-review-by = Schrittweite
web-review-decision = Entscheidung
web-review-turn = Zug
web-review-round = Runde
web-review-on = Weiter
web-review-mistake-before = Voriger Fehler
web-review-mistake-next = Nächster Fehler
web-review-analyze = Analysieren
web-review-analyze-file = Oder analysiere sie auf deinem eigenen Rechner: „{ $command }“.
web-review-analyze-here = Auf diesem Server analysieren
web-review-analyze-sends = Für die Analyse wird die Aufzeichnung an diesen Server geschickt. Er behält das Ergebnis, aber nicht die Aufzeichnung.
web-review-cancel = Analyse abbrechen
web-review-failed = Die Analyse ist fehlgeschlagen. Du kannst es noch einmal versuchen.
web-review-takes = Eine Analyse dauert etwa eine Minute; solange Partien laufen, auch länger.
web-review-waiting = Wartet, bis sie an der Reihe ist …
web-review-link = Link zu diesem Schritt kopieren
web-review-linked = Link kopiert.
web-review-link-by-hand = Der Link steht in der Adresszeile: Kopier ihn von dort.
web-review-file = Aufzeichnung aus einer Datei öffnen
web-review-upload = Wenn du eine Aufzeichnung öffnest, wird sie an diesen Server geschickt. Er spielt sie nach, um sie zu zeigen, und behält sie nicht.
web-review-beginning = Beginn
web-review-whose = Wessen Karten zu sehen sind
web-review-download = Aufzeichnung herunterladen
web-verify-kept = Das Geheimnis ist das, das vor Beginn zugesagt wurde.
web-verify-seeded = Der Seed entsteht aus diesem Geheimnis und aus dem, was die Geräte der Spieler gewählt haben.
web-verify-first = Wer in der ersten Runde beginnt oder gibt, folgt aus dem Seed: { $name }.
web-verify-dealt = Stapel, die Karte für Karte zum Seed passen: { $count }.
web-verify-seed-only = Jeder Stapel entspricht dem Seed, aber niemand hat diesen Seed vor dem Spiel zugesagt.
web-verify-no-seed = Diese Aufzeichnung hat keinen Seed: Ihre Stapel waren vorgegeben, es gibt also keine Mischung zu prüfen.
web-verify-noted = Auf diesem Gerät notiert
web-verify-commitment = Zugesagt
web-verify-secret = Geheimnis
web-verify-hash = SHA-256 des Geheimnisses
web-verify-text = Text von { $name }
web-verify-seed-hash = SHA-256 von Geheimnis und Texten
web-verify-seed = Seed der Partie
web-luck-all = Von deinen letzten { $games } analysierten Partien hast du { $won } gewonnen. Ohne Glück wären es { $adjusted } ± { $reach } gewesen.
web-luck-all-note = Es zählen nur analysierte Partien. Das ± ist ein 95-%-Intervall.

## Warum eine Aktion besser war
reason-lead =
    { $side ->
        [ahead] { $count ->
            [one] { $count } Punkt Vorsprung
           *[other] { $count } Punkte Vorsprung
        }
        [behind] { $count ->
            [one] { $count } Punkt Rückstand
           *[other] { $count } Punkte Rückstand
        }
       *[level] Gleichstand
    }
reason-mean-lead =
    { $side ->
        [ahead] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Vorsprung
        [behind] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Rückstand
       *[level] Gleichstand
    }
reason-end-now = Besser war es, die Runde sofort zu beenden: { $now }. Beim Weiterspielen: im Mittel { $later }.
reason-points = In dieser Runde im Mittel: { $best } statt { $played }.
reason-end-too-soon = Es war zu früh, die Runde zu beenden: { $now }. Beim Weiterspielen: im Mittel { $later }.
reason-set-chosen = { $size } { $card } als Satz: noch { $unseen } verdeckt; in { $beaten } % der Fälle vor dem Rundenende verloren.
reason-set-better = Besser: { $size } { $card } als Satz. Noch { $unseen } verdeckt; in { $beaten } % der Fälle vor dem Rundenende verloren.
reason-gave = In { $taken } % der Fälle nimmt der nächste Spieler { $card-one } vom Ablagestapel.
reason-open-chosen = { $card } oben auf { $pile }: auf der Hand { $held }, für einen Satz nötig { $needed }, noch verdeckt { $unseen }.
reason-open-better = Besser: { $card } oben auf { $pile }. Auf der Hand: { $held }; für einen Satz nötig: { $needed }; noch verdeckt: { $unseen }.
reason-cry = Es war Zeit für „Hört, hört!“. Damit wird die Show in { $cried } % der Fälle gestohlen, sonst in { $kept } %.
reason-cry-too-soon = „Hört, hört!“ kam zu früh. Damit wird die Show in { $cried } % der Fälle gestohlen, sonst in { $kept } %.
reason-show-chosen =
    { $card }, Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }: stiehlt die Show in { $stolen } % der Fälle.
reason-show-better =
    Besser: { $card }, Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }. Das stiehlt die Show in { $stolen } % der Fälle.
reason-top-chosen = { $card } oben auf einem Stapel: { $held } davon auf der Hand, noch verdeckt { $unseen }.
reason-top-better = Besser: { $card } oben auf einem Stapel. Auf der Hand: { $held } davon; noch verdeckt: { $unseen }.
