# Warum nicht, in Call to Glory.

glory-not-now =
    { $phase ->
        [draw] Zieh zuerst zwei Karten, jede von einem anderen Stapel
        [play] Beide Karten sind gezogen: Leg einen Satz aus oder wirf eine Karte ab
        [after] Du hast schon ausgelegt oder abgeworfen: Setz eine Ninja-Figur ein oder beende den Zug
        [pile] Wähle zuerst den Ablagestapel für die Karten, die vom Tisch kommen
       *[reveal] Die Runde ist vorbei: Deck einen deiner Aufträge auf
    }{ $verb ->
        [strike] . Ninja-Figuren kommen jetzt nicht zum Zug.
       *[other] .
    }
glory-draw-same-pile = Die beiden Karten eines Zuges kommen von verschiedenen Stapeln, und die erste kam schon von { $pile }.
glory-draw-empty-pile = Stapel { $pile } ist leer.
glory-discard-not-held = Du hast { $character-none } auf der Hand.
glory-discard-other-pile-empty = Platz { $pile } ist leer, also geht die nächste Karte dorthin: Erst muss ein zweiter Ablagestapel entstehen, bevor der erste wächst.
glory-lay-not-held =
    { $held ->
        [0] Du hast { $character-none } auf der Hand.
        [one] Du hast nur { $character-one }, nicht { $count }.
       *[other] Du hast nur { $held } { $character }, nicht { $count }.
    }
glory-lay-not-more = Auf dem Tisch liegt schon ein Satz ({ $lying } { $character }): Der neue muss mindestens eine Karte größer sein.
glory-lay-dotted = { $character } tragen drei Punkte: Bei { $players } Spielern braucht ein Satz davon mindestens drei Karten.
glory-lay-too-few = Ein Satz braucht mindestens zwei Karten.
glory-strike-without-ninja = In dieser Partie spielt ihr ohne Ninja-Figuren.
glory-strike-no-figure = Du hast keine Ninja-Figur, die du jetzt einsetzen könntest.
glory-strike-own-set = Eine Ninja-Figur trifft die Auslage der anderen, nicht deine eigene.
glory-strike-no-set = Platz { $seat } hat { $character-none } ausliegen.
glory-reveal-without-tasks = In dieser Partie spielt ihr ohne Kaiserliche Aufträge.
glory-reveal-again = Deinen Auftrag { $deck } hast du schon aufgedeckt.
