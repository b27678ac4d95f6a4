# Was an Optionen, Aktionen und Aufzeichnungen nicht stimmt, und was man dagegen tut: je ein Satz.

## Optionen
option-language = Die Sprache „{ $given }“ gibt es hier nicht; zur Wahl stehen { $known }.
option-game = Das Spiel „{ $given }“ gibt es hier nicht; zur Wahl stehen { $known }.
option-unknown = Die Option „{ $name }“ gibt es nicht; dieses Spiel hat die Optionen { $known }.
option-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $given }.
option-flag = Die Option { $name } muss true oder false sein, nicht { $given }.
option-number = Die Option { $name } muss eine ganze Zahl von { $fewest } bis { $most } sein, nicht { $given }.
option-first = Die Option first muss ein Platz von 0 bis { $last } sein oder fehlen, dann entscheidet das Los; { $given } geht nicht.
option-quick-with-tasks = Ein schnelles Spiel hat eine Runde, Kaiserliche Aufträge brauchen aber drei: Wähle entweder quick oder tasks.
option-rounds-set = Die Option rounds verträgt sich nicht mit { $flag }, denn damit steht die Zahl der Runden schon fest.
option-cards-form = Die Option cards muss Karten ihre Anzahl zuordnen, etwa king: 5; { $given } geht nicht.
option-cards-unknown = Eine Karte „{ $card }“ gibt es nicht.
option-cards-count = Die Anzahl von { $card } muss eine ganze Zahl von 0 bis { $most } sein, nicht { $given }.
option-cards-once = { $card } darf es höchstens einmal geben.
option-cards-hear-ye = Es braucht mindestens { $fewest } hear-ye, sonst könnte keine Runde enden.
option-cards-butler = Es braucht mindestens einen butler, sonst könnte niemand einen Satz bilden.
option-cards-few =
    { $count ->
        [one] Es gibt { $count } Karte
       *[other] Es gibt { $count } Karten
    }, aber für alle Hände und zwei Zugstapel müssen es mindestens { $fewest } sein.
option-cards-too-few =
    { $count ->
        [one] Ohne die hear-ye gibt es { $count } Karte
       *[other] Ohne die hear-ye gibt es { $count } Karten
    }, aber für so viele Spieler müssen es mindestens { $fewest } sein.
option-cards-too-many = Es sind { $count } Karten, aber höchstens { $most } sind erlaubt.
option-seed = Ein Seed muss eine ganze Zahl sein oder ein Text, der sich in UTF-8 schreiben lässt, nicht { $given }.
option-seed-and-decks = Gib entweder einen Seed an oder die Stapel, nicht beides.
option-names = Die Namen müssen eine Liste von { $players } Texten in UTF-8 sein, einem für jeden Platz.
option-decks-form = decks muss eine Liste von Stapeln sein, jeder davon eine Liste von Karten, nicht { $given }.
option-decks-too-many =
    { $count ->
        [one] { $count } Stapel wurde
       *[other] { $count } Stapel wurden
    } angegeben, aber die Partie hat { $most ->
        [one] nur eine Runde.
       *[other] höchstens { $most } Runden.
    }
option-deck-form = Der Stapel von Runde { $round } muss eine Liste von Karten sein.
option-deck-unknown = Im Stapel von Runde { $round } ist eine Karte „{ $card }“, die es nicht gibt.
option-deck-size =
    { $count ->
        [one] Der Stapel von Runde { $round } hat { $count } Karte
       *[other] Der Stapel von Runde { $round } hat { $count } Karten
    } statt { $cards }.
option-deck-cards = Im Stapel von Runde { $round } stimmt die Anzahl einzelner Karten nicht.
option-until = Die Aufzeichnung lässt sich bis zu jeder Aktion von 0 bis { $most } nachspielen, nicht bis { $given }.
option-record-file = Die Aufzeichnung lässt sich nicht nach { $path } schreiben: { $why }.
option-no-unfinished = In { $path } liegt keine angefangene Partie.
option-bot = Einen Bot „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.

## Aktionen
action-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
action-no-such-number = Eine Aktion mit der Nummer { $number } gibt es nicht; die Nummern gehen von 0 bis { $last }.
action-nothing-to-undo = Es gibt keine Aktion, die sich zurücknehmen ließe.
action-game-over = Die Partie ist zu Ende.
action-not-to-move = Platz { $seat } ist nicht am Zug.
action-unknown = „{ $action }“ ist keine Aktion dieses Spiels; man schreibt sie so: „{ $example }“.

## Aufzeichnungen
record-file = Die Datei { $path } lässt sich nicht lesen: { $why }.
record-file-too-large = Die Datei { $path } ist größer als { $most } MiB und damit zu groß für eine Aufzeichnung.
record-not-json = Das ist keine Aufzeichnung: Es ist kein gültiges JSON ({ $why }).
record-form = Eine Aufzeichnung muss ein JSON-Objekt sein, nicht { $given }.
record-key-twice = „{ $key }“ kommt in der Aufzeichnung zweimal vor.
record-key-unknown = Die Aufzeichnung enthält einen unbekannten Schlüssel: „{ $key }“.
record-key-missing = In der Aufzeichnung fehlt „{ $key }“.
record-format = Das ist keine Aufzeichnung von Court Cards: Ihr Format müsste { $known } sein, nicht { $given }.
record-format-other = Die Aufzeichnung hat das Format { $given }, aber diese Version liest { $known }; eine neuere kann sie vielleicht lesen.
record-part = In der Aufzeichnung stimmt „{ $key }“ nicht: { $why }
record-options-form = „options“ muss in der Aufzeichnung ein Objekt sein und mindestens „players“ enthalten.
record-first = „first“ muss in der Aufzeichnung ein Platz von 0 bis { $last } sein, nicht { $given }.
record-first-option = Laut Aufzeichnung begann Platz { $given }, laut ihren Optionen Platz { $named }.
record-first-seed = Laut Aufzeichnung begann Platz { $given }, nach ihrem Seed wäre es Platz { $dealt }.
record-tasks = Mit Kaiserlichen Aufträgen muss „tasks“ jedem Platz einen Auftrag aus jedem Stapel geben, keinen davon zweimal; ohne sie darf es fehlen.
record-tasks-seed = Die Aufträge der Aufzeichnung sind nicht die, die ihr Seed austeilt.
record-rounds-form = „rounds“ muss in der Aufzeichnung eine Liste sein.
record-rounds-too-many =
    Die Aufzeichnung hat { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }, aber diese Partie hat höchstens { $most }.
record-round-form = Runde { $round } muss in der Aufzeichnung ein Objekt mit einer Liste „actions“ sein.
record-round-key-unknown = Runde { $round } enthält einen unbekannten Schlüssel: „{ $key }“.
record-reshuffles-form = „reshuffles“ muss in Runde { $round } eine Liste von Stapeln sein.
record-numbers = „{ $key }“ muss in der Aufzeichnung eine Liste von { $players } ganzen Zahlen sein.
record-winners-form = „winners“ muss in der Aufzeichnung eine Liste von Plätzen von 0 bis { $last } sein.
record-needs = Eine Aufzeichnung ohne Seed muss „{ $key }“ enthalten.
record-needs-deck = Eine Aufzeichnung ohne Seed muss den Stapel jeder Runde enthalten; in Runde { $round } fehlt er.
record-deck-seed = Der Stapel von Runde { $round } ist nicht der, den der Seed der Aufzeichnung ergibt.
record-after-end = Die Aufzeichnung enthält eine Runde { $round }, aber die Partie ist schon zu Ende.
record-after-round = Runde { $round } ist schon vor Aktion { $number }, „{ $action }“, zu Ende.
record-action = In Runde { $round } ist Aktion { $number }, „{ $action }“, nicht möglich: { $why }
record-reshuffle-missing = In Runde { $round } wird zum { $number }. Mal neu gemischt, aber das fehlt in der Aufzeichnung.
record-reshuffle-cards = Der neu gemischte Stapel { $number } von Runde { $round } besteht nicht genau aus den Karten, die unter den obersten lagen.
record-reshuffles = Die neu gemischten Stapel von Runde { $round } sind nicht die der aufgezeichneten Partie.
record-round-unfinished = Runde { $round } ist nach ihrer letzten Aktion nicht zu Ende, hat aber schon Punkte oder eine folgende Runde.
record-scores-missing = Runde { $round } ist zu Ende, aber in der Aufzeichnung fehlen ihre Punkte.
record-scores = Die Aufzeichnung gibt für Runde { $round } die Punkte { $given } an, aber nach den Regeln sind es { $played }.
record-totals = Die Aufzeichnung gibt die Endstände { $given } an, aber nach den Regeln sind es { $played }.
record-winners = Die Aufzeichnung gibt als Sieger { $given } an, aber nach den Regeln sind es { $played }.
record-fairness-form = „fairness“ muss in der Aufzeichnung aus „commitment“, „secret“ und „texts“ bestehen, sonst nichts.
record-fairness-secret = „secret“ muss in der Aufzeichnung aus 64 kleingeschriebenen Hexadezimalziffern bestehen.
record-fairness-commitment = Das Geheimnis der Aufzeichnung passt nicht zu der Festlegung, die vor dem Spiel gezeigt wurde.
record-fairness-texts = Die Aufzeichnung braucht { $players } „texts“ aus je 16 bis 64 kleingeschriebenen Hexadezimalziffern; für einen Bot ist der Text leer.
record-fairness-seed = Der Seed der Aufzeichnung ergibt sich nicht aus ihrem Geheimnis und ihren Texten.
record-fairness-noted = Die Festlegung in der Aufzeichnung ist nicht die, die du notiert hast.
record-fairness-none = Die Aufzeichnung enthält keine Texte der Spieler und keine Festlegung zum Vergleichen.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $why }.
out-of-memory = Dafür reicht der Arbeitsspeicher nicht: Wähle kleinere Zahlen.
file-failed = { $path } lässt sich nicht benutzen ({ $why }): Wähle einen anderen Ort, oder prüfe deine Rechte und den freien Platz.
