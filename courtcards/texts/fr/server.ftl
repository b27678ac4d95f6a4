# Ce que dit le serveur de tables : une phrase chacun.

## Tables
table-unknown = Il n’y a pas de table à cette adresse. Vérifiez le lien.
table-is-open = La partie n’a pas encore commencé.
table-is-playing = La partie est en cours.
table-is-over = La partie est finie.
table-is-given-up = Cette partie a été abandonnée.
table-is-closed = Les responsables de ce serveur ont fermé cette table.
table-not-over = L’enregistrement sera disponible une fois la partie finie.
table-no-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
table-no-person = Personne n’occupe la place { $seat }.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-sits-already = Vous êtes déjà à cette table.
table-sits-not = Vous n’êtes pas à cette table.
table-text = Un texte pour le mélange compte de 16 à 64 chiffres hexadécimaux en minuscules.
table-text-hash = Pour vous asseoir, envoyez le SHA-256 de votre texte pour le mélange : 64 chiffres hexadécimaux en minuscules.
table-text-other = Ce n’est pas le texte annoncé.
table-text-not-now = Il est trop tôt ou trop tard pour ce texte.
table-starting = La partie va commencer. On ne peut plus rien changer.
table-level = Ce niveau n’existe pas ; au choix : { $known }.
table-only-bots = Une place au moins doit être pour une personne.
table-seat-count =
    Ce jeu est pour { $players } joueurs, mais { $seats ->
        [one] { $seats } place a été donnée.
       *[other] { $seats } places ont été données.
    }
table-host-only = Seul l’hôte de la table peut faire cela.
table-others-play = Les autres jouent encore. Quittez la table, et un bot jouera à votre place.
table-handed-already = Un bot joue déjà pour la place { $seat }.
table-is-here = Personne ne manque à la place { $seat }, un bot ne peut donc pas prendre le relais.
table-wait =
    { $seconds ->
        [one] Cette personne a encore { $seconds } seconde pour revenir.
       *[other] Cette personne a encore { $seconds } secondes pour revenir.
    }
table-wait-agreed =
    { $seconds ->
        [one] À cette table, on attend les absents au moins { $seconds } seconde.
       *[other] À cette table, on attend les absents au moins { $seconds } secondes.
    }
table-spectator = Vous êtes spectateur. Il faut être assis à la table pour faire cela.
table-hint-people = Vous n’avez droit à des conseils que si tous vos adversaires sont des bots.
table-hint-thinking = Un conseil est déjà en route.
table-no-spectators = Cette table n’est pas ouverte aux spectateurs.
table-listed-many = Vous avez déjà assez de tables ouvertes. Commencez une partie, ou invitez par un lien.
table-crowded = Cette table a atteint sa limite de changements. Vous pouvez toujours jouer.
table-sits-often = Vous vous êtes assis et levé trop souvent à cette table.
table-plays-many = Vous êtes dans { $most } parties inachevées. Terminez-en ou quittez-en une d’abord.
table-removed = L’hôte vous a retiré de cette table.
table-removes-self = Vous ne pouvez pas vous retirer vous-même : levez-vous.
table-returns = Vous êtes parti et revenu trop de fois : le bot garde votre place.
action-not-your-turn = Ce n’est pas votre tour.

## Requêtes et messages
server-who = Le jeton est absent ou inconnu. Créez un nouveau joueur.
player-banned = Les responsables de ce serveur ont exclu ce joueur.
player-deleted = Ce joueur a été supprimé. Rechargez la page pour jouer comme nouvel invité.
server-draining = Ce serveur va bientôt redémarrer : impossible de créer une table pour le moment. Les parties commencées reprendront ensuite.
server-hello = Le premier message d’une connexion doit être hello, avec protocol et token.
server-hello-again = Cette connexion a déjà dit hello.
server-protocol = Ce serveur parle la version { $known } du protocole, pas { $given }. Rechargez la page.
server-message = Ce message n’est pas valide : { $why }.
server-too-fast = Trop de messages : { $most } par seconde au plus.
server-invalid = { $where } : { $why }.
server-name = Un nom ne peut contenir ni caractères invisibles, ni accents isolés ou empilés
server-no-page = Il n’y a rien à cette adresse.
server-method = Cette adresse n’accepte pas ce genre de requête.
server-wrong = Impossible de répondre à cette requête.
server-too-many = Trop de requêtes. Attendez dix secondes et réessayez.
server-too-large = La requête est trop grande : 64 Kio au plus.
server-storage = Le serveur ne peut pas écrire sur son disque en ce moment, rien n’a donc changé. Réessayez dans un instant.
server-unsure = Le serveur ne joint plus sa base de données et ne sait pas si cette modification a été faite. Vérifiez dans un instant.
server-log = Impossible de rejouer le journal de la table { $table } : lancez « courtcards db check ».
server-commitment = Le secret de la table { $table } ne correspond pas à son engagement : lancez « courtcards db check ».

## La base de données
store-url = « { $url } » n’est pas une base de données prise en charge. Utilisez sqlite:///FILE ou postgresql://USER@HOST/NAME.
store-extra = PostgreSQL demande un pilote : pip install 'courtcards[postgres]'.
redis-extra = Redis a besoin d’un pilote : pip install 'courtcards[redis]'.
store-cannot-open = Impossible d’ouvrir la base de données : { $why }. Vérifiez-la, ou choisissez-en une autre avec --database.
store-full = Le disque où se trouve { $path } est plein. Libérez de la place, ou choisissez un autre endroit.
redis-url = { $given } n’est pas l’adresse d’un serveur Redis, comme redis://localhost.
store-broken = La base de données est inutilisable : { $why }. Vérifiez-la, choisissez-en une autre avec --database, ou restaurez une sauvegarde avec « courtcards db restore ».
store-in-use = Un autre serveur utilise la base de données { $url }. Arrêtez-le d’abord.

## Démarrage
serve-local = Sur cet ordinateur :
serve-lan = Sur votre réseau :
serve-stop = Ctrl+C arrête le serveur. Au redémarrage, chaque partie reprend où elle en était.
serve-compiling = Court Cards est en cours de compilation pour cette machine. Vous pouvez jouer tout de suite ; le meilleur bot sera prêt dans quelques minutes.
serve-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }. Arrêtez le programme qui utilise ce port, ou choisissez-en un autre.
serve-log = Le format du journal doit être text ou json, pas { $given }.
serve-workers-redis = Avec --workers=0, le serveur ne fait tourner aucun bot lui-même : il lui faut --redis pour joindre courtcards worker.
serve-config = Impossible de lire les réglages de { $path } : { $why }.
serve-config-unknown = Réglage inconnu { $name } dans { $path }. Les réglages sont { $known }.

## courtcards db
db-copying = Copie des lignes
db-checking = Vérification des tables
db-missing = Il n’y a pas de base de données à { $path }.
db-backed-up =
    { $path } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, { $kib } Kio.
db-restored =
    { $rows ->
        [one] { $rows } ligne restaurée depuis { $path }.
       *[other] { $rows } lignes restaurées depuis { $path }.
    }
db-migrated = Base de données migrée de la version { $before } à la version { $after }.
db-fault = Table { $table } : { $why }.
db-checked =
    { $tables ->
        [one] { $tables } table vérifiée
       *[other] { $tables } tables vérifiées
    } : { $faults ->
        [0] aucun problème.
        [one] { $faults } n’est pas conforme à son journal.
       *[other] { $faults } ne sont pas conformes à leur journal.
    }
db-file-exists = Le fichier { $path } existe déjà. Choisissez un autre nom.
db-no-file = Il n’y a pas de fichier { $path }.
db-not-empty = La base de données contient déjà des tables. Restaurez dans une base vide.
db-revision = La base de données est en version { $found }, mais ce programme demande la version { $needed } : lancez « courtcards db migrate ».
db-newer = La base de données a la version { $found }, plus récente que ce programme. Installez un Court Cards plus récent.

## courtcards admin
admin-table = table
admin-game = jeu
admin-status-is = état
admin-updated = dernier événement
admin-people = personnes
admin-player = joueur
admin-name-is = nom
admin-created = créé le
admin-going-on = tables
admin-banned = exclu le
admin-server = serveur
admin-machine = machine (processus)
admin-version = version
admin-started = démarré le
admin-tables = tables
admin-connections = connexions
admin-unwritten = non écrits
admin-running = en marche
admin-draining = avant redémarrage
admin-number = nº
admin-time = heure
admin-operator = responsable
admin-act = action
admin-subject = objet
admin-detail = détail
admin-stored = Dans la base de données : { $players } joueurs ({ $banned } exclus) ; tables : { $open } ouvertes, { $playing } en cours, { $over } terminées, { $given_up } abandonnées ou fermées.
admin-closed = La table { $table } est fermée. Son journal est conservé.
admin-renamed = Nouveau nom du joueur { $player } : { $name }.
admin-banned-now = { $name } ({ $player }) est exclu.
admin-unbanned = { $name } ({ $player }) peut de nouveau jouer.
admin-deleted =
    { $tables ->
        [0] { $name } ({ $player }) est supprimé.
        [one] { $name } ({ $player }) est supprimé et a quitté { $tables } table.
       *[other] { $name } ({ $player }) est supprimé et a quitté { $tables } tables.
    }
admin-noticed = Toutes les pages affichent maintenant : { $words }
admin-cleared = Les pages n’affichent plus d’avis.
admin-drained =
    { $servers ->
        [one] { $servers } serveur n’accepte plus de nouvelles tables. Redémarrez-le quand vous voulez.
       *[other] { $servers } serveurs n’acceptent plus de nouvelles tables. Redémarrez-les quand vous voulez.
    }
admin-resumed =
    { $servers ->
        [one] { $servers } serveur accepte de nouveau des tables.
       *[other] { $servers } serveurs acceptent de nouveau des tables.
    }
admin-status = L’état « { $given } » n’existe pas ; vous avez le choix entre { $known }.
admin-no-table = La table « { $given } » n’existe pas. « courtcards admin tables » les affiche toutes.
admin-table-ended = La partie à la table { $table } est déjà terminée.
admin-busy = Des serveurs écrivent sans cesse à la table { $table }. Réessayez.
admin-no-player = Le joueur « { $given } » n’existe pas. « courtcards admin players » les affiche tous.
admin-name = Un nom a de 1 à { $most } caractères, dont aucun invisible.
admin-banned-already = Le joueur { $player } est déjà exclu.
admin-not-banned = Le joueur { $player } n’est pas exclu.
admin-notice-words = Un avis a de 1 à { $most } caractères, dont aucun invisible.
admin-notice-or-clear = Donnez soit le texte de l’avis, soit --clear.
admin-no-server = Aucun serveur « { $given } » n’est en marche ; vous avez le choix entre { $known }.
admin-no-servers = Aucun serveur n’est en marche sur cette base de données.

## Donne du jour, entraînement, analyses
daily-closed = Tout le monde joue cette donne aujourd’hui : ses cartes restent secrètes jusqu’à la fin de la journée, à minuit UTC.
daily-unknown = Il n’y a pas de donne pour ce jour.
daily-device = La donne d’aujourd’hui a déjà été jouée sur cet appareil. Il y en aura une nouvelle demain.
table-hint-daily = Pas de conseils dans la donne du jour.
practice-unknown = Cette position n’existe pas, ou l’analyse de sa partie n’existe plus.
review-busy = Trop de parties attendent déjà leur analyse. Réessayez dans quelques minutes.
