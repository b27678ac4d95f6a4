# Jeux, cartes et piles.

# Noms de cartes : « one » est une carte quelconque avec son article, « of » le nom après « de », élidé s’il le faut : $card-one, $card-of.

game-call-to-glory = Call to Glory
game-come-to-call = Come to Call

card-emperor =
    { $count ->
        [one] Empereur
       *[other] Empereurs
    }
    .one = un Empereur
    .of =
        { $count ->
            [one] d’Empereur
           *[other] d’Empereurs
        }
card-empress =
    { $count ->
        [one] Impératrice
       *[other] Impératrices
    }
    .one = une Impératrice
    .of =
        { $count ->
            [one] d’Impératrice
           *[other] d’Impératrices
        }
card-daimyo =
    { $count ->
        [one] Daimyo
       *[other] Daimyos
    }
    .one = un Daimyo
    .of =
        { $count ->
            [one] de Daimyo
           *[other] de Daimyos
        }
card-shogun =
    { $count ->
        [one] Shogun
       *[other] Shoguns
    }
    .one = un Shogun
    .of =
        { $count ->
            [one] de Shogun
           *[other] de Shoguns
        }
card-samurai =
    { $count ->
        [one] Samouraï
       *[other] Samouraïs
    }
    .one = un Samouraï
    .of =
        { $count ->
            [one] de Samouraï
           *[other] de Samouraïs
        }
card-ninja =
    { $count ->
        [one] Ninja
       *[other] Ninjas
    }
    .one = un Ninja
    .of =
        { $count ->
            [one] de Ninja
           *[other] de Ninjas
        }
card-envoy =
    { $count ->
        [one] Émissaire
       *[other] Émissaires
    }
    .one = un Émissaire
    .of =
        { $count ->
            [one] d’Émissaire
           *[other] d’Émissaires
        }
card-monk =
    { $count ->
        [one] Moine
       *[other] Moines
    }
    .one = un Moine
    .of =
        { $count ->
            [one] de Moine
           *[other] de Moines
        }
card-farmer =
    { $count ->
        [one] Paysan
       *[other] Paysans
    }
    .one = un Paysan
    .of =
        { $count ->
            [one] de Paysan
           *[other] de Paysans
        }

card-king =
    { $count ->
        [one] Roi
       *[other] Rois
    }
    .one = un Roi
    .of =
        { $count ->
            [one] de Roi
           *[other] de Rois
        }
card-king-double = Double Roi
    .one = le Double Roi
    .of = de Double Roi
card-king-half = Roi et demi
    .one = le Roi et demi
    .of = de Roi et demi
card-queen =
    { $count ->
        [one] Reine
       *[other] Reines
    }
    .one = une Reine
    .of =
        { $count ->
            [one] de Reine
           *[other] de Reines
        }
card-queen-double = Double Reine
    .one = la Double Reine
    .of = de Double Reine
card-queen-half = Reine et demie
    .one = la Reine et demie
    .of = de Reine et demie
card-heir =
    { $count ->
        [one] Héritier
       *[other] Héritiers
    }
    .one = un Héritier
    .of =
        { $count ->
            [one] d’Héritier
           *[other] d’Héritiers
        }
card-heir-double = Double Héritier
    .one = le Double Héritier
    .of = de Double Héritier
card-heir-half = Héritier et demi
    .one = l’Héritier et demi
    .of = d’Héritier et demi
card-diplomat =
    { $count ->
        [one] Diplomate
       *[other] Diplomates
    }
    .one = un Diplomate
    .of =
        { $count ->
            [one] de Diplomate
           *[other] de Diplomates
        }
card-diplomat-double = Double Diplomate
    .one = le Double Diplomate
    .of = de Double Diplomate
card-diplomat-half = Diplomate et demi
    .one = le Diplomate et demi
    .of = de Diplomate et demi
card-fool =
    { $count ->
        [one] Bouffon
       *[other] Bouffons
    }
    .one = un Bouffon
    .of =
        { $count ->
            [one] de Bouffon
           *[other] de Bouffons
        }
card-fool-double = Double Bouffon
    .one = le Double Bouffon
    .of = de Double Bouffon
card-fool-half = Bouffon et demi
    .one = le Bouffon et demi
    .of = de Bouffon et demi
card-butler =
    { $count ->
        [one] Majordome
       *[other] Majordomes
    }
    .one = un Majordome
    .of =
        { $count ->
            [one] de Majordome
           *[other] de Majordomes
        }
card-wild =
    { $count ->
        [one] Joker
       *[other] Jokers
    }
    .one = un Joker
    .of =
        { $count ->
            [one] de Joker
           *[other] de Jokers
        }
card-hear-ye = « Oyez ! »
    .one = un « Oyez ! »
    .of = de « Oyez ! »

pile-name =
    { $pile ->
        [left] gauche
        [right] droite
       *[other] { $pile }
    }
    .from =
        { $pile ->
            [deck] dans la pioche
            [left] dans la pile de gauche
            [right] dans la pile de droite
           *[other] dans { $pile }
        }
    .onto =
        { $pile ->
            [left] sur la pile de gauche
            [right] sur la pile de droite
            [middle] au centre de la table
           *[other] sur { $pile }
        }
