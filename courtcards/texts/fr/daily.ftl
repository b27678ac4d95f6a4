# La donne du jour.

web-daily-of = Donne du jour, { $day }
web-daily-against = { $game } contre : { $level }
web-daily-play = Jouer la donne d’aujourd’hui
web-daily-on = Reprendre la partie
web-daily-look = Votre partie
web-daily-ends = Terminez avant { $when } pour figurer dans la liste. Il y aura ensuite une nouvelle donne, et les cartes de celle-ci seront montrées.
web-daily-next = Une nouvelle donne sera disponible à partir de { $when }. Les cartes de celle-ci seront alors montrées.
web-daily-over = Cette journée est finie. Ses cartes ne sont plus secrètes.
web-daily-streak = Jours d’affilée : { $count }
web-daily-none = Personne n’a encore terminé cette donne.
web-daily-rest =
    { $count ->
        [one] { $count } joueur a terminé cette donne.
       *[other] { $count } joueurs ont terminé cette donne.
    }
web-daily-place = Place
web-daily-points = Points
web-daily-score = Score
web-daily-computing = calcul en cours
web-daily-score-what = Votre score montre ce que vous avez tiré de vos cartes, hasard déduit, en points de pourcentage de chances de gagner. Zéro est le par : ce que le bot ({ $level }) obtient à votre place avec les mêmes cartes, en moyenne sur { $games } parties (à ± { $error } près environ). Une seule partie dit peu de choses ; beaucoup en disent davantage.
web-daily-par-computing = Le par de cette donne est en cours de calcul. Les scores s’afficheront ici dès qu’il sera prêt.
web-daily-share = Partager mon résultat
web-daily-shared = Court Cards, donne du { $day }, { $game } : { $score } par rapport au par. { $link }
web-daily-fair = Comment vérifier la donne
web-daily-fair-how = Le serveur a tiré le secret de cette donne avant que quiconque puisse la jouer, en général la veille, et en montre l’empreinte (SHA-256) depuis. Le secret suit quand la journée est finie. Les cartes viennent du secret et du texte du jour, et de rien d’autre. Jusque-là, seuls ceux qui gèrent le serveur peuvent les connaître.
web-daily-commitment = Empreinte
web-daily-next-commitment = Empreinte de la donne suivante
web-daily-text = Texte du jour
web-daily-secret = Secret
web-daily-seed = Graine
web-daily-kept = Le secret correspond à l’empreinte que cet appareil avait notée auparavant.
web-daily-fits = Le secret correspond à l’empreinte. Cet appareil n’en avait noté aucune auparavant.
web-daily-broken = Le secret ne correspond pas à l’empreinte promise.
web-daily-once = Un seul essai compte, par joueur et par appareil. Pour reconnaître l’appareil, le serveur y dépose au départ un cookie qui ne sert à rien d’autre. Qui l’efface ou change d’appareil peut rejouer : la liste repose sur le fair-play.
web-daily-before = Jour précédent
web-daily-after = Jour suivant
