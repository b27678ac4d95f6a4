# Ce que dit le serveur de tables : une phrase chacun.

## Tables
table-unknown = Il n’y a pas de table ici : vérifiez le lien.
table-is-open = La partie n’a pas encore commencé.
table-is-playing = La partie est en cours.
table-is-over = La partie est finie.
table-is-given-up = Cette table a été abandonnée.
table-not-over = L’enregistrement se lit une fois la partie finie.
table-no-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
table-no-person = Personne n’occupe la place { $seat }.
table-seat-taken = La place { $seat } est prise : choisissez-en une autre.
table-sits-already = Vous êtes déjà à cette table.
table-sits-not = Vous n’êtes pas à cette table.
table-text = Pour s’asseoir, il faut un texte de 16 à 64 chiffres hexadécimaux en minuscules, qui entre dans la donne.
table-level = Ce niveau n’existe pas ; au choix : { $known }.
table-only-bots = Une place au moins est pour une personne.
table-seat-count =
    Ce jeu est pour { $players } joueurs, et { $seats ->
        [one] { $seats } place a été donnée.
       *[other] { $seats } places ont été données.
    }
table-host-only = Seul qui a ouvert la table peut faire cela.
table-others-play = Les autres jouent encore : quittez la table, et un bot jouera à votre place.
table-handed-already = Un bot joue déjà pour la place { $seat }.
table-is-here = La place { $seat } est occupée, ou ne l’a jamais été : il n’y a personne à remplacer.
table-wait =
    { $seconds ->
        [one] Cette personne a encore { $seconds } seconde pour revenir.
       *[other] Cette personne a encore { $seconds } secondes pour revenir.
    }
table-spectator = Vous regardez cette table ; il faut y être assis pour faire cela.
table-hint-people = Les conseils ne sont donnés que contre des bots ; quelqu’un d’autre joue ici.
table-hint-thinking = Un conseil est déjà en route : un instant.
table-no-spectators = Cette table n’est pas ouverte aux spectateurs.
action-not-your-turn = Ce n’est pas votre tour.

## Requêtes et messages
server-who = Le jeton manque ou n’est pas connu : demandez un nouveau joueur.
server-hello = Le premier message d’une connexion est hello, avec protocol et token.
server-hello-again = Cette connexion a déjà dit hello.
server-protocol = Ce serveur parle la version { $known } du protocole, pas { $given } : rechargez la page.
server-message = Ce message n’a pas de sens : { $why }.
server-too-fast = Trop de messages : { $most } par seconde au plus.
server-invalid = { $where } : { $why }.
server-no-page = Il n’y a rien à cette adresse.
server-method = Cette adresse n’accepte pas ce genre de requête.
server-wrong = Impossible de répondre à cette requête.
server-too-many = Trop de requêtes : attendez dix secondes et réessayez.
server-too-large = La requête est trop grande : 64 Kio au plus.
server-storage = Le serveur ne peut pas écrire sur son disque, rien n’a donc changé : réessayez dans un instant.
server-log = Impossible de suivre le journal de la table { $table } : lancez « courtcards db check ».
server-commitment = Le secret de la table { $table } ne correspond pas à son engagement : lancez « courtcards db check ».

## La base de données
store-url = « { $url } » n’est pas une base que nous connaissons : sqlite:///FILE ou postgresql://USER@HOST/NAME.
store-extra = PostgreSQL demande un pilote : pip install 'courtcards[postgres]'.
store-cannot-open = Impossible d’ouvrir la base de données : { $why }.
store-broken = La base de données est inutilisable : { $why }.
store-in-use = Un autre serveur utilise la base { $url } : arrêtez-le d’abord.

## Démarrage
serve-local = Sur cet ordinateur :
serve-lan = Dans votre réseau :
serve-stop = Ctrl+C arrête le serveur ; au redémarrage, chaque partie reprend où elle en était.
serve-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
serve-log = Le journal s’écrit en text ou en json, pas en { $given }.
serve-config = Impossible de lire les réglages de { $path } : { $why }.
serve-config-unknown = Les réglages de { $path } contiennent { $name }, qui n’en est pas un ; les réglages sont { $known }.

## courtcards db
db-copying = Copie des lignes
db-checking = Vérification des tables
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
db-migrated = La base de données a maintenant la forme { $after } ; avant, c’était { $before }.
db-fault = Table { $table } : { $why }.
db-checked =
    { $tables ->
        [one] { $tables } table vérifiée
       *[other] { $tables } tables vérifiées
    } ; { $faults ->
        [0] tout est conforme aux journaux.
        [one] { $faults } n’est pas conforme à son journal.
       *[other] { $faults } ne sont pas conformes à leur journal.
    }
db-file-exists = Le fichier { $path } existe déjà : choisissez un autre nom.
db-no-file = Il n’y a pas de fichier { $path }.
db-not-empty = La base de données contient déjà des tables : restaurez dans une base vide.
db-revision = La base de données a la forme { $found }, et cette version demande { $needed } : lancez « courtcards db migrate ».
