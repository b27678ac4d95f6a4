# Warum ein Zug in Come to Call nicht geht.

call-not-now =
    { $phase ->
        [draw] Zieh zuerst eine Karte.
        [discard] Du hast schon gezogen: Wirf jetzt eine Karte ab.
       *[call] Die Runde ist gestoppt: Wähle die Sätze, die du schickst.
    }
call-draw-no-deck = Der Zugstapel ist leer, und es gibt nichts zu mischen: Zieh von einem Ablagestapel.
call-draw-empty-pile =
    Der { $pile ->
        [left] linke
       *[right] rechte
    } Stapel ist leer.
call-discard-not-held = Du hast { $card-none } auf der Hand.
call-discard-hear-ye = Ein „Hört, hört!“ kommt in die Tischmitte. Schreib einfach: discard hear-ye.
call-send-order = Sätze werden in der Reihenfolge Könige, Königinnen, Thronfolger, Diplomaten, Narren geschickt: Für { $type } ist es zu spät, { $after } sind schon geschickt.
call-send-not-held =
    { $held ->
        [0] Du hast { $card-none } mehr.
       *[other] Du hast nur { $held } × { $card }, nicht { $count }.
    }
call-send-too-few =
    { $minimum ->
        [one] Ein Satz { $type } braucht neben dem Butler mindestens eine passende Karte; Joker zählen nicht.
       *[other] Ein Satz { $type } braucht neben dem Butler mindestens { $minimum } passende Karten; eine Doppelkarte zählt als zwei, und Joker zählen nicht.
    }
call-ready-without-set = Du kannst einen Satz bilden, also musst du mindestens einen schicken.
