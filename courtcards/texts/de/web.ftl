# Das Spiel im Browser.

## Überall
web-skip = Zum Inhalt
web-nav = Seiten
web-nav-lobby = Offene Tische
web-nav-games = Meine Partien
web-nav-preferences = Einstellungen
web-nav-about = Über
web-home = Zur Startseite
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Ausführen
web-loading = Einen Moment …
web-no-server = Der Server ist nicht zu erreichen: Prüf die Verbindung und versuch es noch einmal.
web-no-table = Hier ist kein Tisch
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-gallery = Alle Karten

## Startseite
web-home-title = Zwei Kartenspiele, ein ruhiger Tisch
web-home-lead = Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ganz ohne Konto.
web-home-note = Dein Name und deine Plätze bleiben auf diesem Gerät. Eine Partie, die du verlässt, wartet auf dich.
web-games-waiting = Deine Partien
web-pitch-call-to-glory = Versammle die Gestalten eines Kaiserhofs. Leg Sätze aus, überbiete die der anderen und beende die Runde, bevor deine eigenen geschlagen werden.
web-pitch-come-to-call = Ziehen, abwerfen, auf das zweite „Hört, hört!“ warten. Dann schicken alle heimlich Besuch an den Hof, und einer stiehlt die Show.
web-facts-call-to-glory = 2 bis 4 Spieler · etwa 30 Minuten · drei Varianten
web-facts-come-to-call = 2 bis 6 Spieler · etwa 20 Minuten
web-play-bots = Gegen Bots
web-play-friends = Mit Freunden

## Eine neue Partie
web-setup-bots = Gegen Bots spielen
web-setup-friends = Ein Tisch für Freunde
web-start = Los
web-make-table = Tisch eröffnen
web-game = Spiel
web-your-name = Dein Name
web-guest-names = Kranich, Otter, Dachs, Reiher, Fuchs, Elster, Hase, Fink, Marder, Segler
web-players = Spieler
web-level = Stärke der Bots
web-level-note = Vom Pagen, der noch lernt, bis zum Herrscher, der nichts verzeiht.
web-bot-pace = Tempo der Bots
web-bot-pace-once = Sofort
web-bot-pace-quick = Schnell
web-bot-pace-human = Wie Menschen
web-bot-pace-calm = Gemächlich
web-variant = Variante
web-about-standard = Vier Runden.
web-about-quick = Eine Runde, etwa zehn Minuten.
web-about-tasks = Drei Runden; geheime Aufträge machen manche Charaktere wertvoller.
web-about-ninja = Wer Ninja auslegt, nimmt eine Figur und kann damit später eine Karte aus einem Satz eliminieren.
web-pace = Zeit
web-pace-untimed = Ohne Uhr
web-pace-live =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } für jeden, { $increment } s mehr für jeden Zug
web-pace-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } für jede Entscheidung
web-who-sees = Wer den Tisch findet
web-listed = Bei den offenen Tischen zeigen
web-listed-yes = Der Tisch steht bei den offenen Tischen: Jeder darf sich setzen.
web-listed-no = Nur wer den Link hat, findet diesen Tisch.
web-allow-spectators = Andere dürfen zuschauen
web-no-spectators = Niemand sonst darf zuschauen
web-spectators-yes = Wer den Link hat, darf zuschauen, ohne eine Hand zu sehen.
web-spectators-no = Außer den Spielern kann niemand zuschauen.

## Vor dem Start
web-seat-open = Freier Platz
web-bot = Bot
web-this-is-you = Das bist du
web-here = Ist da
web-not-here = Gerade nicht da
web-sit = Hinsetzen
web-get-up = Aufstehen
web-add-bot = Bot dazu
web-remove-bot = Entfernen
web-waiting-for =
    { $count ->
        [one] Noch { $count } Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
web-starts-itself = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
web-invite = Freunde einladen
web-link = Link zu diesem Tisch
web-link-local = Dieser Link gilt nur auf diesem Rechner. Für andere Geräte öffne die Seite unter ihrer Adresse im Netz, die der Server beim Start nennt.
web-copy = Link kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-fairness = Ehrlich gemischt
web-fairness-how = Der Server hat ein Geheimnis gezogen und zeigt dessen Fingerabdruck, bevor sich jemand setzt. Das Gerät jedes Spielers fügt eigene Zufallsziffern hinzu. Erst beides zusammen mischt die Karten, also kann sie niemand aussuchen, und nach der Partie kann das jeder prüfen.

## Listen
web-lobby-empty = Im Moment ist kein Tisch für alle offen.
web-join =
    { $count ->
        [one] Mitspielen: { $count } Platz frei
       *[other] Mitspielen: { $count } Plätze frei
    }
web-watch = Zuschauen
web-games-none = Du hast noch nicht gespielt.
web-games-going = Im Gang
web-games-ended = Beendet
web-more-games = Mehr zeigen
web-state-won = Gewonnen
web-state-over = Zu Ende
web-state-open = Wartet auf Spieler
web-state-others = Andere überlegen
web-state-due = Du bist am Zug, { $when }

## Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das System
web-theme-light = Papier
web-theme-dark = Lack
web-deck = Rückseiten und Tisch
web-deck-classic = Klassisch
web-deck-pine = Kiefer
web-deck-plum = Pflaume
web-speed = Tempo der Karten
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Ohne Bewegung
web-confirm-moves = Vor jedem Zug nachfragen
web-confirm-auto = Beim Tippen und in langsamen Partien
web-confirm-always = Immer
web-confirm-never = Nie
web-sounds = Klänge
web-sounds-on = Klänge: an
web-sounds-off = Klänge: aus
web-notify = Sag mir, wenn ich am Zug bin, auch wenn die Seite im Hintergrund ist
web-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-save = Speichern
web-saved = Gespeichert.
web-kept-here = Die Einstellungen gelten nur auf diesem Gerät.

## Über
web-about-what = Court Cards ist ein Ort für zwei Kartenspiele, mit Freunden und Bots, auf dem eigenen Rechner oder Server, ohne Konten und ohne dass jemand zusieht, was du tust.
web-about-credits = Die Spiele
web-about-glory-credit = Call to Glory ist ein Spiel von Michael Schacht, 2012 bei White Goblin Games erschienen.
web-about-call-credit = Come to Call gehört seinem Autor und seinem Verlag.
web-about-not-affiliated = Dieses Projekt steht in keiner Verbindung zu Autoren oder Verlagen. Bilder, Worte und Code sind eigene.
web-about-fair = Ehrlichkeit
web-about-made-of = Woraus es gemacht ist
web-about-open = Der Code ist offen, unter der MIT-Lizenz. Die Schrift ist Alegreya Sans von Juan Pablo del Peral (SIL Open Font License). Alle Karten wurden für dieses Projekt gezeichnet.
web-back = Rückseite

## Am Tisch
web-table = Tisch
web-round-of = Runde { $number } von { $rounds }
web-round-short = Runde
web-score-sheet = Wertung
web-total = Summe
web-log = Was geschah
web-your-side = Deine Seite des Tisches
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-favor = { $count } Gunst
web-order = Die Arten von der mächtigsten zur schwächsten
web-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-set = { $count } { $card }
web-set-row =
    { $name }: { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charaktere
    } von { $needed }, die die Runde beenden
web-no-sets = Noch keine Sätze
web-starter = Startspieler
web-dealer = Geber
web-stand-in = { $level } spielt weiter
web-figures =
    { $count ->
        [one] { $count } Ninja-Figur
       *[other] { $count } Ninja-Figuren
    }
web-stock =
    { $count ->
        [one] { $count } Ninja-Figur im Vorrat
       *[other] { $count } Ninja-Figuren im Vorrat
    }
web-task = Auftrag { $deck }: { $card }
web-task-hidden = Auftrag { $deck }, verdeckt
web-task-revealed = Auftrag { $deck }: { $card }, aufgedeckt in Runde { $round }
web-draw-piles = Zugstapel
web-discard-piles = Ablagestapel
web-pile-deck = Stapel
web-pile-left = Links
web-pile-right = Rechts
web-pile-open =
    { $card } obenauf, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-course-glory = Was die Runde beendet
web-course-characters = Charaktere vor einem Spieler
web-course-nine = Charaktere ausgelegt
web-course-piles =
    { $count ->
        [one] { $count } Karte im niedrigeren Zugstapel
       *[other] { $count } Karten im niedrigeren Zugstapel
    }
web-course-call = Was Runde und Partie beendet
web-course-heard = „Hört, hört!“ beenden die Runde
web-course-favor = { $count } Gunst und eine gestohlene Show gewinnen
web-heard = „Hört, hört!“ in der Mitte: { $count }
web-nine = Die neun Charaktere, und wie viele Karten ein Satz jetzt braucht
web-nine-laid = { $card }: { $count } bei { $name }; ein neuer Satz braucht { $need }
web-nine-free = { $card }: noch kein Satz; ein Satz braucht { $need }
web-spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
web-watching = Du schaust zu
web-title-turn = Du bist am Zug
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-days-left = { $days } T { $hours } Std.
web-leave = Gehen: Ein Bot spielt weiter
web-give-up = Partie aufgeben

## Was zu tun ist
web-other-draw = { $name } zieht.
web-other-play = { $name } überlegt, was auszulegen oder abzuwerfen ist.
web-other-discard = { $name } sucht eine Karte zum Abwerfen aus.
web-other-pile = { $name } wählt den Stapel für die Karten, die den Tisch verlassen.
web-other-after = { $name } darf eine Figur einsetzen oder den Zug beenden.
web-other-reveal = { $name } sucht einen Auftrag zum Aufdecken aus.
web-others-choose = Deine Sätze sind unterwegs. Andere wählen vielleicht noch.
web-all-choose = Alle wählen heimlich ihre Sätze.
web-picked = { $card }:
web-short-lay = { $count } auslegen
web-short-discard =
    { $pile ->
        [left] Links ablegen
        [right] Rechts ablegen
       *[other] Auf { $pile } ablegen
    }
web-sure = { $move }?
web-hint = Der stärkste Bot rät: { $move }
web-hint-ask = Tipp
web-hint-thinking = Der stärkste Bot überlegt …
web-fewer = Eine Karte weniger
web-more = Eine Karte mehr
web-strike = Figur einsetzen
web-strike-choose = Wähle den Satz, der eine Karte verliert.
web-call-type = Art des Satzes
web-call-order = Sätze werden von links nach rechts geschickt: Nach diesem ist es für die davor zu spät.
web-call-size =
    Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Weniger: { $card }
web-part-more = Mehr: { $card }
web-plan-send =
    { $count ->
        [one] Diesen Satz schicken
       *[other] Diese { $count } Sätze schicken
    }
web-plan-one = Nur { $card }
web-plan-take = Nimmt teil
web-plan-goes = wird geschickt
web-plan-out = bleibt hier
web-plan-sent = geschickt
web-plan-butlers = Jeder Satz braucht einen Butler, und deine sind alle vergeben. Lass erst einen anderen Satz hier.

## Was geschieht
web-alarm-beaten = { $name } schlägt deinen Satz: { $count } { $card } verlassen den Tisch!
web-alarm-struck = { $name } eliminiert { $card-one } aus deinem Satz!
web-log-sat = { $name } setzt sich
web-log-left = Platz { $seat } ist wieder frei
web-log-handed = { $level } spielt für { $name } weiter
web-log-returned = { $name } ist wieder da
web-log-task = { $name }, Auftrag { $deck }: { $card }
web-log-reshuffle = Die Ablagestapel werden zu einem neuen Stapel gemischt
web-log-call = Alle wählen ihre Sätze
web-log-round = Ende von Runde { $number }
web-round-over = Runde { $number } ist zu Ende
web-ending-characters = Jemand hat genug Charaktere ausgelegt.
web-ending-all-nine = Alle neun Charaktere liegen aus.
web-ending-draw-pile = Ein Zugstapel ist leer.
web-ending-turns = Alle hatten so viele Züge, wie eine Runde haben darf.
web-go-on = Weiter
web-next = Weiter
web-skip-show = Zum Schluss
web-show = Die Show von Runde { $round }
web-act-reveal = Aufgedeckt
web-act-original = Originell
web-act-powerful = Mächtig
web-act-intriguing = Raffiniert
web-tell-reveal = Alle Sätze werden zugleich aufgedeckt.
web-tell-original = Nur das Originelle bleibt: Sätze gleicher Art und Größe verlassen die Bühne.
web-tell-powerful = Von jeder Art bleibt nur der größte Satz.
web-tell-intriguing = Die stärkste Art stiehlt die Show, außer ein Narr ist dem König eines anderen gewachsen.
web-show-none = Schickt niemanden
web-show-nobody = Niemand stiehlt die Show.
web-show-stolen =
    { $who ->
        [you] Du stiehlst die Show: { $card }!
       *[other] { $name } stiehlt die Show: { $card }!
    }

## Das Ende
web-you-won = Du hast gewonnen!
web-winner = Gewonnen
web-results = Ergebnis
web-rematch = Noch einmal
web-rematch-join = Zur Revanche
web-record = Protokoll herunterladen
web-verify = Deal prüfen
web-look = Den Tisch ansehen
web-verify-checking = Wird neu gemischt …
web-verify-ok =
    { $rounds ->
        [one] Ehrlich: Das Geheimnis ist das versprochene, und der Stapel von { $rounds } Runde ist genau so daraus gemischt.
       *[other] Ehrlich: Das Geheimnis ist das versprochene, und die Stapel von { $rounds } Runden sind genau so daraus gemischt.
    }
web-verify-bad = Diese Karten stimmen nicht mit dem überein, was versprochen war.
web-verify-how = Dieselbe Prüfung ohne diese Seite: courtcards verify { $file }

## Jemand ist weg
web-away = Nicht da
web-away-wait = Nicht da, wir warten { $time }
web-wait-shorter = Nicht länger
web-wait-longer = Länger
web-hand-over = Bot spielen lassen

## Tasten
web-keys = Tasten
web-keys-piles = Von einem Stapel ziehen
web-keys-cards = Karten der Hand wählen
web-keys-lay = Die gewählten Karten als Satz auslegen
web-keys-count = Mehr oder weniger davon
web-keys-discard = Die gewählte Karte abwerfen
web-keys-strike = Eine Ninja-Figur einsetzen; dann wählt eine Ziffer den Satz
web-keys-end = Zug beenden
web-keys-types = Art des Satzes wählen, wenn alle wählen
web-keys-one = Einen Satz schicken und weiter wählen
web-keys-ready = Keine weiteren Sätze schicken
web-keys-confirm = Einen Zug bestätigen
web-keys-cancel = Zurücklegen, abbrechen
web-keys-hint = Den stärksten Bot um einen Tipp bitten (nur gegen Bots)
web-keys-help = Diese Liste
