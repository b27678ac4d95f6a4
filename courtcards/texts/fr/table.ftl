# La table dans le terminal.

## Que faire
say-draw =
    { $turn ->
        [second] Piochez une deuxième carte, dans une autre pile.
       *[other] Piochez une carte.
    }
say-play = Posez une série ou défaussez une carte.
say-discard = Défaussez une carte.
say-after = Jouez une figurine Ninja ou terminez votre tour.
say-pile =
    { $count ->
        [one] { $count } { $cards } quitte la table. Choisissez une défausse.
       *[other] { $count } { $cards } quittent la table. Choisissez une défausse.
    }
say-decide = À vous de jouer : choisissez une action.
say-reveal = Manche finie : révélez une mission.
say-call = Choisissez les séries à envoyer au spectacle.
say-preparing = Les bots se préparent. La première fois sur une machine, cela prend jusqu’à deux minutes…
say-preparing-level = Un { $level } se prépare. La première fois sur une machine, cela prend quelques minutes…
say-wait = { $name } réfléchit…
say-over = La partie est finie.

do-draw = Piocher { pile-name.from }
do-discard = Défausser { $card-one } { pile-name.onto }
do-lay = Poser { $count } { $card }
do-pile =
    { $count ->
        [1] La mettre sur { $pile }
       *[other] Les mettre sur { $pile }
    }
do-strike = Éliminer { $card-one } chez { $owner }
do-end = Terminer votre tour
do-reveal = Révéler la mission { $deck }
do-send =
    Envoyer une série { $card-of }, taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , avec { $wilds } Joker
       *[other] , avec { $wilds } Jokers
    }
do-ready = Terminé : pas d’autre série

## Ce qu’il y a sur la table
known-cards = cartes connues
pile-hidden =
    { $pile } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile-deck =
    pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
empty = vide
hand-title = Main
tasks-title = Missions
sent-title = Envoyé
course-glory = La manche se termine quand un joueur a { $needed } personnages (au mieux { $most } pour l’instant), quand les neuf sont posés ({ $laid } pour l’instant) ou quand une pioche est vide (cartes restantes : { $cards }).
course-call = La manche s’arrête au deuxième « Oyez ! » ({ $heard } pour l’instant). Pour gagner : voler la vedette et avoir au moins { $favor } faveurs.

## Touches et dialogues
key-hint = Conseil
key-type = Saisir un coup
key-log = Journal
key-rules = Règles
key-faster = Bots plus rapides
key-slower = Bots plus lents
key-leave = Quitter la partie
key-quit = Quitter
key-close = Fermer
typed-placeholder = un coup en notation, par exemple lay farmer 3
hint = Le meilleur bot conseille :
hint-thinking = Le meilleur bot réfléchit (c’est plus long la première fois sur une machine)…
pace = Les bots prennent au moins { $seconds } s par coup.
curtain = Passez le clavier : à { $name } de jouer.
curtain-open = Montrer mes cartes
leave = Quitter la partie ? Elle est enregistrée, et vous pourrez la reprendre la prochaine fois.
leave-yes = Quitter
leave-no = Rester
winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }

## Avant la partie
person = Joueur { $number }
setup-title = Court Cards
setup-game = Jeu
setup-variants = Variante
setup-seats = Places
setup-person = Personne à cet écran
setup-bot = Bot : { $level }
setup-empty = Libre
setup-start = Commencer
setup-resume = Reprendre la partie en cours
variant-standard = Partie classique
variant-quick = Partie rapide
variant-tasks = Missions pour l’Empire
variant-ninja = Le pouvoir des Ninjas
variant-custom = Cartes ou durée modifiées

level-page = Page
level-squire = Écuyer
level-herald = Héraut
level-knight = Chevalier
level-chancellor = Chancelier
level-sovereign = Souverain

## Pourquoi une action est bonne
why-take = Vous en avez { $held } ; une série en demande { $needed }. Encore cachées : { $unseen }.
why-discard = Vous en avez { $held } ; une série en demande { $needed }. Encore cachées : { $unseen }. Vous pouvez vous en passer.
why-unseen = Pour une série ({ $card }), il vous en manque { $missing }. Encore cachées : { $unseen }.
why-lay = Elle rapporte { $worth }. Pour la battre, il en faut { $more } ; encore cachées : { $unseen }.
why-top = Cartes de ce personnage en main : { $held }. Encore cachées : { $unseen }.
why-part = Cartes de ce personnage en main : { $held }. Encore cachées : { $unseen }. Vous pouvez vous en passer.
why-deck = Vous avez { $held } { $card }. Encore cachées : { $unseen }.
why-cry = Avec elle, cartes « Oyez ! » au centre : { $count } sur 2.
