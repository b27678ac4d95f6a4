# L’analyse d’une partie : `courtcards analyze`, et la même dans le navigateur.

review-title = Analyse : { $game }
review-judged =
    { $judge ->
        [scripted] Il n’y a pas de poids appris : des règles simples ont jugé cette partie. Les chiffres restent approximatifs.
       *[other] Chaque décision est jugée selon ce que ce joueur pouvait savoir.
    }
review-unfinished = Cette partie n’est pas terminée. Seules les décisions prises jusqu’ici sont jugées.
review-wrong = Seules les décisions prises jusque-là sont jugées.
review-turning-points = Ce qui a compté
review-no-turning-points = Aucune décision n’était clairement une erreur.
review-word =
    { $word ->
        [blunder] Grosse erreur
       *[mistake] Erreur
    }
review-cost = coûte { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pourcentage de chances de gagner
review-better = Mieux : { $action }
review-guess = Ici, tous choisissent en même temps. On juge donc par rapport au mélange de séries que le meilleur bot enverrait.
review-account = Chance et adresse
review-account-note = En points de pourcentage de chances de gagner. Résultat = départ + hasard + ses décisions + celles des autres, vues cartes sur table ; ± est l’écart type de tels résultats entre des bots de même force à une table comme celle-ci. Les pertes sont jugées d’après ce que le joueur pouvait savoir.
review-player = Joueur
review-result = Résultat
review-start = Départ
review-luck = Hasard
review-own = Ses décisions
review-others = Décisions des autres
review-adjusted = Sans le hasard
review-lost = Perte totale
review-curve = Chances de gagner
review-decisions = Décisions
review-decision = Décision
review-action = Action
review-win = Chances de gagner
review-points = Points
review-worlds = Mondes
review-error-note = ± est l’erreur type de l’écart avec la meilleure action.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-progress = { $done } décisions jugées sur { $of }…
review-tally = Toutes les parties
review-games = Parties
review-won = Gagnées
review-wrote = Écrit dans { $file }.
review-no-facts = { $game } ne peut pas être analysé : ce jeu ne dit pas comment juger ses positions.

web-review = Analyse
web-review-unfinished = Cette partie n’est pas terminée. Vous voyez ce qui a été joué jusqu’ici.
web-review-wrong = La partie est montrée jusque-là.
web-review-open = Toutes les cartes visibles
web-review-seat = Vu par { $name }
web-review-by = Avancer par
web-review-decision = décision
web-review-turn = tour
web-review-round = manche
web-review-on = Suite
web-review-mistake-before = Erreur précédente
web-review-mistake-next = Erreur suivante
web-review-analyze = Analyser
web-review-analyze-file = Ou analysez-le sur votre ordinateur : « { $command } ».
web-review-analyze-here = Analyser sur ce serveur
web-review-analyze-sends = Pour l’analyse, l’enregistrement est envoyé à ce serveur. Il garde le résultat, mais pas l’enregistrement.
web-review-cancel = Annuler l’analyse
web-review-failed = L’analyse a échoué. Vous pouvez réessayer.
web-review-takes = Une analyse prend environ une minute, ou plus tant que des parties sont en cours.
web-review-waiting = En attente de son tour…
web-review-link = Copier un lien vers cette étape
web-review-linked = Lien copié.
web-review-link-by-hand = Le lien est dans la barre d’adresse : copiez-le de là.
web-review-file = Ouvrir un enregistrement depuis un fichier
web-review-upload = Quand vous ouvrez un enregistrement, il est envoyé à ce serveur, qui le rejoue pour le montrer et ne le garde pas.
web-review-beginning = Début
web-review-whose = Choisir les cartes visibles
web-review-download = Télécharger l’enregistrement
web-verify-kept = Le secret est bien celui qui avait été promis avant le début.
web-verify-seeded = La graine vient de ce secret et de ce que les appareils des joueurs ont choisi.
web-verify-first = Qui commence ou donne à la première manche découle de la graine : { $name }.
web-verify-dealt = Paquets conformes à la graine, carte par carte : { $count }.
web-verify-seed-only = Chaque paquet correspond à la graine, mais personne n’avait promis cette graine avant la partie.
web-verify-no-seed = Cet enregistrement n’a pas de graine : ses paquets étaient donnés, il n’y a donc pas de mélange à vérifier.
web-verify-noted = Noté par cet appareil
web-verify-commitment = Promis
web-verify-secret = Secret
web-verify-hash = SHA-256 du secret
web-verify-text = Texte de { $name }
web-verify-seed-hash = SHA-256 du secret et des textes
web-verify-seed = Graine de la partie
web-luck-all = Vous avez gagné { $won } de vos { $games } dernières parties analysées. Sans le hasard, ce serait { $adjusted } ± { $reach }.
web-luck-all-note = Seules comptent les parties analysées. Le ± est un intervalle à 95 %.

## Pourquoi une action était meilleure
reason-lead =
    { $side ->
        [ahead] { $count ->
            [one] { $count } point d’avance
           *[other] { $count } points d’avance
        }
        [behind] { $count ->
            [one] { $count } point de retard
           *[other] { $count } points de retard
        }
       *[level] égalité
    }
reason-mean-lead =
    { $side ->
        [ahead] { $value ->
            [one] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } point d’avance
           *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance
        }
        [behind] { $value ->
            [one] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de retard
           *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard
        }
       *[level] égalité
    }
reason-end-now = Il valait mieux terminer la manche tout de suite : { $now }. Si l’on continue : { $later } en moyenne.
reason-points = En moyenne dans cette manche : { $best }, contre { $played }.
reason-end-too-soon = Il était trop tôt pour terminer la manche : { $now }. Si l’on continue : { $later } en moyenne.
reason-set-chosen = Une série de { $size } { $card }. Encore cachées : { $unseen } ; perdue avant la fin de la manche dans { $beaten } % des cas.
reason-set-better = Mieux : une série de { $size } { $card }. Encore cachées : { $unseen } ; perdue avant la fin de la manche dans { $beaten } % des cas.
reason-gave = Le joueur suivant prend { $card-one } dans la défausse dans { $taken } % des cas.
reason-open-chosen = { $card } au sommet de { $pile } : en main { $held }, pour une série { $needed }, encore cachées { $unseen }.
reason-open-better = Mieux : { $card } au sommet de { $pile }. En main : { $held } ; pour une série : { $needed } ; encore cachées : { $unseen }.
reason-cry = C’était le moment pour « Oyez ! ». On vole alors la vedette dans { $cried } % des cas, sinon dans { $kept } %.
reason-cry-too-soon = Il était trop tôt pour « Oyez ! ». On vole alors la vedette dans { $cried } % des cas, sinon dans { $kept } %.
reason-show-chosen =
    { $card }, taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    } : vole la vedette dans { $stolen } % des cas.
reason-show-better =
    Mieux : { $card }, taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    }. Cela vole la vedette dans { $stolen } % des cas.
reason-top-chosen = { $card } au sommet d’une pile : en main { $held } du même personnage, encore cachées { $unseen }.
reason-top-better = Mieux : { $card } au sommet d’une pile. En main : { $held } du même personnage ; encore cachées : { $unseen }.
