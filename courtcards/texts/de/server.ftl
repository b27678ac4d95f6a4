# Was der Tischserver sagt: je ein Satz.

## Tische
table-unknown = Unter dieser Adresse gibt es keinen Tisch. Prüf den Link.
table-is-open = Die Partie hat noch nicht begonnen.
table-is-playing = Die Partie läuft schon.
table-is-over = Die Partie ist zu Ende.
table-is-given-up = Diese Partie wurde aufgegeben.
table-is-closed = Die Betreiber dieses Servers haben diesen Tisch geschlossen.
table-not-over = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
table-no-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
table-no-person = Auf Platz { $seat } sitzt niemand.
table-seat-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
table-sits-already = Du sitzt schon an diesem Tisch.
table-sits-not = Du sitzt nicht an diesem Tisch.
table-text = Ein Text zum Mischen besteht aus 16 bis 64 kleingeschriebenen Hexadezimalziffern.
table-text-hash = Sende zum Hinsetzen den SHA-256 deines Textes zum Mischen als 64 kleingeschriebene Hexadezimalziffern.
table-text-other = Das ist nicht der angekündigte Text.
table-text-not-now = Für diesen Text ist es zu früh oder zu spät.
table-starting = Die Partie beginnt gleich. Jetzt lässt sich nichts mehr ändern.
table-level = Diese Stufe gibt es nicht; zur Wahl stehen { $known }.
table-only-bots = Mindestens ein Platz muss für einen Menschen sein.
table-seat-count =
    Dieses Spiel ist für { $players } Spieler, aber { $seats ->
        [one] { $seats } Platz wurde angegeben.
       *[other] { $seats } Plätze wurden angegeben.
    }
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-others-play = Die anderen spielen noch. Verlass den Tisch, dann übernimmt ein Bot für dich.
table-handed-already = Für Platz { $seat } spielt schon ein Bot.
table-is-here = Auf Platz { $seat } fehlt niemand, also kann kein Bot einspringen.
table-wait =
    { $seconds ->
        [one] Diese Person hat noch { $seconds } Sekunde Zeit, zurückzukommen.
       *[other] Diese Person hat noch { $seconds } Sekunden Zeit, zurückzukommen.
    }
table-wait-agreed =
    { $seconds ->
        [one] An diesem Tisch warten alle mindestens { $seconds } Sekunde auf Abwesende.
       *[other] An diesem Tisch warten alle mindestens { $seconds } Sekunden auf Abwesende.
    }
table-spectator = Du schaust nur zu. Das kann nur, wer am Tisch sitzt.
table-hint-people = Tipps gibt es nur, wenn alle anderen Bots sind.
table-hint-thinking = Ein Tipp ist schon unterwegs.
table-no-spectators = An diesem Tisch darf niemand zuschauen.
table-listed-many = Du hast schon genug offene Tische. Beginne dort eine Partie, oder lade per Link ein.
table-crowded = Mehr Änderungen sind an diesem Tisch nicht möglich. Spielen kannst du weiterhin.
table-sits-often = Du hast dich hier zu oft hingesetzt und bist wieder aufgestanden.
table-plays-many = Du bist in { $most } Partien, die noch nicht zu Ende sind. Beende oder verlasse zuerst eine.
table-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
table-removes-self = Dich selbst kannst du nicht entfernen: Steh einfach auf.
table-returns = Du bist zu oft gegangen und zurückgekommen, darum behält der Bot deinen Platz.
action-not-your-turn = Du bist nicht am Zug.

## Anfragen und Nachrichten
server-who = Das Token fehlt oder ist unbekannt. Melde dich neu an.
player-banned = Die Betreiber dieses Servers haben diesen Spieler gesperrt.
player-deleted = Dieser Spieler wurde gelöscht. Lade die Seite neu, um als neuer Gast zu spielen.
server-draining = Dieser Server startet bald neu, darum kannst du jetzt keinen Tisch eröffnen. Begonnene Partien gehen danach weiter.
server-hello = Die erste Nachricht einer Verbindung muss hello sein, mit protocol und token.
server-hello-again = Diese Verbindung hat schon hello gesagt.
server-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $given }. Lade die Seite neu.
server-message = Diese Nachricht ist ungültig: { $why }.
server-too-fast = Zu viele Nachrichten: höchstens { $most } pro Sekunde.
server-invalid = { $where }: { $why }.
server-name = Ein Name darf weder unsichtbare Zeichen noch einzeln stehende oder gehäufte Akzente enthalten
server-no-page = Unter dieser Adresse gibt es nichts.
server-method = Diese Adresse nimmt solche Anfragen nicht an.
server-wrong = Diese Anfrage konnte nicht beantwortet werden.
server-too-many = Zu viele Anfragen. Warte zehn Sekunden und versuch es noch einmal.
server-too-large = Die Anfrage ist zu groß: Mehr als 64 KiB sind nicht erlaubt.
server-storage = Der Server kann gerade nicht auf seine Platte schreiben, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
server-unsure = Der Server erreicht gerade seine Datenbank nicht und weiß nicht, ob diese Änderung angekommen ist. Sieh gleich noch einmal nach.
server-log = Das Protokoll von Tisch { $table } lässt sich nicht nachspielen: Führ „courtcards db check“ aus.
server-commitment = Das Geheimnis von Tisch { $table } passt nicht zu seiner Festlegung: Führ „courtcards db check“ aus.

## Die Datenbank
store-url = „{ $url }“ ist keine unterstützte Datenbank. Möglich sind sqlite:///FILE und postgresql://USER@HOST/NAME.
store-extra = PostgreSQL braucht einen Treiber: pip install 'courtcards[postgres]'.
redis-extra = Redis braucht einen Treiber: pip install 'courtcards[redis]'.
store-cannot-open = Die Datenbank lässt sich nicht öffnen: { $why }. Prüfe sie, oder wähle mit --database eine andere.
store-full = Der Datenträger mit { $path } ist voll. Schaffe dort Platz, oder wähle einen anderen Ort.
redis-url = { $given } ist keine Adresse eines Redis-Servers wie redis://localhost.
store-broken = Die Datenbank lässt sich nicht benutzen: { $why }. Prüfe sie, wähle mit --database eine andere, oder stell mit „courtcards db restore“ eine Sicherung wieder her.
store-in-use = Ein anderer Server benutzt die Datenbank { $url }. Halte ihn zuerst an.

## Start
serve-local = Auf diesem Rechner:
serve-lan = In deinem Netzwerk:
serve-stop = Strg+C hält den Server an. Nach einem Neustart geht jede Partie da weiter, wo sie war.
serve-compiling = Court Cards wird für diesen Rechner kompiliert. Du kannst sofort spielen; der stärkste Bot ist in ein paar Minuten bereit.
serve-port = Der Server kann nicht auf { $host }, Port { $port }, lauschen: { $why }. Beende das Programm, das den Port benutzt, oder wähle einen anderen.
serve-log = Das Format des Protokolls muss text oder json sein, nicht { $given }.
serve-workers-redis = Mit --workers=0 hat der Server keine eigenen Prozesse für Bots und braucht --redis, um courtcards worker zu erreichen.
serve-config = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }.
serve-config-unknown = Unbekannte Einstellung { $name } in { $path }. Es gibt { $known }.

## courtcards db
db-copying = Zeilen kopieren
db-checking = Tische prüfen
db-missing = Unter { $path } liegt keine Datenbank.
db-backed-up =
    { $path }: { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }, { $kib } KiB.
db-restored =
    { $rows ->
        [one] { $rows } Zeile aus { $path } wiederhergestellt.
       *[other] { $rows } Zeilen aus { $path } wiederhergestellt.
    }
db-migrated = Datenbank von Version { $before } auf { $after } migriert.
db-fault = Tisch { $table }: { $why }.
db-checked =
    { $tables ->
        [one] { $tables } Tisch geprüft
       *[other] { $tables } Tische geprüft
    }: { $faults ->
        [0] keine Fehler gefunden.
        [one] { $faults } davon stimmt nicht mit seinem Protokoll überein.
       *[other] { $faults } davon stimmen nicht mit ihren Protokollen überein.
    }
db-file-exists = Die Datei { $path } gibt es schon. Nimm einen anderen Namen.
db-no-file = Eine Datei { $path } gibt es nicht.
db-not-empty = In der Datenbank sind schon Tische. Nimm eine leere.
db-revision = Die Datenbank hat Version { $found }, aber dieses Programm braucht Version { $needed }: Führ „courtcards db migrate“ aus.
db-newer = Die Datenbank hat Version { $found } und ist neuer als dieses Programm. Installiere ein neueres Court Cards.

## courtcards admin
admin-table = Tisch
admin-game = Spiel
admin-status-is = Stand
admin-updated = letztes Ereignis
admin-people = Personen
admin-player = Spieler
admin-name-is = Name
admin-created = angelegt
admin-going-on = Tische
admin-banned = gesperrt
admin-server = Server
admin-machine = Rechner (Prozess)
admin-version = Version
admin-started = gestartet
admin-tables = Tische
admin-connections = Verbindungen
admin-unwritten = ungeschrieben
admin-running = läuft
admin-draining = vor dem Neustart
admin-number = Nr.
admin-time = Zeit
admin-operator = Betreiber
admin-act = Aktion
admin-subject = betrifft
admin-detail = Einzelheit
admin-stored = In der Datenbank: { $players } Spieler ({ $banned } gesperrt); { $open } Tische offen, { $playing } im Spiel, { $over } beendet, { $given_up } aufgegeben oder geschlossen.
admin-closed = Tisch { $table } ist geschlossen. Sein Protokoll bleibt erhalten.
admin-renamed = Spieler { $player } heißt jetzt { $name }.
admin-banned-now = { $name } ({ $player }) ist gesperrt.
admin-unbanned = { $name } ({ $player }) darf wieder spielen.
admin-deleted =
    { $tables ->
        [0] { $name } ({ $player }) ist gelöscht.
        [one] { $name } ({ $player }) ist gelöscht und hat { $tables } Tisch verlassen.
       *[other] { $name } ({ $player }) ist gelöscht und hat { $tables } Tische verlassen.
    }
admin-noticed = Alle Seiten zeigen jetzt: { $words }
admin-cleared = Die Seiten zeigen keinen Hinweis mehr.
admin-drained =
    { $servers ->
        [one] { $servers } Server nimmt jetzt keine neuen Tische mehr an. Du kannst ihn jederzeit neu starten.
       *[other] { $servers } Server nehmen jetzt keine neuen Tische mehr an. Du kannst sie jederzeit neu starten.
    }
admin-resumed =
    { $servers ->
        [one] { $servers } Server nimmt wieder neue Tische an.
       *[other] { $servers } Server nehmen wieder neue Tische an.
    }
admin-status = Den Stand „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
admin-no-table = Den Tisch „{ $given }“ gibt es nicht. „courtcards admin tables“ zeigt alle.
admin-table-ended = Die Partie an Tisch { $table } ist schon zu Ende.
admin-busy = Server schreiben ständig an Tisch { $table }. Versuche es noch einmal.
admin-no-player = Den Spieler „{ $given }“ gibt es nicht. „courtcards admin players“ zeigt alle.
admin-name = Ein Name hat 1 bis { $most } Zeichen, keines davon unsichtbar.
admin-banned-already = Spieler { $player } ist schon gesperrt.
admin-not-banned = Spieler { $player } ist nicht gesperrt.
admin-notice-words = Ein Hinweis hat 1 bis { $most } Zeichen, keines davon unsichtbar.
admin-notice-or-clear = Gib entweder den Text des Hinweises an oder --clear.
admin-no-server = Es läuft kein Server „{ $given }“; zur Wahl stehen { $known }.
admin-no-servers = Auf dieser Datenbank läuft kein Server.

## Blatt des Tages, Üben, Analysen
daily-closed = Dieses Blatt spielen heute alle. Darum bleiben die Karten geheim, bis der Tag um Mitternacht (UTC) zu Ende ist.
daily-unknown = Für diesen Tag gibt es kein Blatt.
daily-device = Auf diesem Gerät wurde das Blatt von heute schon gespielt. Morgen gibt es ein neues.
table-hint-daily = Beim Blatt des Tages gibt es keine Tipps.
practice-unknown = Diese Stellung gibt es nicht, oder es gibt die Analyse ihrer Partie nicht mehr.
review-busy = Es warten schon zu viele Partien auf ihre Analyse. Versuch es in ein paar Minuten noch einmal.
