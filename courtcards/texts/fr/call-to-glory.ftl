# Pourquoi un coup de Call to Glory est refusé.

glory-not-now =
    { $phase ->
        [draw] Piochez d’abord deux cartes, chacune dans une pile différente
        [play] Vous avez pioché vos deux cartes : posez une série ou défaussez une carte
        [after] Vous avez déjà posé ou défaussé : jouez une figurine Ninja ou terminez votre tour
        [pile] Choisissez d’abord la défausse où vont les cartes qui quittent la table
       *[reveal] La manche est finie : révélez une de vos missions
    }{ $verb ->
        [strike] . Ce n’est pas le moment de jouer une figurine Ninja.
       *[other] .
    }
glory-draw-same-pile = Vos deux cartes doivent venir de piles différentes, et la première venait de { $pile }.
glory-draw-empty-pile = La pile { $pile } est vide.
glory-discard-not-held = Vous n’avez pas { $character-of } en main.
glory-discard-other-pile-empty = La pile { $pile } est vide, la prochaine carte défaussée y va donc : les deux défausses doivent être entamées avant que l’une d’elles grandisse.
glory-lay-not-held =
    { $held ->
        [0] Vous n’avez pas { $character-of } en main.
       [1] Vous n’avez qu’{ $character-one }, pas { $count }.
       *[other] Vous n’avez que { $held } { $character }, pas { $count }.
    }
glory-lay-not-more = Une série est déjà sur la table ({ $lying } { $character }) : une nouvelle doit compter au moins une carte de plus.
glory-lay-dotted = Les { $character } portent trois points : à { $players } joueurs, il en faut au moins trois pour une série.
glory-lay-too-few = Une série compte au moins deux cartes.
glory-strike-without-ninja = Cette partie se joue sans figurines Ninja.
glory-strike-no-figure = Vous n’avez pas de figurine Ninja à jouer maintenant.
glory-strike-own-set = Une figurine Ninja vise la série d’un adversaire, pas la vôtre.
glory-strike-no-set = La place { $seat } n’a pas { $character-of } sur la table.
glory-reveal-without-tasks = Cette partie se joue sans Missions pour l’Empire.
glory-reveal-again = Vous avez déjà révélé votre mission { $deck }.
