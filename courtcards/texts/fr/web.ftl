# Le jeu dans le navigateur.

## Partout
web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Tables ouvertes
web-nav-games = Mes parties
web-nav-preferences = Préférences
web-nav-about = À propos
web-home = Retour à l’accueil
web-close = Fermer
web-cancel = Annuler
web-confirm = Jouer
web-loading = Un instant…
web-no-server = Le serveur ne répond pas : vérifiez la connexion et réessayez.
web-no-table = Aucune table ici
web-rules = Règles
web-rules-of = Règles : { $game }
web-gallery = Toutes les cartes

## Accueil
web-home-title = Deux jeux de cartes, une table paisible
web-home-lead = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Sans compte.
web-home-note = Votre nom et vos places restent sur cet appareil. Une partie que vous quittez vous attend.
web-games-waiting = Vos parties
web-pitch-call-to-glory = Réunissez les figures d’une cour impériale. Posez des séries, surpassez celles des autres et terminez la manche avant que les vôtres ne soient battues.
web-pitch-come-to-call = Piochez, défaussez, guettez le deuxième « Oyez ! ». Puis chacun envoie en secret des visiteurs à la cour, et l’un d’eux vole la vedette.
web-facts-call-to-glory = 2 à 4 joueurs · environ 30 minutes · trois variantes
web-facts-come-to-call = 2 à 6 joueurs · environ 20 minutes
web-play-bots = Contre des bots
web-play-friends = Entre amis

## Une nouvelle partie
web-setup-bots = Jouer contre des bots
web-setup-friends = Une table entre amis
web-start = Commencer
web-make-table = Ouvrir la table
web-game = Jeu
web-your-name = Votre nom
web-guest-names = Grue, Loutre, Blaireau, Héron, Renard, Pie, Lièvre, Pinson, Martre, Martinet
web-players = Joueurs
web-level = Force des bots
web-level-note = Du Page, qui apprend encore, au Souverain, qui ne pardonne rien.
web-bot-pace = Rythme des bots
web-bot-pace-once = Aussitôt
web-bot-pace-quick = Rapide
web-bot-pace-human = Comme des joueurs
web-bot-pace-calm = Tranquille
web-variant = Variante
web-about-standard = Quatre manches.
web-about-quick = Une manche, une dizaine de minutes.
web-about-tasks = Trois manches ; des missions secrètes donnent plus de valeur à certains personnages.
web-about-ninja = Qui pose des Ninjas prend une figurine et pourra plus tard éliminer une carte d’une série.
web-pace = Temps
web-pace-untimed = Sans horloge
web-pace-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } chacun, { $increment } s de plus par tour
web-pace-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par décision
web-who-sees = Qui trouve la table
web-listed = La montrer parmi les tables ouvertes
web-listed-yes = La table est ouverte à tous : chacun peut s’asseoir.
web-listed-no = Seuls ceux qui ont le lien trouvent cette table.
web-allow-spectators = D’autres peuvent regarder
web-no-spectators = Personne d’autre ne regarde
web-spectators-yes = Qui a le lien peut regarder, sans voir aucune main.
web-spectators-no = Seuls les joueurs voient la table.

## Avant le début
web-seat-open = Place libre
web-bot = Bot
web-this-is-you = C’est vous
web-here = Présent
web-not-here = Absent pour le moment
web-sit = S’asseoir
web-get-up = Se lever
web-add-bot = Ajouter un bot
web-remove-bot = Retirer
web-waiting-for =
    { $count ->
        [one] Encore { $count } place libre.
       *[other] Encore { $count } places libres.
    }
web-starts-itself = La partie commence d’elle-même quand toutes les places sont prises.
web-invite = Inviter des amis
web-link = Lien vers cette table
web-link-local = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, ouvrez la page par son adresse sur le réseau, que le serveur affiche au démarrage.
web-copy = Copier le lien
web-copied = Copié
web-qr = Le lien en code QR
web-fairness = Une donne honnête
web-fairness-how = Le serveur a tiré un secret et en montre l’empreinte avant que quiconque ne s’assoie. L’appareil de chaque joueur y ajoute ses propres chiffres au hasard. Les deux ensemble mélangent les cartes : personne ne peut les choisir, et chacun peut le vérifier après la partie.

## Listes
web-lobby-empty = Aucune table n’est ouverte à tous en ce moment.
web-join =
    { $count ->
        [one] Jouer : { $count } place libre
       *[other] Jouer : { $count } places libres
    }
web-watch = Regarder
web-games-none = Vous n’avez pas encore joué.
web-games-going = En cours
web-games-ended = Terminées
web-more-games = En montrer plus
web-state-won = Gagnée
web-state-over = Finie
web-state-open = Attend des joueurs
web-state-others = Les autres réfléchissent
web-state-due = À vous, { $when }

## Préférences
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Papier
web-theme-dark = Laque
web-deck = Dos et table
web-deck-classic = Classique
web-deck-pine = Pin
web-deck-plum = Prune
web-speed = Vitesse des cartes
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Sans mouvement
web-confirm-moves = Demander avant chaque coup
web-confirm-auto = Sur écran tactile et en partie lente
web-confirm-always = Toujours
web-confirm-never = Jamais
web-sounds = Sons
web-sounds-on = Sons : oui
web-sounds-off = Sons : non
web-notify = Me prévenir quand c’est à moi, même si la page est à l’arrière-plan
web-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
web-save = Enregistrer
web-saved = Enregistré.
web-kept-here = Les préférences ne valent que sur cet appareil.

## À propos
web-about-what = Court Cards est un lieu pour jouer à deux jeux de cartes, avec des amis et des bots, sur votre ordinateur ou votre serveur, sans compte et sans que personne n’observe ce que vous faites.
web-about-credits = Les jeux
web-about-glory-credit = Call to Glory est un jeu de Michael Schacht, publié par White Goblin Games en 2012.
web-about-call-credit = Come to Call appartient à son auteur et à son éditeur.
web-about-not-affiliated = Ce projet n’est lié ni aux auteurs ni aux éditeurs. Ses images, ses mots et son code sont les siens.
web-about-fair = Équité
web-about-made-of = Fait de
web-about-open = Le code est libre, sous licence MIT. Le caractère est l’Alegreya Sans de Juan Pablo del Peral (SIL Open Font License). Toutes les cartes ont été dessinées pour ce projet.
web-back = Dos

## À la table
web-table = Table
web-round-of = Manche { $number } sur { $rounds }
web-round-short = Manche
web-score-sheet = Feuille de score
web-total = Total
web-log = Ce qui s’est passé
web-your-side = Votre côté de la table
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-favor =
    { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
web-order = Les types, du plus puissant au plus faible
web-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-set = { $count } { $card }
web-set-row =
    { $name } : { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    } sur les { $needed } qui terminent la manche
web-no-sets = Pas encore de série
web-starter = Premier joueur
web-dealer = Donneur
web-stand-in = { $level } joue à sa place
web-figures =
    { $count ->
        [one] { $count } figurine Ninja
       *[other] { $count } figurines Ninja
    }
web-stock =
    { $count ->
        [one] { $count } figurine Ninja en réserve
       *[other] { $count } figurines Ninja en réserve
    }
web-task = Mission { $deck } : { $card }
web-task-hidden = Mission { $deck }, cachée
web-task-revealed = Mission { $deck } : { $card }, révélée à la manche { $round }
web-draw-piles = Pioches
web-discard-piles = Défausses
web-pile-deck = Pioche
web-pile-left = Gauche
web-pile-right = Droite
web-pile-open =
    { $card } au-dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-course-glory = Ce qui termine la manche
web-course-characters = personnages devant un joueur
web-course-nine = personnages posés
web-course-piles =
    { $count ->
        [one] { $count } carte dans la pioche la plus basse
       *[other] { $count } cartes dans la pioche la plus basse
    }
web-course-call = Ce qui termine la manche et la partie
web-course-heard = « Oyez ! » terminent la manche
web-course-favor =
    { $count ->
        [one] Il faut { $count } faveur et voler la vedette pour gagner
       *[other] Il faut { $count } faveurs et voler la vedette pour gagner
    }
web-heard = « Oyez ! » au milieu : { $count }
web-nine = Les neuf personnages, et combien de cartes il faut maintenant à une série
web-nine-laid = { $card } : { $count } devant { $name } ; il en faut { $need } pour une nouvelle série
web-nine-free = { $card } : pas encore de série ; il en faut { $need }
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-watching = Vous regardez
web-title-turn = À vous de jouer
web-reconnecting = La connexion est perdue. Nouvel essai…
web-days-left = { $days } j { $hours } h
web-leave = Partir : un bot continue
web-give-up = Abandonner la partie

## Que faire
web-other-draw = { $name } pioche.
web-other-play = { $name } choisit ce qu’il faut poser ou défausser.
web-other-discard = { $name } choisit une carte à défausser.
web-other-pile = { $name } choisit la défausse pour les cartes qui quittent la table.
web-other-after = { $name } peut jouer une figurine ou terminer son tour.
web-other-reveal = { $name } choisit une mission à révéler.
web-others-choose = Vos séries sont envoyées. Les autres choisissent peut-être encore.
web-all-choose = Tous les joueurs choisissent leurs séries en secret.
web-picked = { $card } :
web-short-lay = En poser { $count }
web-short-discard =
    { $pile ->
        [left] Défausser à gauche
        [right] Défausser à droite
       *[other] Défausser sur { $pile }
    }
web-sure = { $move } ?
web-hint = Le meilleur bot conseille : { $move }
web-hint-ask = Conseil
web-hint-thinking = Le meilleur bot réfléchit…
web-fewer = Une carte de moins
web-more = Une carte de plus
web-strike = Jouer une figurine
web-strike-choose = Choisissez la série qui perd une carte.
web-call-type = Type de la série
web-call-order = Les séries partent de gauche à droite : après celle-ci, il sera trop tard pour les précédentes.
web-call-size =
    Taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Moins : { $card }
web-part-more = Plus : { $card }
web-plan-send =
    { $count ->
        [one] Envoyer { $count } série
       *[other] Envoyer { $count } séries
    }
web-plan-one = Seulement { $card }
web-plan-take = Participe
web-plan-goes = à envoyer
web-plan-out = reste ici
web-plan-sent = envoyée
web-plan-butlers = Chaque série a besoin d’un Majordome, et les vôtres sont tous pris. Retirez d’abord une autre série.

## Ce qui se passe
web-alarm-beaten = { $name } bat votre série, qui quitte la table : { $count } { $card } !
web-alarm-struck = { $name } élimine { $card-one } de votre série !
web-log-sat = { $name } prend place
web-log-left = La place { $seat } est de nouveau libre
web-log-handed = { $level } joue à la place de { $name }
web-log-returned = { $name } est de retour
web-log-task = { $name }, mission { $deck } : { $card }
web-log-reshuffle = Les défausses sont mélangées en une nouvelle pioche
web-log-call = Tous choisissent leurs séries
web-log-round = Fin de la manche { $number }
web-round-over = La manche { $number } est finie
web-ending-characters = Un joueur a posé assez de personnages.
web-ending-all-nine = Les neuf personnages sont sur la table.
web-ending-draw-pile = Une pioche est vide.
web-ending-turns = Tous ont eu autant de tours qu’une manche peut en avoir.
web-go-on = Continuer
web-next = Suite
web-skip-show = Aller à la fin
web-show = Le spectacle de la manche { $round }
web-act-reveal = Dévoilé
web-act-original = Original
web-act-powerful = Puissant
web-act-intriguing = Intrigant
web-tell-reveal = Toutes les séries sont dévoilées en même temps.
web-tell-original = Seul l’original reste : les séries de même type et de même taille quittent la scène.
web-tell-powerful = De chaque type, seule la plus grande série reste.
web-tell-intriguing = Le type le plus fort vole la vedette, sauf si un Bouffon fait jeu égal avec le Roi d’un autre.
web-show-none = N’envoie personne
web-show-nobody = Personne ne vole la vedette.
web-show-stolen =
    { $who ->
        [you] Vous volez la vedette avec les { $card } !
       *[other] { $name } vole la vedette avec les { $card } !
    }

## La fin
web-you-won = Vous avez gagné !
web-winner = Victoire
web-results = Résultat
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche
web-record = Télécharger la partie
web-verify = Vérifier la donne
web-look = Regarder la table
web-verify-checking = On mélange de nouveau…
web-verify-ok =
    { $rounds ->
        [one] Honnête : le secret est celui qui était promis, et la pioche de { $rounds } manche est exactement ce qu’il mélange.
       *[other] Honnête : le secret est celui qui était promis, et les pioches de { $rounds } manches sont exactement ce qu’il mélange.
    }
web-verify-bad = Cette donne ne correspond pas à ce qui était promis.
web-verify-how = La même vérification sans cette page : courtcards verify { $file }

## Quelqu’un est absent
web-away = Absent
web-away-wait = Absent, on attend { $time }
web-wait-shorter = Ne plus attendre
web-wait-longer = Plus longtemps
web-hand-over = Laisser jouer un bot

## Touches
web-keys = Touches
web-keys-piles = Piocher dans une pile
web-keys-cards = Choisir des cartes de la main
web-keys-lay = Poser les cartes choisies en série
web-keys-count = En prendre plus ou moins
web-keys-discard = Défausser la carte choisie
web-keys-strike = Jouer une figurine Ninja ; puis un chiffre choisit la série
web-keys-end = Terminer le tour
web-keys-types = Choisir le type d’une série à envoyer
web-keys-one = Envoyer une série et continuer à choisir
web-keys-ready = Ne plus envoyer de série
web-keys-confirm = Confirmer un coup
web-keys-cancel = Reposer, annuler
web-keys-hint = Demander conseil au meilleur bot (seulement contre des bots)
web-keys-help = Cette liste
