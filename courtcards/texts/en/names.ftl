# Games, cards and piles. $count is how many cards are meant.

game-call-to-glory = Call to Glory
game-come-to-call = Come to Call

card-emperor =
    { $count ->
        [one] Emperor
       *[other] Emperors
    }
card-empress =
    { $count ->
        [one] Empress
       *[other] Empresses
    }
card-daimyo = Daimyo
card-shogun =
    { $count ->
        [one] Shogun
       *[other] Shoguns
    }
card-samurai = Samurai
card-ninja = Ninja
card-envoy =
    { $count ->
        [one] Envoy
       *[other] Envoys
    }
card-monk =
    { $count ->
        [one] Monk
       *[other] Monks
    }
card-farmer =
    { $count ->
        [one] Farmer
       *[other] Farmers
    }

card-king =
    { $count ->
        [one] King
       *[other] Kings
    }
card-king-double = Double King
card-king-half = King and a Half
card-queen =
    { $count ->
        [one] Queen
       *[other] Queens
    }
card-queen-double = Double Queen
card-queen-half = Queen and a Half
card-heir =
    { $count ->
        [one] Heir
       *[other] Heirs
    }
card-heir-double = Double Heir
card-heir-half = Heir and a Half
card-diplomat =
    { $count ->
        [one] Diplomat
       *[other] Diplomats
    }
card-diplomat-double = Double Diplomat
card-diplomat-half = Diplomat and a Half
card-fool =
    { $count ->
        [one] Fool
       *[other] Fools
    }
card-fool-double = Double Fool
card-fool-half = Fool and a Half
card-butler =
    { $count ->
        [one] Butler
       *[other] Butlers
    }
card-wild =
    { $count ->
        [one] Wild
       *[other] Wilds
    }
card-hear-ye =
    { $count ->
        [one] Hear Ye!
       *[other] Hear Ye!s
    }
