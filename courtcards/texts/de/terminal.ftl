# Die Kommandozeile.

compiling = Die Regeln werden für diesen Rechner kompiliert. Das dauert etwa eine Minute; danach geht es schnell …
compiled = Fertig kompiliert.
compiled-not-kept = Der kompilierte Code liegt nur im temporären Ordner { $folder }. Setz COURTCARDS_CACHE auf einen Ordner, in den du schreiben darfst, damit auch spätere Starts schnell gehen.
compiled-elsewhere =
    { $foreign ->
        [yes] Der Code in „{ $chosen }“ wurde für eine andere Version von Court Cards oder einen anderen Prozessor kompiliert
       *[no] Der Ordner „{ $chosen }“ lässt sich nicht für kompilierten Code verwenden
    }; stattdessen dient { $folder }. Ändere COURTCARDS_CACHE, oder führe „courtcards compile“ als jemand aus, der dort schreiben darf.
compile-parts =
    Wird kompiliert: noch { $left ->
        [one] { $left } Teil
       *[other] { $left } Teile
    }
compile-done = Alles ist kompiliert und liegt in { $folder }.

## Menschen und Züge
you = Du
bot =
    { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
player = Spieler { $number }
nobody = niemand
# Davor steht ein Name. $who und $whose: „you“ für den Menschen am Bildschirm, „other“ für alle anderen.
move-draw =
    { $who ->
        [you] ziehst
       *[other] zieht
    } { pile-name.from }
move-discard =
    { $who ->
        [you] wirfst
       *[other] wirft
    } { $card-one } { pile-name.onto } ab
move-lay =
    { $who ->
        [you] legst
       *[other] legt
    } { $count } { $card } aus
move-pile =
    { $who ->
        [you] wählst
       *[other] wählt
    } Stapel { $pile }
move-strike =
    { $who ->
        [you] eliminierst
       *[other] eliminiert
    } { $card-one } von { $whose ->
        [you] dir
       *[other] { $owner }
    }
move-end =
    { $who ->
        [you] beendest deinen Zug
       *[other] beendet den Zug
    }
move-reveal =
    { $who ->
        [you] deckst
       *[other] deckt
    } Auftrag { $deck } auf
move-send =
    { $who ->
        [you] schickst
       *[other] schickt
    } { $card }: Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , mit { $wilds } Joker
       *[other] , mit { $wilds } Jokern
    }
move-ready =
    { $who ->
        [you] bist
       *[other] ist
    } fertig

## Der Tisch
round = Runde { $number }
round-over = Runde { $number } ist zu Ende:
result = Endstand
hand = Karten
points = Punkte
sets = Sätze
your-hand = Deine Hand: { $cards }
glory-piles = Zugstapel: L { $left }, R { $right } · Ablagestapel: A { $a } ({ $a_count }), B { $b } ({ $b_count })
glory-figures = Ninja-Figuren: { $stock } im Vorrat, vergeben: { $held }
glory-tasks = Deine Aufträge: { $tasks }
call-piles = Zugstapel: { $deck } · links: { $left } ({ $left_count }) · rechts: { $right } ({ $right_count }) · „Hört, hört!“: { $heard } von 2
prompt =
    { $who ->
        [you] Dein Zug
       *[other] { $name }, dein Zug
    } (Nummer oder Notation, Strg+D beendet):
left-game = Du hast die Partie verlassen. Weiter geht es mit: courtcards play --resume
left-early = Du bist vor dem ersten Zug gegangen; es gibt nichts fortzusetzen.
saved = Aufzeichnung gespeichert in { $path }.

## Prüfen
verified =
    In Ordnung: { $game }, { $players } Spieler. { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    } { $source ->
        [fair] nach dem Seed ausgeteilt, und der Seed folgt aus dem Geheimnis und den Texten der Spieler in der Aufzeichnung; worauf sich der Server vor dem Spiel festgelegt hat, zeigt sie nicht (vergleiche es mit --commitment)
        [noted] nach dem Seed ausgeteilt, der Seed folgt aus dem Geheimnis und den Texten der Spieler, und das Geheimnis passt zu der Festlegung, die du notiert hast
        [seed] nach dem Seed ausgeteilt
       *[decks] mit vollständigen Stapeln (ohne Seed, mit dem man sie vergleichen könnte)
    }; { $actions ->
        [one] { $actions } Zug regelgerecht
       *[other] alle { $actions } Züge regelgerecht
    }; { $state ->
        [over] alle Punkte und der Sieg stimmen.
       *[open] { $scored ->
            [one] die Punkte von { $scored } beendeten Runde stimmen
           *[other] die Punkte von { $scored } beendeten Runden stimmen
        }; die Partie ist noch nicht zu Ende.
    }

## Simulieren
games = Partien
stopped =
    { $games ->
        [one] Nach { $games } Partie abgebrochen.
       *[other] Nach { $games } Partien abgebrochen.
    }
simulated =
    { $game }, { $players } Spieler: { $games ->
        [one] { $games } zufällige Partie
       *[other] { $games } zufällige Partien
    }
simulated-decisions = Entscheidungen
simulated-speed = { $decisions } in { $seconds } s ({ $rate } Millionen pro Sekunde)
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulated-rounds = Runden je Partie
simulated-turns = Züge je Runde
simulated-endings = Rundenende durch
simulated-shows-stolen-with = Show gestohlen mit
simulated-seat = { $points } Punkte, gewonnen { $won }
simulated-winner = Punkte beim Sieg
ending-characters = genug Charaktere
ending-all-nine = alle neun ausgelegt
ending-draw-pile = ein Zugstapel leer
ending-turns = Zuglimit
ending-hear-ye = „Hört, hört!“

## Dataset
dataset-written =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $folder } geschrieben.
dataset-unfinished = Partie { $number } ist nicht zu Ende und hat darum kein Ergebnis.
dataset-other-game = Partie { $number } ist { $game }, die erste aber { $first }. Leg für jedes Spiel einen eigenen Datensatz an.
dataset-nothing = Es gibt nichts zu schreiben: Nenne Aufzeichnungen oder Bots, die Partien spielen (`--bots greedy,scripted`).
dataset-empty = In { $folder } liegen keine Aufzeichnungen: `courtcards arena --records --out` schreibt welche.
dataset-cannot-write = { $path } kann nicht geschrieben werden: { $why }
dataset-format = { $given } ist kein bekanntes Format; möglich sind: { $known }.
dataset-extra = Parquet-Dateien brauchen PyArrow: pip install 'courtcards[dataset]'.
