# Ce qui ne va pas dans ce qu’on a donné à un environnement d’apprentissage : une phrase chacun.

env-package = Cet environnement demande le paquet { $package } : « pip install 'courtcards[{ $extra }]' ».
env-options = Les options doivent être un dictionnaire comme players: 3, pas { $given }.
env-options-count =
    Un lot demande un dictionnaire d’options par jeu, mais { $options ->
        [one] { $options } a été donné
       *[other] { $options } ont été donnés
    } et le lot compte { $count }.
env-count = Le nombre de jeux d’un lot doit être un entier d’au moins 1, pas { $given }.
env-reward = La récompense « { $given } » n’existe pas ; au choix : { $known }.
env-episode = Le type d’épisode « { $given } » n’existe pas ; au choix : { $known }.
env-seed = La graine d’un environnement doit être un entier positif ou nul, pas { $given }.
env-actions =
    Les actions doivent être un tableau de { $count ->
        [one] { $count } entier
       *[other] { $count } entiers
    }, mais celui-ci a la forme { $shape } et le type { $dtype }.
env-action-in-batch = Dans le jeu { $index }, l’action { $action } n’est pas permise à la place { $seat }. Le masque montre celles qui le sont.
env-action = L’action { $action } n’est pas permise. Le masque montre celles qui le sont.
env-over = L’épisode est fini. Appelez reset avant de continuer.
env-bots =
    Les bots doivent être un nom, ou une liste de { $others ->
        [one] { $others } nom
       *[other] { $others } noms
    }, un pour chaque autre place, pas { $given }.
env-seat = La place de l’apprenant doit aller de 0 à { $last } ; { $given } ne convient pas.
env-illegal = L’option illegal doit être penalty ou raise, pas { $given }.
env-render = Le mode d’affichage « { $given } » n’existe pas ; au choix : { $known }.
env-cards = Les cartes s’écrivent ainsi : « king:5 queen:6 », pas { $given }.
env-forked = Ce processus a été créé par fork après que son parent a utilisé plusieurs threads. Lancez les processus avec « spawn », ou définissez NUMBA_THREADING_LAYER=workqueue avant de lancer Python.
env-where = Le masque des jeux à avancer doit être un tableau de { $count } booléens, mais celui-ci a la forme { $shape } et le type { $dtype }.
env-snapshot = Cet instantané vient d’un lot d’autres jeux.
