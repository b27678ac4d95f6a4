# Warum ein Zug in Call to Glory nicht geht.

glory-not-now =
    { $phase ->
        [draw] Zieh zuerst zwei Karten, jede von einem anderen Stapel
        [play] Du hast beide Karten gezogen: Leg einen Satz aus oder wirf eine Karte ab
        [after] Du hast schon ausgelegt oder abgeworfen: Setz eine Ninja-Figur ein oder beende deinen Zug
        [pile] Wähle zuerst den Ablagestapel für die Karten, die vom Tisch kommen
       *[reveal] Die Runde ist vorbei: Deck einen deiner Aufträge auf
    }{ $verb ->
        [strike] . Eine Ninja-Figur kannst du jetzt nicht einsetzen.
       *[other] .
    }
glory-draw-same-pile = Deine beiden Karten müssen von verschiedenen Stapeln kommen, und die erste kam von { $pile }.
glory-draw-empty-pile = Stapel { $pile } ist leer.
glory-discard-not-held = Du hast { $character-none } auf der Hand.
glory-discard-other-pile-empty = Stapel { $pile } ist leer, also kommt die nächste Karte dorthin: Erst wenn beide Ablagestapel begonnen sind, hast du die Wahl.
glory-lay-not-held =
    { $held ->
        [0] Du hast { $character-none } auf der Hand.
        [one] Du hast nur { $character-one }, nicht { $count }.
       *[other] Du hast nur { $held } { $character }, nicht { $count }.
    }
glory-lay-not-more = Auf dem Tisch liegt schon ein Satz ({ $lying } { $character }): Ein neuer braucht mindestens eine Karte mehr.
glory-lay-dotted = { $character } tragen drei Punkte: Bei { $players } Spielern braucht ein Satz davon mindestens drei Karten.
glory-lay-too-few = Ein Satz braucht mindestens zwei Karten.
glory-strike-without-ninja = In dieser Partie spielt ihr ohne Ninja-Figuren.
glory-strike-no-figure = Du hast keine Ninja-Figur, die du jetzt einsetzen könntest.
glory-strike-own-set = Eine Ninja-Figur trifft einen Satz der anderen, nicht deinen eigenen.
glory-strike-no-set = Platz { $seat } hat { $character-none } ausliegen.
glory-reveal-without-tasks = In dieser Partie spielt ihr ohne Kaiserliche Aufträge.
glory-reveal-again = Deinen Auftrag { $deck } hast du schon aufgedeckt.
