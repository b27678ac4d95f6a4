# Spiele, Karten und Stapel.

# Kartennamen: „one“ ist eine beliebige von ihnen im Akkusativ, „none“ gar keine, beides mit Artikel: $card-one, $card-none.

game-call-to-glory = Call to Glory
game-come-to-call = Come to Call

card-emperor = Kaiser
    .one = einen Kaiser
    .none = keinen Kaiser
card-empress =
    { $count ->
        [one] Kaiserin
       *[other] Kaiserinnen
    }
    .one = eine Kaiserin
    .none = keine Kaiserin
card-daimyo =
    { $count ->
        [one] Daimyo
       *[other] Daimyos
    }
    .one = einen Daimyo
    .none = keinen Daimyo
card-shogun =
    { $count ->
        [one] Shogun
       *[other] Shogune
    }
    .one = einen Shogun
    .none = keinen Shogun
card-samurai = Samurai
    .one = einen Samurai
    .none = keinen Samurai
card-ninja = Ninja
    .one = einen Ninja
    .none = keinen Ninja
card-envoy =
    { $count ->
        [one] Gesandter
       *[other] Gesandte
    }
    .one = einen Gesandten
    .none = keinen Gesandten
card-monk =
    { $count ->
        [one] Mönch
       *[other] Mönche
    }
    .one = einen Mönch
    .none = keinen Mönch
card-farmer =
    { $count ->
        [one] Bauer
       *[other] Bauern
    }
    .one = einen Bauern
    .none = keinen Bauern

card-king =
    { $count ->
        [one] König
       *[other] Könige
    }
    .one = einen König
    .none = keinen König
card-king-double = Doppel-König
    .one = den Doppel-König
    .none = keinen Doppel-König
card-king-half = Anderthalb-König
    .one = den Anderthalb-König
    .none = keinen Anderthalb-König
card-queen =
    { $count ->
        [one] Königin
       *[other] Königinnen
    }
    .one = eine Königin
    .none = keine Königin
card-queen-double = Doppel-Königin
    .one = die Doppel-Königin
    .none = keine Doppel-Königin
card-queen-half = Anderthalb-Königin
    .one = die Anderthalb-Königin
    .none = keine Anderthalb-Königin
card-heir = Thronfolger
    .one = einen Thronfolger
    .none = keinen Thronfolger
card-heir-double = Doppel-Thronfolger
    .one = den Doppel-Thronfolger
    .none = keinen Doppel-Thronfolger
card-heir-half = Anderthalb-Thronfolger
    .one = den Anderthalb-Thronfolger
    .none = keinen Anderthalb-Thronfolger
card-diplomat =
    { $count ->
        [one] Diplomat
       *[other] Diplomaten
    }
    .one = einen Diplomaten
    .none = keinen Diplomaten
card-diplomat-double = Doppel-Diplomat
    .one = den Doppel-Diplomaten
    .none = keinen Doppel-Diplomaten
card-diplomat-half = Anderthalb-Diplomat
    .one = den Anderthalb-Diplomaten
    .none = keinen Anderthalb-Diplomaten
card-fool =
    { $count ->
        [one] Narr
       *[other] Narren
    }
    .one = einen Narren
    .none = keinen Narren
card-fool-double = Doppel-Narr
    .one = den Doppel-Narren
    .none = keinen Doppel-Narren
card-fool-half = Anderthalb-Narr
    .one = den Anderthalb-Narren
    .none = keinen Anderthalb-Narren
card-butler = Butler
    .one = einen Butler
    .none = keinen Butler
card-wild = Joker
    .one = einen Joker
    .none = keinen Joker
card-hear-ye = „Hört, hört!“
    .one = ein „Hört, hört!“
    .none = kein „Hört, hört!“

pile-name =
    { $pile ->
        [left] links
        [right] rechts
       *[other] { $pile }
    }
    .from =
        { $pile ->
            [deck] vom Zugstapel
            [left] vom linken Stapel
            [right] vom rechten Stapel
           *[other] von { $pile }
        }
    .onto =
        { $pile ->
            [left] auf den linken Stapel
            [right] auf den rechten Stapel
            [middle] in die Tischmitte
           *[other] auf { $pile }
        }
