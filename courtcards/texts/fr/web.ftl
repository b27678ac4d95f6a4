# Le jeu dans le navigateur.

## Partout
web-skip = Aller au contenu
web-nav = Menu principal
web-nav-lobby = Tables ouvertes
web-nav-games = Mes parties
web-nav-preferences = Préférences
web-nav-about = À propos
web-home = Accueil
web-close = Fermer
web-cancel = Annuler
web-confirm = Confirmer
web-loading = Un instant…
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-no-table = Table introuvable
web-no-entry = Vous ne pouvez pas rejoindre cette table
web-notice = De la part des responsables de ce serveur :
web-rules = Règles
web-rules-of = Règles de { $game }
web-gallery = Toutes les cartes

## Accueil
web-home-title = Deux jeux de cartes, une table paisible
web-home-lead = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Sans compte.
web-home-new = Première visite ?
web-home-new-pitch = Apprenez un jeu en y jouant : cinq minutes à une vraie table, pas à pas.
web-home-note = Votre nom et vos places sont enregistrés sur cet appareil. Fermez la page quand vous voulez : votre partie vous attend.
web-games-waiting = Vos parties
web-pitch-call-to-glory = Réunissez les figures d’une cour impériale. Posez des séries, surpassez celles des autres et terminez la manche avant que les vôtres ne soient battues.
web-pitch-come-to-call = Piochez, défaussez, guettez le deuxième « Oyez ! ». Puis chacun envoie en secret des visiteurs à la cour, et l’un d’eux vole la vedette.
web-facts-call-to-glory = 2 à 4 joueurs · environ 30 minutes · trois variantes
web-facts-come-to-call = 2 à 6 joueurs · environ 20 minutes
web-play-bots = Contre des bots
web-play-friends = Entre amis
web-lesson = Apprendre en jouant
web-daily = Donne du jour
web-daily-pitch = Une donne par jour, que tout le monde joue contre le même bot. Que saurez-vous tirer de vos cartes ?
web-daily-open = La donne d’aujourd’hui
web-practice = S’entraîner
web-practice-title = Trouvez le meilleur coup
web-practice-pitch = Des décisions de vos propres parties et de la partie du jour, telles qu’elles se présentaient. Choisissez à nouveau, puis comparez.

## Une nouvelle partie
web-setup-bots = Jouer contre des bots
web-setup-friends = Jouer entre amis
web-start = Commencer
web-make-table = Créer la table
web-game = Jeu
web-your-name = Votre nom
web-guest-names = Grue, Loutre, Blaireau, Héron, Renard, Pie, Lièvre, Pinson, Martre, Martinet
web-players = Joueurs
web-level = Force des bots
web-level-note = Du Page, qui apprend encore, au Souverain, qui ne pardonne rien.
web-level-ahead =
    Mesuré à { $players } joueurs : { $below ->
        [page] l’Écuyer finit devant le Page
        [squire] le Héraut finit devant l’Écuyer
        [herald] le Chevalier finit devant le Héraut
        [knight] le Chancelier finit devant le Chevalier
       *[chancellor] le Souverain finit devant le Chancelier
    } dans { $percent } % des parties.
web-bot-pace = Rythme des bots
web-bot-pace-once = Immédiat
web-bot-pace-quick = Rapide
web-bot-pace-human = Comme un joueur
web-bot-pace-calm = Tranquille
web-variant = Variante
web-about-standard = Quatre manches.
web-about-quick = Une manche, une dizaine de minutes.
web-about-tasks = Trois manches, avec des missions secrètes qui donnent plus de valeur à certains personnages.
web-about-ninja = Posez une série de Ninjas pour gagner une figurine. À un tour suivant, elle élimine une carte d’une série adverse.
web-pace = Temps de réflexion
web-pace-untimed = Sans limite de temps
web-pace-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par joueur, plus { $increment } s par tour
web-pace-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par décision
web-who-sees = Qui peut voir la table
web-listed = L’afficher parmi les tables ouvertes
web-listed-yes = La table figure parmi les tables ouvertes : tout le monde peut la rejoindre.
web-listed-no = Seules les personnes qui ont le lien peuvent trouver cette table.
web-allow-spectators = D’autres peuvent regarder
web-no-spectators = Personne d’autre ne peut regarder
web-spectators-yes = Toute personne qui a le lien peut regarder, mais ne voit aucune main.
web-spectators-no = Seuls les joueurs peuvent voir cette table.

## Avant le début
web-seat-open = Place libre
web-bot = Bot
web-this-is-you = C’est vous
web-here = Présent
web-not-here = Absent
web-sit = S’asseoir ici
web-remove = Retirer
web-remove-sure = Retirer { $name } ? Cette personne ne pourra plus s’asseoir à cette table.
web-get-up = Quitter la place
web-add-bot = Ajouter un bot
web-remove-bot = Retirer
web-waiting-for =
    { $count ->
        [one] Encore { $count } place libre.
       *[other] Encore { $count } places libres.
    }
web-shuffling = Tout le monde est là. On mélange les cartes…
web-starts-itself = La partie commence dès que toutes les places sont prises.
web-invite = Inviter des amis
web-link = Lien vers cette table
web-link-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres appareils, ouvrez cette page à l’adresse réseau que le serveur affiche au démarrage.
web-copy = Copier le lien
web-copied = Copié
web-qr = QR code du lien
web-fairness = Une donne équitable
web-fairness-how = Avant que quiconque s’assoie, le serveur tire un secret et en montre l’empreinte. L’appareil de chaque joueur y ajoute ses propres chiffres aléatoires. L’ensemble détermine le mélange : personne ne peut donc choisir les cartes, et après la partie chacun peut le vérifier.

## Listes
web-lobby-empty = Il n’y a pas de table publique pour le moment.
web-join =
    { $count ->
        [one] Rejoindre ({ $count } place libre)
       *[other] Rejoindre ({ $count } places libres)
    }
web-watch = Regarder
web-games-none = Vous n’avez encore joué aucune partie.
web-games-going = En cours
web-games-ended = Terminées
web-more-games = Afficher plus
web-state-won = Gagnée
web-state-over = Perdue
web-state-open = En attente de joueurs
web-state-others = Aux autres de jouer
web-state-due = À vous, échéance { $when }

## Préférences
web-language = Langue
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-deck = Dos des cartes et table
web-deck-classic = Classique
web-deck-pine = Pin
web-deck-plum = Prune
web-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Désactivées
web-confirm-moves = Confirmer chaque coup
web-confirm-auto = Sur écran tactile et dans les parties lentes
web-confirm-always = Toujours
web-confirm-never = Jamais
web-sounds = Sons
web-sounds-on = Sons : activés
web-sounds-off = Sons : désactivés
web-notify = Me prévenir quand c’est mon tour, même si la page est en arrière-plan
web-notify-denied = Votre navigateur bloque les notifications de cette page.
web-letters = Utiliser les lettres et les chiffres comme raccourcis clavier à la table
web-save = Enregistrer
web-saved = Enregistré.
web-kept-here = Les préférences sont enregistrées sur cet appareil uniquement.

## À propos
web-about-what = Court Cards permet de jouer à deux jeux de cartes, avec des amis et des bots, sur votre ordinateur ou votre serveur, sans compte et sans être pisté.
web-about-credits = Les jeux
web-credit-call-to-glory = Call to Glory est un jeu de Michael Schacht, publié par White Goblin Games en 2012.
web-credit-come-to-call = Come to Call appartient à son auteur et à son éditeur.
web-about-not-affiliated = Ce projet n’est lié ni aux auteurs ni aux éditeurs. Ses images, ses textes et son code lui sont propres.
web-about-fair = Équité
web-about-made-of = Réalisé avec
web-about-open = Le code est libre, sous licence MIT. La police est l’Alegreya Sans de Juan Pablo del Peral (SIL Open Font License). Toutes les cartes ont été dessinées pour ce projet.
web-about-licenses = Licences de tous les composants
web-back = Dos des cartes

## À la table
web-table = Table
web-round-of = Manche { $number } sur { $rounds }
web-round-short = Manche
web-score-sheet = Feuille de score
web-total = Total
web-log = Journal de la partie
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
web-order = Les personnages, du plus puissant au plus faible
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
web-stand-in = Un { $level } joue à sa place
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
web-course-characters = personnages pour un joueur
web-course-nine = personnages en tout
web-course-piles =
    { $count ->
        [one] { $count } carte dans la plus petite pioche
       *[other] { $count } cartes dans la plus petite pioche
    }
web-course-call = Ce qui termine la manche et la partie
web-course-heard = « Oyez ! » { $count } sur 2
web-course-favor =
    { $count ->
        [one] Pour gagner : voler la vedette et avoir au moins { $count } faveur
       *[other] Pour gagner : voler la vedette et avoir au moins { $count } faveurs
    }
web-heard = « Oyez ! » au centre : { $count }
web-nine = Les neuf personnages, et le nombre de cartes qu’il faut pour une nouvelle série
web-nine-laid =
    { $card } : { $who ->
        [you] vous en avez { $count }
       *[other] { $name } en a { $count }
    } ; il en faut au moins { $need } pour une nouvelle série
web-nine-free = { $card } : pas encore de série ; il en faut au moins { $need }
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-watching = Vous regardez
web-title-turn = À vous de jouer
web-reconnecting = Connexion perdue. Reconnexion…
web-days-left = { $days } j { $hours } h
web-leave = Partir (un bot prend le relais)
web-give-up = Abandonner
web-leave-sure = Quitter la partie ? Un bot joue à votre place jusqu’à votre retour.
web-leave-last = Quitter la partie ? Personne d’autre ne joue : elle s’arrête ici.
web-give-up-sure = Abandonner la partie ? Elle s’arrête ici et ne pourra pas reprendre.
web-leave-yes = Quitter
web-stay = Rester
web-left = Vous avez quitté la partie
web-left-bot = { $level } joue à votre place. Les autres continuent.
web-take-back = Reprendre ma place
web-given-up = La partie a été abandonnée
web-given-up-points = Les scores à ce moment :
web-only-hear-ye = Seul un « Oyez ! » va au centre. Posez cette carte sur la pile de gauche ou de droite.
web-part-all = Cette série contient déjà tout ce que vous en avez : { $card }.

## Que faire
web-other-draw = { $name } pioche.
web-other-play = { $name } choisit quoi poser ou défausser.
web-other-discard = { $name } choisit une carte à défausser.
web-other-pile = { $name } choisit la défausse pour les cartes qui quittent la table.
web-other-after = { $name } peut jouer une figurine ou terminer son tour.
web-other-reveal = { $name } choisit une mission à révéler.
web-other-decides = { $name } réfléchit.
web-decide = À vous de choisir.
web-others-choose = Vous avez envoyé vos séries. Les autres choisissent peut-être encore.
web-others-choose-none = Vous ne pouvez pas former de série cette fois. Les autres choisissent peut-être encore.
web-all-choose = Tous les joueurs choisissent leurs séries en secret.
web-picked = { $card } :
web-short-lay = Poser { $count }
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
web-call-type = Personnage de la série
web-call-order = Les séries partent de gauche à droite. Après celle-ci, vous ne pourrez plus envoyer celles qui sont à sa gauche.
web-call-size =
    Taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Retirer { $card-one }
web-part-more = Ajouter { $card-one }
web-plan-send =
    { $count ->
        [one] Envoyer { $count } série
       *[other] Envoyer { $count } séries
    }
web-plan-one = { $card } seulement
web-plan-take = Inclure
web-plan-goes = incluse
web-plan-out = laissée
web-plan-sent = envoyée
web-plan-butlers = Chaque série a besoin de son propre Majordome, et les vôtres sont tous pris. Laissez d’abord une autre série.
web-plan-not-there = Cette carte n’a pas sa place dans cette série.

## Ce qui se passe
web-alarm-beaten =
    { $name } bat votre série : { $count ->
        [one] { $count } { $card } quitte la table !
       *[other] { $count } { $card } quittent la table !
    }
web-alarm-struck = { $name } élimine { $card-one } de votre série !
web-log-sat = { $name } prend place
web-log-left = La place { $seat } est de nouveau libre
web-log-handed = Un { $level } joue à la place de { $name }
web-log-returned = { $name } est de retour
web-log-redrawn = La contribution d’un joueur au mélange manquait : le serveur a tiré un autre secret.
web-log-task = { $name }, mission { $deck } : { $card }
web-log-reshuffle = Les défausses sont mélangées en une nouvelle pioche
web-log-call = Tous choisissent leurs séries en secret
web-log-round = Fin de la manche { $number }
web-round-over = La manche { $number } est finie
web-ending-characters = Un joueur a posé assez de personnages.
web-ending-all-nine = Les neuf personnages sont sur la table.
web-ending-draw-pile = Une pioche est vide.
web-ending-turns = La manche a atteint sa limite de tours.
web-go-on = Continuer
web-next = Suivant
web-skip-show = Aller au résultat
web-show = Le spectacle de la manche { $round }
web-act-reveal = Dévoilé
web-act-original = Original
web-act-powerful = Puissant
web-act-intriguing = Intrigant
web-tell-reveal = Toutes les séries sont dévoilées en même temps.
web-tell-original = Seul l’original reste : les séries de même personnage et de même taille quittent la scène.
web-tell-powerful = De chaque personnage, seule la plus grande série reste.
web-tell-intriguing = Le personnage le plus puissant vole la vedette, sauf si un Bouffon égale le Roi d’un autre joueur.
web-set-out = hors de scène
web-set-best = vole la vedette
web-show-none =
    { $who ->
        [you] Vous n’envoyez personne
       *[other] N’envoie personne
    }
web-show-nobody = Personne ne vole la vedette.
web-show-stolen =
    { $who ->
        [you] Vous volez la vedette avec vos { $card } !
       *[other] { $name } vole la vedette avec ses { $card } !
    }

## La fin
web-you-won = Vous avez gagné !
web-winner = Victoire
web-results = Résultat
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche
web-review-this = Analyser cette partie
web-daily-results = Résultats
web-verify = Vérifier la donne
web-look = Regarder la table
web-verify-ok = Équitable : chaque paquet correspond au mélange promis.
web-verify-record-only = La donne correspond à son secret, mais cet appareil n’avait rien gardé avant la partie pour la vérifier.
web-verify-bad = Cette donne ne correspond pas à ce qui était promis.
web-verify-how = Cette page a vérifié le mélange des paquets et qui commence. Pour vérifier aussi les missions, les nouveaux mélanges et chaque coup : courtcards verify { $file }

## Quelqu’un est absent
web-away = Absent
web-away-wait = Absent, encore { $time } d’attente
web-wait-shorter = Ne pas attendre plus que convenu
web-wait-longer = Attendre encore
web-wait-not = Ne pas m’attendre
web-wait-me-how = Si votre connexion est coupée, les autres attendent comme convenu avant qu’un bot puisse jouer à votre place.
web-wait-me = M’attendre
web-wait-not-how = Si votre connexion est coupée, les autres peuvent aussitôt laisser un bot jouer à votre place.
web-hand-over = Laisser jouer un bot

## Touches
web-keys = Raccourcis clavier
web-keys-piles = Piocher dans une pile
web-keys-cards = Choisir des cartes de la main
web-keys-actions = Choisir une des actions
web-keys-lay = Poser les cartes choisies en série
web-keys-count = En prendre plus ou moins
web-keys-discard = Défausser la carte choisie
web-keys-strike = Jouer une figurine Ninja, puis choisir la série par un chiffre
web-keys-end = Terminer votre tour
web-keys-types = Choisir le personnage d’une série pour le spectacle
web-keys-one = Envoyer seulement cette série, puis choisir la suivante
web-keys-ready = Ne plus envoyer de série
web-keys-confirm = Confirmer un coup
web-keys-cancel = Reposer ou annuler
web-keys-hint = Demander conseil au meilleur bot (seulement contre des bots)
web-keys-help = Afficher cette liste

## Étapes
web-review-at = Étape { $number } sur { $of }
web-review-back = Retour
web-lesson-again = Recommencer
