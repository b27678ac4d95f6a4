# Der Tisch im Browser: Zahlen und Einzelheiten.

web-size = Karten und Text
web-size-small = Klein
web-size-normal = Normal
web-size-large = Groß
web-call-cried =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } das { $heard ->
        [2] zweite
       *[other] letzte
    } „Hört, hört!“ abgeworfen.
web-call-must = Du kannst einen Satz bilden und musst darum mindestens einen schicken.
web-call-must-short = Du musst mindestens einen Satz schicken.
web-margin-ahead = { $points } Vorsprung vor { $name }
web-margin-behind = Du liegst { $points } zurück
web-decisive = Am meisten zählte: { $set }
web-moment-beats = Du schlägst den Satz von { $owner }!
web-this-round = diese Runde { $count }
web-in-total = gesamt { $count }
web-can-lay = Diese Karten kannst du als Satz auslegen.
web-fact-worth = Wert
web-fact-set = Satz
web-fact-hand = Hand / nötig
web-fact-needs = Nötig
web-fact-unseen = Verdeckt
web-fact-favor = Gunst
web-fact-missing = Fehlt
web-fact-unbeatable = Es sind zu wenige übrig, um ihn zu schlagen.
web-fact-mine =
    Du hast { $count }{ $missing ->
        [0] , genug für einen Satz.
       *[other] {""} und brauchst noch { $missing }.
    }
web-fact-lacks =
    { $missing ->
        [0] Du hast genug davon für einen Satz.
       *[other] Für einen Satz fehlen dir noch { $missing }.
    }
web-fact-steals = Wer damit die Show stiehlt, erhält Gunstpunkte: { $count }.
web-fact-unseen-copies = Karten, die noch niemand gesehen hat: { $count }.
web-about-worth = Ein Satz bringt { $count } Punkte, egal wie groß er ist.
web-about-larger = Ein größerer Satz davon schlägt ihn.
web-about-butler = Jeder Satz braucht einen eigenen Butler.
web-about-wild = Ein Joker macht jeden Satz größer, zählt aber nicht für die nötige Zahl.
web-about-hear-ye = Liegen zwei in der Mitte und waren alle dran, stoppt die Runde.
web-about-double = Die Karte zählt doppelt.
web-about-half = Die Karte zählt einfach und gewinnt bei Gleichstand.
web-copies-all = Karten im Spiel: { $count }.
web-copies-pile = Im Stapel { $pile }: { $count }.
web-copies-hand = Sicher auf der Hand von { $name }: { $count }.
web-sum-tasks = + { $count } für Aufträge
web-sum-size = Größe { $count }
web-rounds = Alle Runden
web-round-open = Runde { $number } noch einmal ansehen
web-reveal-scores = { $card } aufdecken: { $name } bekäme { $cards } × { $each } = { $points } Punkte.
web-reveal-nothing = { $card } aufdecken: Niemand bekäme Punkte.
web-reveal-nobody = Niemand punktet
web-leads = (führt)
web-course-one = bei einem
web-course-all = insgesamt
web-course-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }

## Der Spielverlauf: was geschah und wozu es führte
web-log-beats =
    { $move } und { $who ->
        [you] schlägst
       *[other] schlägt
    } { $whose ->
        [you] deine { $count }
       *[other] die { $count } von { $owner }
    }{ $pile ->
        [none] {""}
       *[other] ; sie kommen auf { $pile }
    }
web-log-replaces =
    { $move } und { $who ->
        [you] ersetzt deine
       *[other] ersetzt die eigenen
    } { $count }{ $pile ->
        [none] {""}
       *[other] ; sie kommen auf { $pile }
    }
web-log-strikes =
    { $move }{ $pile ->
        [none] {""}
       *[other] ; die Karte kommt auf { $pile }
    }
web-log-puts =
    { $name } { $who ->
        [you] legst
       *[other] legt
    } { $count } { $card } auf { $pile }
web-log-figure =
    { $move }, { $who ->
        [you] nimmst
       *[other] nimmt
    } eine Ninja-Figur
web-log-stops = { $move }; damit stoppt die Runde
