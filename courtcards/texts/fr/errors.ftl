# Ce qui ne va pas dans les options, les actions et les enregistrements, et que faire : une phrase chacun.

## Options
option-language = La langue « { $given } » n’existe pas ici ; au choix : { $known }.
option-game = Le jeu « { $given } » n’existe pas ici ; au choix : { $known }.
option-unknown = L’option « { $name } » n’existe pas ; les options de ce jeu sont { $known }.
option-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $given }.
option-flag = L’option { $name } doit valoir true ou false, pas { $given }.
option-number = L’option { $name } doit être un entier de { $fewest } à { $most }, pas { $given }.
option-first = L’option first doit être une place de 0 à { $last }, ou être omise pour un tirage au sort ; { $given } ne convient pas.
option-quick-with-tasks = Une partie rapide dure une manche, mais les Missions pour l’Empire en demandent trois : choisissez quick ou tasks.
option-rounds-set = L’option rounds ne va pas avec { $flag }, qui fixe déjà le nombre de manches.
option-cards-form = L’option cards doit donner le nombre de chaque carte, comme king: 5 ; { $given } ne convient pas.
option-cards-unknown = La carte « { $card } » n’existe pas.
option-cards-count = Le nombre de { $card } doit être un entier de 0 à { $most }, pas { $given }.
option-cards-once = Il ne peut y avoir qu’une carte { $card }.
option-cards-hear-ye = Il faut au moins { $fewest } cartes hear-ye, sinon aucune manche ne finirait.
option-cards-butler = Il faut au moins une carte butler, sinon personne ne pourrait former de série.
option-cards-few =
    { $count ->
        [one] Il y a { $count } carte
       *[other] Il y a { $count } cartes
    }, mais il en faut au moins { $fewest } pour toutes les mains et les deux pioches.
option-cards-too-few =
    { $count ->
        [one] Sans les hear-ye, il y a { $count } carte
       *[other] Sans les hear-ye, il y a { $count } cartes
    }, mais il en faut au moins { $fewest } pour ce nombre de joueurs.
option-cards-too-many =
    { $count ->
        [one] Il y a { $count } carte
       *[other] Il y a { $count } cartes
    }, mais le maximum est { $most }.
option-seed = Une graine doit être un entier ou un texte qui peut s’écrire en UTF-8, pas { $given }.
option-seed-and-decks = Donnez une graine ou les paquets, pas les deux.
option-names = Les noms doivent être une liste de { $players } textes en UTF-8, un par place.
option-decks-form = decks doit être une liste de paquets, chacun une liste de cartes, pas { $given }.
option-decks-too-many =
    { $count ->
        [one] { $count } paquet a été donné
       *[other] { $count } paquets ont été donnés
    }, mais cette partie a { $most ->
        [one] { $most } manche.
       *[other] { $most } manches au plus.
    }
option-deck-form = Le paquet de la manche { $round } doit être une liste de cartes.
option-deck-unknown = Le paquet de la manche { $round } contient une carte « { $card } » qui n’existe pas.
option-deck-size =
    { $count ->
        [one] Le paquet de la manche { $round } a { $count } carte
       *[other] Le paquet de la manche { $round } a { $count } cartes
    } au lieu de { $cards }.
option-deck-cards = Le paquet de la manche { $round } n’a pas le bon nombre de chaque carte.
option-until = L’enregistrement peut être rejoué jusqu’à une action de 0 à { $most }, pas jusqu’à { $given }.
option-record-file = Impossible d’écrire l’enregistrement dans { $path } : { $why }.
option-no-unfinished = Il n’y a pas de partie en cours dans { $path }.
option-bot = Le bot « { $given } » n’existe pas ; au choix : { $known }.

## Actions
action-no-such-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
action-no-such-number = L’action numéro { $number } n’existe pas ; les numéros vont de 0 à { $last }.
action-nothing-to-undo = Il n’y a aucune action à annuler.
action-game-over = La partie est finie.
action-not-to-move = Ce n’est pas à la place { $seat } de jouer.
action-unknown = « { $action } » n’est pas une action de ce jeu ; écrivez par exemple « { $example } ».

## Enregistrements
record-file = Impossible de lire le fichier { $path } : { $why }.
record-file-too-large = Le fichier { $path } dépasse { $most } Mio : c’est trop pour un enregistrement.
record-not-json = Ce n’est pas un enregistrement : ce n’est pas du JSON valide ({ $why }).
record-form = Un enregistrement doit être un objet JSON, pas { $given }.
record-key-twice = « { $key } » figure deux fois dans l’enregistrement.
record-key-unknown = L’enregistrement contient une clé inconnue, « { $key } ».
record-key-missing = Il manque « { $key } » dans l’enregistrement.
record-format = Ce n’est pas un enregistrement de Court Cards : son format devrait être { $known }, pas { $given }.
record-format-other = L’enregistrement est au format { $given }, mais cette version lit { $known } ; une version plus récente le lira peut-être.
record-part = Le champ « { $key } » de l’enregistrement n’est pas valable. { $why }
record-options-form = Dans l’enregistrement, « options » doit être un objet avec au moins « players ».
record-first = Dans l’enregistrement, « first » doit être une place de 0 à { $last }, pas { $given }.
record-first-option = Selon l’enregistrement, la place { $given } a commencé ; selon ses options, c’est la place { $named }.
record-first-seed = Selon l’enregistrement, la place { $given } a commencé ; selon sa graine, c’est la place { $dealt }.
record-tasks = Avec les Missions pour l’Empire, « tasks » doit donner à chaque place une mission de chaque paquet, jamais deux fois la même ; sans elles, il n’y en a pas.
record-tasks-seed = Les missions de l’enregistrement ne sont pas celles que sa graine distribue.
record-rounds-form = Dans l’enregistrement, « rounds » doit être une liste.
record-rounds-too-many =
    L’enregistrement a { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }, mais cette partie en a { $most } au plus.
record-round-form = La manche { $round } de l’enregistrement doit être un objet avec une liste « actions ».
record-round-key-unknown = La manche { $round } contient une clé inconnue, « { $key } ».
record-reshuffles-form = Dans la manche { $round }, « reshuffles » doit être une liste de paquets.
record-numbers = Dans l’enregistrement, « { $key } » doit être une liste de { $players } entiers.
record-winners-form = Dans l’enregistrement, « winners » doit être une liste de places de 0 à { $last }.
record-needs = Sans graine, un enregistrement doit donner « { $key } ».
record-needs-deck = Sans graine, un enregistrement doit donner le paquet de chaque manche ; la manche { $round } n’en a pas.
record-deck-seed = Le paquet de la manche { $round } n’est pas celui que donne la graine de l’enregistrement.
record-after-end = L’enregistrement a une manche { $round }, mais la partie est déjà finie.
record-after-round = La manche { $round } est finie avant l’action { $number }, « { $action } ».
record-action = Dans la manche { $round }, l’action { $number }, « { $action } », n’est pas possible. { $why }
record-reshuffle-missing = Dans la manche { $round }, l’enregistrement n’a pas le remélange { $number }, qui est nécessaire.
record-reshuffle-cards = Le remélange { $number } de la manche { $round } ne contient pas exactement les cartes qui étaient sous le sommet des piles.
record-reshuffles = Les remélanges de la manche { $round } ne sont pas ceux de la partie enregistrée.
record-round-unfinished = La manche { $round } n’est pas finie après sa dernière action, mais elle a déjà des scores ou une manche la suit.
record-scores-missing = La manche { $round } est finie, mais ses scores manquent dans l’enregistrement.
record-scores = L’enregistrement donne { $given } comme scores de la manche { $round }, mais selon les règles ce sont { $played }.
record-totals = L’enregistrement donne { $given } comme totaux, mais selon les règles ce sont { $played }.
record-winners = L’enregistrement donne { $given } comme vainqueurs, mais selon les règles ce sont { $played }.
record-fairness-form = Dans l’enregistrement, « fairness » doit avoir « commitment », « secret » et « texts », rien d’autre.
record-fairness-secret = Dans l’enregistrement, « secret » doit compter 64 chiffres hexadécimaux en minuscules.
record-fairness-commitment = Le secret de l’enregistrement ne correspond pas à l’engagement publié avant la partie.
record-fairness-texts = L’enregistrement doit avoir { $players } « texts », chacun de 16 à 64 chiffres hexadécimaux en minuscules, ou vide pour un bot.
record-fairness-seed = La graine de l’enregistrement n’est pas celle que donnent son secret et ses textes.
record-fairness-noted = L’engagement de la partie enregistrée n’est pas celui que vous avez noté.
record-fairness-none = La partie enregistrée ne contient ni textes des joueurs ni engagement à comparer.
output-failed = Impossible d’écrire la sortie : { $why }.
out-of-memory = La mémoire de cette machine n’y suffit pas : choisissez des nombres plus petits.
file-failed = Impossible d’utiliser { $path } ({ $why }) : choisissez un autre endroit, ou vérifiez vos droits et l’espace libre.
