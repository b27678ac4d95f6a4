# L’analyse d’une partie : `courtcards analyze`, et la même dans le navigateur.

review-title = Analyse : { $game }
review-judged =
    { $judge ->
        [scripted] Il n’y a pas de poids appris : des règles simples ont jugé cette partie. Les chiffres restent approximatifs.
       *[other] Chaque décision est jugée selon ce que ce joueur pouvait savoir.
    }
review-unfinished = Cette partie n’est pas terminée. Les décisions prises jusqu’ici ont été jugées.
review-turning-points = Ce qui a compté
review-no-turning-points = Aucune décision n’était clairement une erreur.
review-word =
    { $word ->
        [blunder] Grosse erreur
       *[mistake] Erreur
    }
review-cost = coûte { $loss } ± { $error } points de chance de gagner
review-better = Mieux : { $action }
review-guess = Ici, tous choisissent en même temps. On juge donc par rapport au mélange que le bot le plus fort enverrait.
review-account = Chance et adresse
review-account-note = En points de chance de gagner. Résultat = départ + hasard + ses décisions + celles des autres.
review-player = Joueur
review-result = Résultat
review-start = Départ
review-luck = Hasard
review-own = Ses décisions
review-others = Décisions des autres
review-adjusted = Sans le hasard
review-lost = Perdu par erreur
review-curve = Chance de gagner
review-decisions = Décisions
review-decision = Décision
review-action = Action
review-win = Chance de gagner
review-points = Points
review-worlds = Mondes
review-progress = { $done } décisions jugées sur { $of }…
review-tally = Toutes les parties
review-games = Parties
review-won = Gagnées
review-wrote = Écrit dans { $file }.
review-no-facts = { $game } ne peut pas être analysé : ce jeu ne dit pas comment juger ses positions.

review-busy = Trop de parties attendent déjà leur analyse. Réessayez dans quelques minutes.
web-review = Analyse
web-review-this = Analyser cette partie
web-review-at = Moment { $number } sur { $of }
web-review-open = Toutes les cartes visibles
web-review-seat = Vu par { $name }
web-review-by = Par
web-review-decision = décision
web-review-turn = tour
web-review-round = manche
web-review-back = Retour
web-review-on = Suite
web-review-mistake-before = Erreur précédente
web-review-mistake-next = Erreur suivante
web-review-analyze = Analyser
web-review-cancel = Annuler l’analyse
web-review-failed = L’analyse a échoué. Vous pouvez réessayer.
web-review-takes = Une analyse prend environ une minute. Les parties en cours passent d’abord ; cela peut donc durer plus longtemps.
web-review-waiting = En attente de son tour…
web-review-link = Copier un lien vers ce moment
web-review-linked = Lien copié.
web-review-file = Ouvrir un enregistrement depuis un fichier
web-review-upload = Le serveur rejoue l’enregistrement pour le montrer et ne le garde pas.
web-review-beginning = Début
web-review-whose = Choisir les cartes visibles
web-review-download = Télécharger l’enregistrement
web-review-losses = Pertes en tout : { $loss } points de chance de gagner
web-verify-kept = Le secret est bien celui qui avait été promis avant le début.
web-verify-seeded = La graine vient de ce secret et de ce que les appareils des joueurs ont choisi.
web-verify-dealt = Paquets qui découlent de la graine, carte par carte : { $count }.
web-luck-all = Sur vos { $games } dernières parties analysées, gagnées : { $won } ; sans le hasard : { $adjusted } ± { $reach }.
web-luck-all-note = Seules comptent les parties qui ont été analysées. L’intervalle est à 95 %.

## Pourquoi une action était meilleure
reason-end-now = Il valait mieux terminer la manche tout de suite. Avance : { $now } alors, { $later } en moyenne si l’on continue.
reason-points = Avance moyenne dans la manche : { $better } au lieu de { $chosen }.
reason-end-too-soon = Il était trop tôt pour terminer la manche. Avance : { $now } maintenant, { $later } en moyenne si l’on continue.
reason-set-chosen = { $card }, série de taille { $size } : cartes non vues { $unseen } ; perdue avant la fin de la manche dans { $beaten } % des cas.
reason-set-better = Mieux : { $card }, série de taille { $size }. Cartes non vues : { $unseen } ; perdue avant la fin de la manche dans { $beaten } % des cas.
reason-gave = Le joueur suivant prend { $card-one } dans la défausse dans { $taken } % des cas.
reason-open-chosen = { $card } au sommet de { $pile } : en main { $held }, pour une série { $needed }, cartes non vues { $unseen }.
reason-open-better = Mieux : { $card } au sommet de { $pile }. En main : { $held } ; pour une série : { $needed } ; cartes non vues : { $unseen }.
reason-cry = C’était le moment pour « Oyez ! ». On vole alors la vedette dans { $cried } % des cas, sinon dans { $kept } %.
reason-cry-too-soon = Il était trop tôt pour « Oyez ! ». On vole alors la vedette dans { $cried } % des cas, sinon dans { $kept } %.
reason-show-chosen = { $card }, taille { $size } : vole la vedette dans { $stolen } % des cas.
reason-show-better = Mieux : { $card }, taille { $size }. Cela vole la vedette dans { $stolen } % des cas.
reason-top-chosen = { $card } au sommet d’une pile : en main { $held } de même type, cartes non vues { $unseen }.
reason-top-better = Mieux : { $card } au sommet d’une pile. En main : { $held } de même type ; cartes non vues : { $unseen }.

## Pourquoi une action est bonne
why-take = Vous en avez { $held } ; une série en demande { $needed }. Encore cachées : { $unseen }.
why-discard = Vous en avez { $held }, une série en demande { $needed }, encore cachées : { $unseen }. Vous pouvez vous en passer.
why-unseen = Pour une série ({ $card }), il vous en manque { $missing }. Encore cachées : { $unseen }.
why-lay = Elle rapporte { $worth }. Pour la battre, il en faut { $more } ; encore cachées : { $unseen }.
why-top = De ce type, vous en avez { $held }. Encore cachées : { $unseen }.
why-part = De ce type, vous en avez { $held } ; encore cachées : { $unseen }. Vous pouvez vous en passer.
why-deck = Du type { $card }, vous en avez { $held }. Encore cachées : { $unseen }.
why-cry = Avec elle, cartes « Oyez ! » au centre : { $count } sur 2.
