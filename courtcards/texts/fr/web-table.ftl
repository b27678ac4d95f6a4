# La table dans le navigateur : chiffres et détails.

web-size = Cartes et texte
web-size-small = Petits
web-size-normal = Normaux
web-size-large = Grands
web-call-cried =
    { $who ->
        [you] Vous avez
       *[other] { $name } a
    } défaussé le { $heard ->
        [2] deuxième
       *[other] dernier
    } « Oyez ! ».
web-call-must = Vous pouvez former une série : vous devez donc en envoyer au moins une.
web-call-must-short = Vous devez envoyer au moins une série.
web-margin-ahead = { $points } d’avance sur { $name }
web-margin-behind = Vous avez { $points } de retard
web-decisive = La série qui a le plus compté : { $set }
web-moment-beats = Vous battez la série de { $owner } !
web-this-round = cette manche { $count }
web-in-total = total { $count }
web-can-lay = Vous pouvez poser ces cartes comme série.
web-fact-worth = Valeur
web-fact-set = Série
web-fact-hand = Main / requis
web-fact-needs = Requis
web-fact-unseen = Cachées
web-fact-favor = Faveur
web-fact-missing = Manque
web-fact-unbeatable = Il en reste trop peu pour la battre.
web-fact-mine =
    Vous en avez { $count }{ $missing ->
        [0] , assez pour une série.
       *[other] {""} et il vous en manque { $missing }.
    }
web-fact-lacks =
    { $missing ->
        [0] Vous en avez assez pour une série.
       *[other] Il vous en manque { $missing } pour une série.
    }
web-fact-steals = Voler la vedette avec eux rapporte des faveurs : { $count }.
web-fact-unseen-copies = Cartes que personne n’a vues : { $count }.
web-about-worth = Une série rapporte { $count } points, quelle que soit sa taille.
web-about-larger = Une série plus grande la bat.
web-about-butler = Chaque série a besoin de son propre Majordome.
web-about-wild = Un Joker agrandit toute série, mais ne compte pas pour le nombre requis.
web-about-hear-ye = Dès que deux sont au centre et que chacun a joué, la manche s’arrête.
web-about-double = Cette carte compte double.
web-about-half = Cette carte compte pour une et départage les égalités.
web-copies-all = Cartes dans le jeu : { $count }.
web-copies-pile = Dans la pile { $pile } : { $count }.
web-copies-hand = À coup sûr dans la main de { $name } : { $count }.
web-sum-tasks = + { $count } pour les missions
web-sum-size = taille { $count }
web-rounds = Toutes les manches
web-round-open = Revoir la manche { $number }
web-reveal-scores = Révéler { $card } : { $name } marquerait { $cards } × { $each } = { $points }.
web-reveal-nothing = Révéler { $card } : personne ne marquerait.
web-reveal-nobody = Personne ne marque
web-leads = (en tête)
web-course-one = chez un joueur
web-course-all = en tout
web-course-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Le journal : ce qui a été fait, et ce qui s’ensuit
web-log-beats =
    { $move } et { $who ->
        [you] battez
       *[other] bat
    } { $whose ->
        [you] votre série de { $count }
       *[other] la série de { $count } chez { $owner }
    }{ $pile ->
        [none] {""}
       *[other] , qui va sur { $pile }
    }
web-log-replaces =
    { $move } et { $who ->
        [you] remplacez votre série
       *[other] remplace sa propre série
    } de { $count }{ $pile ->
        [none] {""}
       *[other] , qui va sur { $pile }
    }
web-log-strikes =
    { $move }{ $pile ->
        [none] {""}
       *[other] , qui va sur { $pile }
    }
web-log-puts =
    { $name } { $who ->
        [you] mettez
       *[other] met
    } { $count } { $card } sur { $pile }
web-log-figure =
    { $move }, { $who ->
        [you] prenez
       *[other] prend
    } une figurine Ninja
web-log-stops = { $move }, et la manche s’arrête
