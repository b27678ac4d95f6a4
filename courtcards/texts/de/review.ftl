# Die Besprechung einer Partie: `courtcards analyze`, und dasselbe im Browser.

review-title = Besprechung: { $game }
review-judged =
    { $judge ->
        [scripted] Gelernte Gewichte fehlen; darum haben Faustregeln diese Partie beurteilt. Die Zahlen sind nur grob.
       *[other] Jede Entscheidung wird danach beurteilt, was dieser Spieler wissen konnte.
    }
review-unfinished = Diese Partie ist noch nicht zu Ende. Beurteilt sind die Entscheidungen bis hierher.
review-turning-points = Was den Ausschlag gab
review-no-turning-points = Keine Entscheidung war eindeutig ein Fehler.
review-word =
    { $word ->
        [blunder] Grober Fehler
       *[mistake] Fehler
    }
review-cost = kostet { $loss } ± { $error } Prozentpunkte Siegchance
review-better = Besser: { $action }
review-guess = Hier wählen alle gleichzeitig. Darum zählt die Mischung, die der stärkste Bot schicken würde.
review-account = Glück und Können
review-account-note = In Prozentpunkten Siegchance. Ergebnis = Anfang + Glück + eigene Entscheidungen + die der anderen.
review-player = Spieler
review-result = Ergebnis
review-start = Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-adjusted = Ohne Glück
review-lost = Durch Fehler verloren
review-curve = Siegchance
review-decisions = Entscheidungen
review-decision = Entscheidung
review-action = Aktion
review-win = Siegchance
review-points = Punkte
review-worlds = Welten
review-progress = { $done } von { $of } Entscheidungen beurteilt…
review-tally = Alle Partien
review-games = Partien
review-won = Gewonnen
review-wrote = Geschrieben: { $file }.
review-no-facts = { $game } lässt sich nicht analysieren: Niemand hat gesagt, wie man die Stellungen beurteilt.

review-busy = Es warten schon zu viele Partien auf ihre Analyse. Versuch es in ein paar Minuten noch einmal.
web-review = Besprechung
web-review-this = Partie besprechen
web-review-at = Moment { $number } von { $of }
web-review-open = Alle Karten offen
web-review-seat = Sicht von { $name }
web-review-by = Schritt
web-review-decision = Entscheidung
web-review-turn = Zug
web-review-round = Runde
web-review-back = Zurück
web-review-on = Weiter
web-review-mistake-before = Voriger Fehler
web-review-mistake-next = Nächster Fehler
web-review-analyze = Analysieren
web-review-cancel = Analyse abbrechen
web-review-failed = Die Analyse ist fehlgeschlagen. Du kannst es noch einmal versuchen.
web-review-takes = Eine Analyse dauert etwa eine Minute. Laufende Partien gehen vor, dann dauert es länger.
web-review-waiting = Wartet, bis sie an der Reihe ist…
web-review-link = Link zu diesem Moment kopieren
web-review-linked = Link kopiert.
web-review-file = Aufzeichnung aus einer Datei öffnen
web-review-upload = Der Server spielt die Aufzeichnung nach, um sie zu zeigen, und behält sie nicht.
web-review-beginning = Beginn
web-review-whose = Wessen Karten zu sehen sind
web-review-download = Aufzeichnung herunterladen
web-review-losses = Verluste zusammen: { $loss } Prozentpunkte Siegchance
web-verify-kept = Das Geheimnis ist das, das vor Beginn zugesagt wurde.
web-verify-seeded = Der Seed entsteht aus diesem Geheimnis und aus dem, was die Geräte der Spieler gewählt haben.
web-verify-dealt = Decks, die Karte für Karte aus dem Seed folgen: { $count }.
web-luck-all = Von deinen letzten { $games } analysierten Partien hast du { $won } gewonnen; ohne Glück { $adjusted } ± { $reach }.
web-luck-all-note = Es zählen nur Partien, deren Besprechung analysiert wurde. Das Intervall gilt zu 95 %.

## Warum eine Aktion besser war
reason-end-now = Besser war es, die Runde sofort zu beenden. Vorsprung in ihr: dann { $now }, im Mittel { $later }, wenn es weitergeht.
reason-points = Vorsprung in der Runde im Mittel: { $better } statt { $chosen }.
reason-end-too-soon = Die Runde zu beenden war zu früh. Vorsprung in ihr: jetzt { $now }, im Mittel { $later }, wenn es weitergeht.
reason-set-chosen = { $card }, Satz der Größe { $size }: ungesehene Karten { $unseen }; vor dem Rundenende verloren in { $beaten } % der Fälle.
reason-set-better = Besser: { $card }, Satz der Größe { $size }. Ungesehene Karten: { $unseen }; vor dem Rundenende verloren in { $beaten } % der Fälle.
reason-gave = In { $taken } % der Fälle nimmt der nächste Spieler { $card-one } vom Ablagestapel.
reason-open-chosen = { $card } oben auf { $pile }: auf der Hand { $held }, für einen Satz nötig { $needed }, ungesehene Karten { $unseen }.
reason-open-better = Besser: { $card } oben auf { $pile }. Auf der Hand: { $held }; für einen Satz nötig: { $needed }; ungesehene Karten: { $unseen }.
reason-cry = Es war Zeit für „Hört, hört!“. Damit wird die Show in { $cried } % der Fälle gestohlen, sonst in { $kept } %.
reason-cry-too-soon = „Hört, hört!“ kam zu früh. Damit wird die Show in { $cried } % der Fälle gestohlen, sonst in { $kept } %.
reason-show-chosen = { $card }, Größe { $size }: stiehlt die Show in { $stolen } % der Fälle.
reason-show-better = Besser: { $card }, Größe { $size }. Das stiehlt die Show in { $stolen } % der Fälle.
reason-top-chosen = { $card } oben auf einem Stapel: { $held } davon auf der Hand, ungesehene Karten { $unseen }.
reason-top-better = Besser: { $card } oben auf einem Stapel. Auf der Hand: { $held } davon; ungesehene Karten: { $unseen }.

## Warum eine Aktion gut ist
why-take = Du hast { $held }; ein Satz braucht { $needed }. Noch verdeckt: { $unseen }.
why-discard = Du hast { $held }, ein Satz braucht { $needed }, noch verdeckt sind { $unseen }: Du kannst die Karte entbehren.
why-unseen = Für einen Satz { $card } fehlen dir noch { $missing }. Noch verdeckt: { $unseen }.
why-lay = Der Satz bringt { $worth }. Um ihn zu schlagen, braucht es { $more }; noch verdeckt: { $unseen }.
why-top = Von diesem Typ hast du { $held }. Noch verdeckt: { $unseen }.
why-part = Von diesem Typ hast du { $held }; noch verdeckt: { $unseen }. Du kannst die Karte entbehren.
why-deck = Vom Typ { $card } hast du { $held }. Noch verdeckt: { $unseen }.
why-cry = Damit liegen in der Mitte: { $count } von 2.
