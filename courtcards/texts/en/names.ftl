# Games, cards and piles.

# The names of cards. $count is how many are meant, or “all” for the kind as such: Kings. The attribute “one” stands where a
# sentence speaks of any one of them; a sentence writes it as, for example, $card-one. Other languages have other attributes.

game-call-to-glory = Call to Glory
game-come-to-call = Come to Call

card-emperor =
    { $count ->
        [one] Emperor
       *[other] Emperors
    }
    .one = an Emperor
card-empress =
    { $count ->
        [one] Empress
       *[other] Empresses
    }
    .one = an Empress
card-daimyo = Daimyo
    .one = a Daimyo
card-shogun =
    { $count ->
        [one] Shogun
       *[other] Shoguns
    }
    .one = a Shogun
card-samurai = Samurai
    .one = a Samurai
card-ninja = Ninja
    .one = a Ninja
card-envoy =
    { $count ->
        [one] Envoy
       *[other] Envoys
    }
    .one = an Envoy
card-monk =
    { $count ->
        [one] Monk
       *[other] Monks
    }
    .one = a Monk
card-farmer =
    { $count ->
        [one] Farmer
       *[other] Farmers
    }
    .one = a Farmer

card-king =
    { $count ->
        [one] King
       *[other] Kings
    }
    .one = a King
card-king-double = Double King
    .one = a Double King
card-king-half = King and a Half
    .one = a King and a Half
card-queen =
    { $count ->
        [one] Queen
       *[other] Queens
    }
    .one = a Queen
card-queen-double = Double Queen
    .one = a Double Queen
card-queen-half = Queen and a Half
    .one = a Queen and a Half
card-heir =
    { $count ->
        [one] Heir
       *[other] Heirs
    }
    .one = an Heir
card-heir-double = Double Heir
    .one = a Double Heir
card-heir-half = Heir and a Half
    .one = an Heir and a Half
card-diplomat =
    { $count ->
        [one] Diplomat
       *[other] Diplomats
    }
    .one = a Diplomat
card-diplomat-double = Double Diplomat
    .one = a Double Diplomat
card-diplomat-half = Diplomat and a Half
    .one = a Diplomat and a Half
card-fool =
    { $count ->
        [one] Fool
       *[other] Fools
    }
    .one = a Fool
card-fool-double = Double Fool
    .one = a Double Fool
card-fool-half = Fool and a Half
    .one = a Fool and a Half
card-butler =
    { $count ->
        [one] Butler
       *[other] Butlers
    }
    .one = a Butler
card-wild =
    { $count ->
        [one] Wild
       *[other] Wilds
    }
    .one = a Wild
card-hear-ye =
    { $count ->
        [one] Hear Ye!
       *[other] Hear Ye! cards
    }
    .one = a Hear Ye!

# A pile as it is labeled, and where a card is drawn from it or put onto it. $pile: L, R, A, B; deck, left, right.
pile-name =
    { $pile ->
        [left] left
        [right] right
       *[other] { $pile }
    }
    .from =
        { $pile ->
            [deck] from the deck
            [left] from the left pile
            [right] from the right pile
           *[other] from { $pile }
        }
    .onto =
        { $pile ->
            [left] onto the left pile
            [right] onto the right pile
            [middle] to the middle
           *[other] onto { $pile }
        }
