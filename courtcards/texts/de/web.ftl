# Das Spiel im Browser.

## Überall
web-skip = Zum Inhalt
web-nav = Hauptmenü
web-nav-lobby = Offene Tische
web-nav-games = Meine Partien
web-nav-preferences = Einstellungen
web-nav-about = Über Court Cards
web-home = Startseite
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Bestätigen
web-loading = Einen Moment …
web-no-server = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
web-no-table = Tisch nicht gefunden
web-no-entry = Du kannst nicht an diesen Tisch
web-notice = Von den Betreibern dieses Servers:
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-gallery = Alle Karten

## Startseite
web-home-title = Zwei Kartenspiele, ein ruhiger Tisch
web-home-lead = Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ganz ohne Konto.
web-home-new = Neu hier?
web-home-new-pitch = Lern ein Spiel, indem du es spielst: fünf Minuten am richtigen Tisch, Schritt für Schritt.
web-home-note = Dein Name und deine Plätze sind auf diesem Gerät gespeichert. Du kannst die Seite jederzeit schließen: Deine Partie wartet auf dich.
web-games-waiting = Deine Partien
web-pitch-call-to-glory = Versammle die Gestalten eines Kaiserhofs. Leg Sätze aus, übertrumpfe die der anderen und beende die Runde, bevor deine eigenen geschlagen werden.
web-pitch-come-to-call = Ziehen, abwerfen, auf das zweite „Hört, hört!“ warten. Dann schicken alle heimlich Besuch an den Hof, und einer stiehlt die Show.
web-facts-call-to-glory = 2 bis 4 Spieler · etwa 30 Minuten · drei Varianten
web-facts-come-to-call = 2 bis 6 Spieler · etwa 20 Minuten
web-play-bots = Gegen Bots
web-play-friends = Mit Freunden
web-lesson = Spielend lernen
web-daily = Blatt des Tages
web-daily-pitch = Jeden Tag ein Blatt, und alle spielen es gegen denselben Bot. Was machst du aus deinen Karten?
web-daily-open = Zum Blatt von heute
web-practice = Üben
web-practice-title = Finde den besseren Zug
web-practice-pitch = Entscheidungen aus deinen eigenen Partien und aus der Partie des Tages, genau wie sie sich stellten. Wähle noch einmal und vergleiche.

## Eine neue Partie
web-setup-bots = Gegen Bots spielen
web-setup-friends = Mit Freunden spielen
web-start = Los
web-make-table = Tisch eröffnen
web-game = Spiel
web-your-name = Dein Name
web-guest-names = Kranich, Otter, Dachs, Reiher, Fuchs, Elster, Hase, Fink, Marder, Segler
web-players = Spieler
web-level = Stärke der Bots
web-level-note = Vom Pagen, der noch lernt, bis zum Herrscher, der nichts verzeiht.
web-level-ahead =
    Gemessen mit { $players } Spielern: In { $percent } % der Partien landet { $below ->
        [page] der Knappe vor dem Pagen
        [squire] der Herold vor dem Knappen
        [herald] der Ritter vor dem Herold
        [knight] der Kanzler vor dem Ritter
       *[chancellor] der Herrscher vor dem Kanzler
    }.
web-bot-pace = Tempo der Bots
web-bot-pace-once = Sofort
web-bot-pace-quick = Schnell
web-bot-pace-human = Wie ein Mensch
web-bot-pace-calm = Gemächlich
web-variant = Variante
web-about-standard = Vier Runden.
web-about-quick = Eine Runde, etwa zehn Minuten.
web-about-tasks = Drei Runden mit geheimen Aufträgen, die manche Charaktere wertvoller machen.
web-about-ninja = Wer einen Ninja-Satz auslegt, bekommt eine Figur und kann damit in einem späteren Zug eine Karte aus einem Satz der anderen eliminieren.
web-pace = Bedenkzeit
web-pace-untimed = Ohne Zeitlimit
web-pace-live =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } pro Spieler, plus { $increment } s pro Zug
web-pace-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } pro Entscheidung
web-who-sees = Wer den Tisch sieht
web-listed = Unter den offenen Tischen anzeigen
web-listed-yes = Der Tisch steht unter den offenen Tischen, jeder kann mitspielen.
web-listed-no = Nur wer den Link hat, findet diesen Tisch.
web-allow-spectators = Andere können zuschauen
web-no-spectators = Niemand sonst kann zuschauen
web-spectators-yes = Wer den Link hat, kann zuschauen, sieht aber keine Handkarten.
web-spectators-no = Nur die Spieler sehen diesen Tisch.

## Vor dem Start
web-seat-open = Freier Platz
web-bot = Bot
web-this-is-you = Das bist du
web-here = Da
web-not-here = Nicht da
web-sit = Platz nehmen
web-remove = Entfernen
web-remove-sure = { $name } entfernen? Dann ist an diesem Tisch kein Platz mehr für diese Person.
web-get-up = Platz verlassen
web-add-bot = Bot hinzufügen
web-remove-bot = Entfernen
web-waiting-for =
    { $count ->
        [one] Noch { $count } Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
web-shuffling = Alle sind da. Es wird gemischt …
web-starts-itself = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-invite = Freunde einladen
web-link = Link zu diesem Tisch
web-link-local = Dieser Link funktioniert nur auf diesem Rechner. Für andere Geräte öffne diese Seite unter der Netzwerkadresse, die der Server beim Start anzeigt.
web-copy = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-fairness = Fair gemischt
web-fairness-how = Bevor sich jemand setzt, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck. Das Gerät jedes Spielers steuert eigene Zufallsziffern bei. Beides zusammen bestimmt die Mischung: So kann niemand die Karten aussuchen, und nach der Partie kann jeder nachprüfen, wie gemischt wurde.

## Listen
web-lobby-empty = Im Moment gibt es keine öffentlichen Tische.
web-join =
    { $count ->
        [one] Mitspielen ({ $count } Platz frei)
       *[other] Mitspielen ({ $count } Plätze frei)
    }
web-watch = Zuschauen
web-games-none = Du hast noch keine Partie gespielt.
web-games-going = Laufend
web-games-ended = Beendet
web-more-games = Mehr zeigen
web-state-won = Gewonnen
web-state-over = Verloren
web-state-open = Wartet auf Spieler
web-state-others = Die anderen sind am Zug
web-state-due = Du bist am Zug, fällig { $when }

## Einstellungen
web-language = Sprache
web-theme = Farbschema
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-deck = Kartenrücken und Tisch
web-deck-classic = Klassisch
web-deck-pine = Kiefer
web-deck-plum = Pflaume
web-speed = Animationen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-confirm-moves = Jeden Zug bestätigen
web-confirm-auto = Auf Touchscreens und in langsamen Partien
web-confirm-always = Immer
web-confirm-never = Nie
web-sounds = Töne
web-sounds-on = Töne: an
web-sounds-off = Töne: aus
web-notify = Benachrichtige mich, wenn ich am Zug bin, auch wenn diese Seite im Hintergrund ist
web-notify-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite.
web-letters = Buchstaben und Ziffern am Tisch als Tastenkürzel verwenden
web-save = Speichern
web-saved = Gespeichert.
web-kept-here = Die Einstellungen werden nur auf diesem Gerät gespeichert.

## Über
web-about-what = Court Cards ist ein Ort für zwei Kartenspiele, mit Freunden und Bots, auf dem eigenen Rechner oder Server, ohne Konten und ohne dass jemand Daten über dich sammelt.
web-about-credits = Die Spiele
web-credit-call-to-glory = Call to Glory ist ein Spiel von Michael Schacht, 2012 bei White Goblin Games erschienen.
web-credit-come-to-call = Come to Call gehört seinem Autor und seinem Verlag.
web-about-not-affiliated = Dieses Projekt steht in keiner Verbindung zu den Autoren oder Verlagen. Bilder, Texte und Code sind eigene Arbeit.
web-about-fair = Fairness
web-about-made-of = Gemacht mit
web-about-open = Der Code ist Open Source unter der MIT-Lizenz. Die Schrift ist Alegreya Sans von Juan Pablo del Peral (SIL Open Font License). Alle Karten wurden für dieses Projekt gezeichnet.
web-about-licenses = Lizenzen aller Bestandteile
web-back = Rückseite

## Am Tisch
web-table = Tisch
web-round-of = Runde { $number } von { $rounds }
web-round-short = Runde
web-score-sheet = Wertung
web-total = Summe
web-log = Spielverlauf
web-your-side = Deine Seite des Tisches
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-favor =
    { $count ->
        [one] { $count } Gunstpunkt
       *[other] { $count } Gunstpunkte
    }
web-order = Die Charaktere, vom mächtigsten zum schwächsten
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
web-set-row = { $name }: { $count } von { $needed } Charakteren, die die Runde beenden
web-no-sets = Noch keine Sätze
web-starter = Startspieler
web-dealer = Geber
web-stand-in = Ein { $level } springt ein
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
web-course-characters = Charaktere bei einem Spieler
web-course-nine = Charaktere insgesamt
web-course-piles =
    { $count ->
        [one] noch { $count } Karte im kleineren Zugstapel
       *[other] noch { $count } Karten im kleineren Zugstapel
    }
web-course-call = Was Runde und Partie beendet
web-course-heard = „Hört, hört!“ { $count } von 2
web-course-favor =
    { $count ->
        [one] Zum Sieg: die Show stehlen und mindestens { $count } Gunstpunkt haben
       *[other] Zum Sieg: die Show stehlen und mindestens { $count } Gunstpunkte haben
    }
web-heard = „Hört, hört!“ in der Mitte: { $count }
web-nine = Die neun Charaktere, und wie viele Karten ein neuer Satz braucht
web-nine-laid =
    { $card }: { $who ->
        [you] du hast { $count }
       *[other] { $name } hat { $count }
    }; ein neuer Satz braucht mindestens { $need }
web-nine-free = { $card }: noch kein Satz; ein Satz braucht mindestens { $need }
web-spectators = { $count } Zuschauer
web-watching = Du schaust zu
web-title-turn = Du bist am Zug
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-days-left = { $days } T { $hours } Std.
web-leave = Verlassen (ein Bot übernimmt)
web-give-up = Partie aufgeben
web-leave-sure = Partie verlassen? Ein Bot spielt für dich, bis du zurückkommst.
web-leave-last = Partie verlassen? Sonst spielt niemand mit, also endet sie hier.
web-give-up-sure = Partie aufgeben? Sie endet hier und lässt sich nicht fortsetzen.
web-leave-yes = Verlassen
web-stay = Bleiben
web-left = Du hast die Partie verlassen
web-left-bot = Ein { $level } spielt für dich. Die anderen spielen weiter.
web-take-back = Meinen Platz zurücknehmen
web-given-up = Die Partie wurde aufgegeben
web-given-up-points = Der Stand bis dahin:
web-only-hear-ye = Nur ein „Hört, hört!“ kommt in die Mitte. Leg diese Karte auf den linken oder den rechten Stapel.
web-part-all = In diesem Satz liegt schon alles, was du davon hast: { $card }.

## Was zu tun ist
web-other-draw = { $name } zieht.
web-other-play = { $name } überlegt: auslegen oder abwerfen?
web-other-discard = { $name } sucht eine Karte zum Abwerfen aus.
web-other-pile = { $name } wählt einen Stapel für die Karten, die den Tisch verlassen.
web-other-after = { $name } kann eine Figur einsetzen oder den Zug beenden.
web-other-reveal = { $name } sucht einen Auftrag zum Aufdecken aus.
web-other-decides = { $name } entscheidet.
web-decide = Was möchtest du tun?
web-others-choose = Du hast deine Sätze geschickt. Vielleicht wählen andere noch.
web-others-choose-none = Du kannst diesmal keinen Satz bilden. Vielleicht wählen andere noch.
web-all-choose = Alle wählen heimlich ihre Sätze.
web-picked = { $card }:
web-short-lay = { $count } auslegen
web-short-discard =
    { $pile ->
        [left] Links abwerfen
        [right] Rechts abwerfen
       *[other] Auf { $pile } abwerfen
    }
web-sure = { $move }?
web-hint = Der stärkste Bot rät: { $move }
web-hint-ask = Tipp
web-hint-thinking = Der stärkste Bot überlegt …
web-fewer = Eine Karte weniger
web-more = Eine Karte mehr
web-strike = Figur einsetzen
web-strike-choose = Wähle den Satz, der eine Karte verliert.
web-call-type = Charakter des Satzes
web-call-order = Sätze werden von links nach rechts geschickt. Nach diesem kannst du keinen mehr schicken, der links davon steht.
web-call-size =
    Größe { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Nimm { $card-one } heraus
web-part-more = Nimm { $card-one } dazu
web-plan-send =
    { $count ->
        [one] Diesen Satz schicken
       *[other] Diese { $count } Sätze schicken
    }
web-plan-one = Nur { $card }
web-plan-take = Mitschicken
web-plan-goes = dabei
web-plan-out = bleibt hier
web-plan-sent = geschickt
web-plan-butlers = Jeder Satz braucht seinen eigenen Butler, und deine sind alle vergeben. Lass zuerst einen anderen Satz hier.
web-plan-not-there = Diese Karte gehört nicht in diesen Satz.

## Was geschieht
web-alarm-beaten =
    { $name } schlägt deinen Satz: { $count ->
        [one] { $count } { $card } verlässt den Tisch!
       *[other] { $count } { $card } verlassen den Tisch!
    }
web-alarm-struck = { $name } eliminiert { $card-one } aus deinem Satz!
web-log-sat = { $name } setzt sich
web-log-left = Platz { $seat } ist wieder frei
web-log-handed = Ein { $level } springt für { $name } ein
web-log-returned = { $name } ist wieder da
web-log-redrawn = Von einem Spieler fehlte der Beitrag zum Mischen, darum hat der Server ein neues Geheimnis gezogen.
web-log-task = { $name }, Auftrag { $deck }: { $card }
web-log-reshuffle = Die Ablagestapel werden zu einem neuen Zugstapel gemischt
web-log-call = Alle wählen heimlich ihre Sätze
web-log-round = Ende von Runde { $number }
web-round-over = Runde { $number } ist zu Ende
web-ending-characters = Jemand hat genug Charaktere ausgelegt.
web-ending-all-nine = Alle neun Charaktere liegen aus.
web-ending-draw-pile = Ein Zugstapel ist leer.
web-ending-turns = Das Zuglimit der Runde ist erreicht.
web-go-on = Weiter
web-next = Weiter
web-skip-show = Zum Ergebnis
web-show = Die Show in Runde { $round }
web-act-reveal = Aufgedeckt
web-act-original = Originell
web-act-powerful = Mächtig
web-act-intriguing = Raffiniert
web-tell-reveal = Alle Sätze werden zugleich aufgedeckt.
web-tell-original = Nur Originelles bleibt: Sätze mit gleichem Charakter und gleicher Größe verlassen die Bühne.
web-tell-powerful = Von jedem Charakter bleibt nur der größte Satz.
web-tell-intriguing = Der mächtigste Charakter stiehlt die Show, außer ein Narr ist dem König eines anderen gewachsen.
web-set-out = nicht mehr auf der Bühne
web-set-best = stiehlt die Show
web-show-none =
    { $who ->
        [you] Du schickst niemanden
       *[other] Schickt niemanden
    }
web-show-nobody = Niemand stiehlt die Show.
web-show-stolen =
    { $who ->
        [you] Du stiehlst die Show: { $card }!
       *[other] { $name } stiehlt die Show: { $card }!
    }

## Das Ende
web-you-won = Du hast gewonnen!
web-winner = Sieg
web-results = Ergebnis
web-rematch = Noch einmal
web-rematch-join = Zur Revanche
web-review-this = Partie besprechen
web-daily-results = Ergebnisse
web-verify = Mischung prüfen
web-look = Tisch ansehen
web-verify-ok = Fair: Jeder Stapel entspricht der versprochenen Mischung.
web-verify-record-only = Die Mischung passt zu ihrem Geheimnis, aber dieses Gerät hat vor der Partie nichts gespeichert, womit man sie vergleichen könnte.
web-verify-bad = Das ist nicht die versprochene Mischung.
web-verify-how = Diese Seite hat geprüft, wie die Stapel gemischt sind und wer anfängt. So prüfst du auch Aufgaben, neu gemischte Stapel und jeden Zug: courtcards verify { $file }

## Jemand ist weg
web-away = Nicht da
web-away-wait = Nicht da, wir warten noch { $time }
web-wait-shorter = Nicht länger als vereinbart warten
web-wait-longer = Länger warten
web-wait-not = Nicht auf mich warten
web-wait-me-how = Wenn deine Verbindung abbricht, warten die anderen so lange wie vereinbart, bevor ein Bot für dich spielen kann.
web-wait-me = Auf mich warten
web-wait-not-how = Wenn deine Verbindung abbricht, können die anderen sofort einen Bot für dich spielen lassen.
web-hand-over = Bot spielen lassen

## Tasten
web-keys = Tastenkürzel
web-keys-piles = Von einem Stapel ziehen
web-keys-cards = Handkarten wählen
web-keys-actions = Eine der Aktionen wählen
web-keys-lay = Die gewählten Karten als Satz auslegen
web-keys-count = Mehr oder weniger davon wählen
web-keys-discard = Die gewählte Karte abwerfen
web-keys-strike = Eine Ninja-Figur einsetzen, dann mit einer Ziffer den Satz wählen
web-keys-end = Zug beenden
web-keys-types = Den Charakter eines Satzes für die Show wählen
web-keys-one = Nur diesen Satz schicken, dann den nächsten wählen
web-keys-ready = Keine weiteren Sätze schicken
web-keys-confirm = Einen Zug bestätigen
web-keys-cancel = Zurücklegen oder abbrechen
web-keys-hint = Den stärksten Bot um einen Tipp bitten (nur gegen Bots)
web-keys-help = Diese Liste anzeigen

## Schritte
web-review-at = Schritt { $number } von { $of }
web-review-back = Zurück
web-lesson-again = Noch einmal von vorn
