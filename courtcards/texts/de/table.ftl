# Der Tisch im Terminal.

## Was zu tun ist
say-draw =
    { $turn ->
        [second] Zieh eine zweite Karte, von einem anderen Stapel.
       *[other] Zieh eine Karte.
    }
say-play = Leg einen Satz aus oder wirf eine Karte ab.
say-discard = Wirf eine Karte ab.
say-after = Setz eine Ninja-Figur ein oder beende deinen Zug.
say-pile =
    { $count ->
        [one] { $count } { $cards } kommt auf die Ablage. Wähle einen Stapel.
       *[other] { $count } { $cards } kommen auf die Ablage. Wähle einen Stapel.
    }
say-reveal = Runde vorbei: Deck einen Auftrag auf.
say-call = Wähle die Sätze, die du zur Show schickst.
say-decide = Du bist dran: Wähle eine Aktion.
say-preparing = Die Bots machen sich bereit. Beim ersten Mal auf einem Rechner dauert das bis zu zwei Minuten …
say-preparing-level = Ein { $level } macht sich bereit. Beim ersten Mal auf einem Rechner dauert das ein paar Minuten …
say-wait = { $name } überlegt …
say-over = Die Partie ist zu Ende.

do-draw = Zieh { pile-name.from }
do-discard = Wirf { $card-one } { pile-name.onto } ab
do-lay = Leg { $count } { $card } aus
do-pile =
    { $count ->
        [one] Leg die Karte auf { $pile }
       *[other] Leg die Karten auf { $pile }
    }
do-strike = Eliminiere { $card-one } von { $owner }
do-end = Beende deinen Zug
do-reveal = Deck Auftrag { $deck } auf
do-send =
    Schick { $card }, Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , mit { $wilds } Joker
       *[other] , mit { $wilds } Jokern
    }
do-ready = Fertig: keine weiteren Sätze

## Was daliegt
known-cards = bekannte Karten
pile-hidden =
    { $pile } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pile-deck =
    Zugstapel { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
empty = leer
hand-title = Hand
tasks-title = Aufträge
sent-title = Geschickt
course-glory = Die Runde endet, wenn jemand { $needed } Charaktere hat (bisher höchstens { $most }), alle neun ausliegen (bisher { $laid }) oder ein Zugstapel leer ist (noch { $cards } Karten).
course-call = Das zweite „Hört, hört!“ stoppt die Runde (bisher { $heard }). Zum Sieg: die Show stehlen und mindestens { $favor } Gunstpunkte haben.

## Tasten und Fenster
key-hint = Tipp
key-type = Zug eingeben
key-log = Verlauf
key-rules = Regeln
key-faster = Schnellere Bots
key-slower = Langsamere Bots
key-leave = Verlassen
key-quit = Beenden
key-close = Schließen
typed-placeholder = ein Zug in Notation, zum Beispiel lay farmer 3
hint = Der stärkste Bot rät:
hint-thinking = Der stärkste Bot überlegt (beim ersten Mal auf einem Rechner dauert es länger) …
pace = Bots brauchen mindestens { $seconds } s pro Zug.
curtain = Gib die Tastatur weiter: { $name } ist dran.
curtain-open = Meine Karten zeigen
leave = Die Partie verlassen? Sie wird gespeichert, und du kannst sie beim nächsten Mal fortsetzen.
leave-yes = Verlassen
leave-no = Bleiben
winners =
    { $count ->
        [one] Gewonnen: { $names }
       *[other] Geteilter Sieg: { $names }
    }

## Vor dem Spiel
person = Spieler { $number }
setup-title = Court Cards
setup-game = Spiel
setup-variants = Variante
setup-seats = Plätze
setup-person = Person an diesem Bildschirm
setup-bot = Bot: { $level }
setup-empty = Frei
setup-start = Los geht’s
setup-resume = Angefangene Partie fortsetzen
variant-standard = Standardspiel
variant-quick = Schnelles Spiel
variant-tasks = Kaiserliche Aufträge
variant-ninja = Die Macht der Ninja
variant-custom = Eigene Karten oder Länge

level-page = Page
level-squire = Knappe
level-herald = Herold
level-knight = Ritter
level-chancellor = Kanzler
level-sovereign = Herrscher

## Warum eine Aktion gut ist
why-take = Du hast { $held }; ein Satz braucht { $needed }. Noch verdeckt: { $unseen }.
why-discard = Du hast { $held }; ein Satz braucht { $needed }. Noch verdeckt: { $unseen }. Du kannst die Karte entbehren.
why-unseen = Für einen Satz { $card } fehlen dir noch { $missing }. Noch verdeckt: { $unseen }.
why-lay = Der Satz bringt { $worth }. Um ihn zu schlagen, braucht es { $more } Karten; noch verdeckt: { $unseen }.
why-top = Von diesem Charakter hast du { $held }. Noch verdeckt: { $unseen }.
why-part = Von diesem Charakter hast du { $held }. Noch verdeckt: { $unseen }. Du kannst die Karte entbehren.
why-deck =
    { $held ->
        [one] Du hast { $card-one }.
       *[other] Du hast { $held } { $card }.
    } Noch verdeckt: { $unseen }.
why-cry = Damit liegen { $count } von 2 „Hört, hört!“ in der Mitte.
