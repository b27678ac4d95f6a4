# Les bots entre eux.

## Erreurs
arena-bots =
    Une arène demande au moins deux bots, { $count ->
        [0] mais aucun n’est nommé.
        [1] mais un seul est nommé.
       *[other] mais { $count } sont nommés.
    }
arena-too-many-bots = Avec { $count } bots, une donne prendrait plus de { $most } parties. Nommez moins de bots.
arena-number =
    Le nombre de { $name ->
        [games] parties
        [deals] donnes
       *[workers] processus
    } doit être un entier de 1 à 1000000000, pas { $given }.
arena-budget = Dans « { $given } », les deux-points doivent être suivis de ce que le bot peut dépenser pour un coup : des secondes, comme { $name }:0.2s, ou des échantillons, comme { $name }:100.
bot-budget = Un budget doit être de plus de 0 seconde ou d’au moins 1 échantillon, pas { $given }.
arena-own-bot = Impossible de créer le bot « { $given } » : { $why }.
arena-no-file = Le fichier « { $path } » n’existe pas.
arena-no-bot-in = « { $path } » ne contient ni fonction choose(view, legal), ni classe Bot, ni fonction make_bot. Nommez le bot après deux-points, par exemple { $example }.
arena-not-a-bot = « { $given } » n’est pas un bot : il faut une fonction choose(view, legal) qui renvoie l’une des actions permises, ou une classe avec cette méthode.
arena-bot-by-file = Il n’y a pas de bot « { $given } ». S’il s’agit du vôtre, écrivez { $given }.py.
arena-not-legal = Le bot { $bot } a choisi l’action { $action }, mais il doit renvoyer l’une des actions permises, par exemple « { $legal } ».
arena-records-where = Pour garder les enregistrements, indiquez un dossier avec --out.
arena-folder = Impossible de garder les résultats dans { $path } : { $why }.
arena-locked = Une autre arène écrit en ce moment dans { $path }. Attendez qu’elle finisse ou choisissez un autre dossier.
arena-line = La ligne { $line } de { $path } n’est pas une donne finie de cette arène. Choisissez un autre dossier.
arena-other-plan =
    Les résultats de { $path } viennent d’une autre arène ({ $key ->
        [code] ses bots ou ses règles étaient d’une autre version
       *[other] { $key } y valait { $given }, vous demandez { $asked }
    }). Choisissez un autre dossier, ou poursuivez-la avec les mêmes bots et options.
arena-changed-file = { $file } a changé depuis les résultats de { $path } : choisissez un autre dossier.
arena-only-here = { $bot } n’existe que dans ce processus : n’indiquez ni workers ni ray, ou mettez le bot dans un fichier et nommez-le, par exemple « mybot.py ».
arena-not-kept = Les résultats de { $bot } ne peuvent pas être gardés, car rien ne distinguerait un bot modifié de celui-ci : mettez-le dans un fichier et nommez-le, par exemple « mybot.py ».
arena-other-code = Les bots ou les règles de cette machine ne sont pas de la version qui a lancé l’arène.
arena-illegal = Le bot { $bot } a choisi l’action { $action }, qui n’est pas permise.
arena-deal-failed = Impossible de jouer la donne { $deal }. { $why }
arena-worker-died = Impossible de jouer la donne { $deal } : le processus a planté { $times } fois.
arena-extra = Il manque le paquet { $package } : pip install 'courtcards[{ $extra }]'.
arena-ray = Aucun cluster Ray ne répond à { $address } ({ $why }).
arena-ray-address = L’adresse d’un cluster Ray s’écrit host:port, ray://host:port ou auto, pas « { $address } ».
arena-ray-lost = Le cluster Ray à { $address } est tombé en panne ({ $why }). Ce qui était fini est conservé.

## Comptés
deals-count =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
games-count =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

## En cours
arena-deals = donnes
arena-speed = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } donnes/s
arena-resumed =
    { $deals ->
        [one] { $deals } donne était déjà jouée.
       *[other] { $deals } donnes étaient déjà jouées.
    }
arena-starting = Démarrage…
arena-rating = Calcul du classement…
arena-without-rating = Sans classement, car le paquet openskill manque : pip install 'courtcards[arena]'.
arena-without-picture = Sans image, car le paquet matplotlib manque : pip install 'courtcards[arena]'.

## Le résultat
arena-title = { $game }, { $players } joueurs : { deals-count }, { games-count }
arena-bot = bot
arena-share = victoires %
arena-adjusted = ajusté %
arena-variance = variance %
arena-lead = avance %
arena-points = points
arena-rating-column = classement
arena-seconds = par coup
arena-caption = Intervalles à 95 % ; une donne est une observation. À égalité, on aurait { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-duration =
    { $value } { $unit ->
        [s] s
        [ms] ms
       *[us] µs
    }
arena-sure = L’ordre est certain après { deals-count }.
arena-unsure = L’ordre n’est pas encore certain après { deals-count }.
arena-stopped-kept = Arrêt après { deals-count }. La même commande reprend là.
arena-stopped = Arrêt après { deals-count }.

arena-picture-ahead = bot de la ligne devant celui de la colonne, % des rencontres
arena-picture-share = parties gagnées, %
arena-picture-rating = classement OpenSkill, points
arena-picture-note =
    Barres : intervalles à 95 % sur les donnes ; pointillés : tous égaux{ $rated ->
        [yes]  ; classement 0 : random, ou la moyenne.
       *[no] .
    }
