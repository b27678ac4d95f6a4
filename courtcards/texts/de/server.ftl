# Was der Tischserver sagt: je ein Satz.

## Tische
table-unknown = Hier ist kein Tisch: Prüf den Link.
table-is-open = Die Partie hat noch nicht begonnen.
table-is-playing = Die Partie läuft gerade.
table-is-over = Die Partie ist zu Ende.
table-is-given-up = Dieser Tisch wurde aufgegeben.
table-not-over = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
table-no-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
table-no-person = Auf Platz { $seat } sitzt niemand.
table-seat-taken = Platz { $seat } ist besetzt: Nimm einen anderen.
table-sits-already = Du sitzt schon an diesem Tisch.
table-sits-not = Du sitzt nicht an diesem Tisch.
table-text = Wer sich setzt, gibt einen Text aus 16 bis 64 Hexadezimalziffern in Kleinschreibung mit; er geht in die Kartenverteilung ein.
table-level = Diese Stufe gibt es nicht; zur Wahl stehen { $known }.
table-only-bots = Mindestens ein Platz ist für einen Menschen.
table-seat-count =
    Dieses Spiel ist für { $players } Spieler, und { $seats ->
        [one] { $seats } Platz wurde angegeben.
       *[other] { $seats } Plätze wurden angegeben.
    }
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-others-play = Die anderen spielen noch: Verlass den Tisch, und ein Bot spielt für dich weiter.
table-handed-already = Für Platz { $seat } spielt schon ein Bot.
table-is-here = Wer auf Platz { $seat } sitzt, ist da oder war nie da: Es gibt niemanden zu vertreten.
table-wait =
    { $seconds ->
        [one] Diese Person hat noch { $seconds } Sekunde Zeit, zurückzukommen.
       *[other] Diese Person hat noch { $seconds } Sekunden Zeit, zurückzukommen.
    }
table-spectator = Du schaust hier zu; das kann nur, wer am Tisch sitzt.
table-hint-people = Tipps gibt es nur gegen Bots; hier spielt noch jemand mit.
table-hint-thinking = Ein Tipp ist schon unterwegs: einen Moment bitte.
table-no-spectators = An diesem Tisch darf niemand zuschauen.
action-not-your-turn = Du bist nicht am Zug.

## Anfragen und Nachrichten
server-who = Das Token fehlt oder ist unbekannt: Melde dich neu an.
server-hello = Die erste Nachricht einer Verbindung ist hello, mit protocol und token.
server-hello-again = Diese Verbindung hat schon hello gesagt.
server-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $given }: Lade die Seite neu.
server-message = Diese Nachricht ergibt keinen Sinn: { $why }.
server-too-fast = Zu viele Nachrichten: höchstens { $most } pro Sekunde.
server-invalid = { $where }: { $why }.
server-no-page = Unter dieser Adresse gibt es nichts.
server-method = Diese Adresse nimmt solche Anfragen nicht an.
server-wrong = Diese Anfrage lässt sich nicht beantworten.
server-too-many = Zu viele Anfragen: Warte zehn Sekunden und versuch es noch einmal.
server-too-large = Die Anfrage ist zu groß: Mehr als 64 KiB gehen nicht.
server-storage = Der Server kann gerade nicht auf seine Platte schreiben, also hat sich nichts geändert: Versuch es gleich noch einmal.
server-log = Dem Protokoll von Tisch { $table } lässt sich nicht folgen: Starte „courtcards db check“.
server-commitment = Das Geheimnis von Tisch { $table } passt nicht zu seiner Festlegung: Starte „courtcards db check“.

## Die Datenbank
store-url = „{ $url }“ ist keine Datenbank, die wir kennen: sqlite:///FILE oder postgresql://USER@HOST/NAME.
store-extra = PostgreSQL braucht einen Treiber: pip install 'courtcards[postgres]'.
store-cannot-open = Die Datenbank lässt sich nicht öffnen: { $why }.
store-broken = Die Datenbank lässt sich nicht benutzen: { $why }.
store-in-use = Ein anderer Server benutzt die Datenbank { $url }: Halte ihn zuerst an.

## Start
serve-local = Auf diesem Rechner:
serve-lan = In deinem Netz:
serve-stop = Strg+C hält den Server an; nach einem Neustart geht jede Partie da weiter, wo sie war.
serve-port = Der Server kann auf { $host } Port { $port } nicht lauschen: { $why }.
serve-log = Das Protokoll gibt es als text oder json, nicht als { $given }.
serve-config = Die Einstellungen in { $path } lassen sich nicht lesen: { $why }.
serve-config-unknown = In { $path } steht { $name }, und das ist keine Einstellung; es gibt { $known }.

## courtcards db
db-copying = Zeilen kopieren
db-checking = Tische prüfen
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
db-migrated = Die Datenbank hat jetzt die Form { $after }; vorher war es { $before }.
db-fault = Tisch { $table }: { $why }.
db-checked =
    { $tables ->
        [one] { $tables } Tisch geprüft
       *[other] { $tables } Tische geprüft
    }, { $faults ->
        [0] alles stimmt mit den Protokollen überein.
        [one] { $faults } davon stimmt nicht mit seinem Protokoll überein.
       *[other] { $faults } davon stimmen nicht mit ihren Protokollen überein.
    }
db-file-exists = Die Datei { $path } gibt es schon: Nimm einen anderen Namen.
db-no-file = Eine Datei { $path } gibt es nicht.
db-not-empty = In der Datenbank sind schon Tische: Stell sie in einer leeren wieder her.
db-revision = Die Datenbank hat die Form { $found }, und diese Version braucht { $needed }: Starte „courtcards db migrate“.
