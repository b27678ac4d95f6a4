# Pourquoi un coup de Come to Call est refusé.

call-not-now =
    { $phase ->
        [draw] Piochez d’abord une carte.
        [discard] Vous avez déjà pioché : défaussez une carte.
       *[call] La manche s’est arrêtée : choisissez les séries à envoyer.
    }
call-draw-no-deck = La pioche est vide et il n’y a rien à mélanger : piochez dans une défausse.
call-draw-empty-pile = La pile de { pile-name } est vide.
call-discard-not-held = Vous n’avez pas { $card-of } en main.
call-discard-hear-ye = Un « Oyez ! » va au centre de la table : écrivez discard hear-ye.
call-send-order = Les séries s’envoient dans l’ordre Rois, Reines, Héritiers, Diplomates, Bouffons : après les { $after }, il est trop tard pour les { $type }.
call-send-not-held =
    { $held ->
        [0] Vous n’avez plus { $card-of }.
       *[other] Vous n’avez que { $held } × { $card }, pas { $count }.
    }
call-send-too-few =
    { $minimum ->
        [1] Outre le Majordome, une série { $type-of } demande au moins une carte du personnage ; les Jokers ne comptent pas.
       *[other] Outre le Majordome, une série { $type-of } demande au moins { $minimum } cartes du personnage ; une double en vaut deux, et les Jokers ne comptent pas.
    }
call-ready-without-set = Vous pouvez former une série, vous devez donc en envoyer au moins une.
