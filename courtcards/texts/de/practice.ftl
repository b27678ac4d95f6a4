# Übung: Entscheidungen aus früheren Partien, noch einmal zu treffen.

practice-unknown = Diese Stellung gibt es nicht, oder es gibt die Analyse ihrer Partie nicht mehr.

web-practice = Üben
web-practice-title = Finde den besseren Zug
web-practice-pitch = Entscheidungen aus deinen eigenen Partien und aus der Partie des Tages, genau wie sie sich stellten. Wähle noch einmal und vergleiche.
web-practice-mine = Aus deinen Partien
web-practice-none = Von deinen letzten Partien ist noch keine analysiert. Sobald eine es ist, stehen ihre Entscheidungen hier.
web-practice-no-games = Wenn du eine Partie beendet und in ihrer Besprechung analysiert hast, stehen ihre Entscheidungen hier.
web-practice-analyze = Deine letzte Partie analysieren
web-practice-day = Stellungen von heute
web-practice-day-what = Aus einer Partie zweier Bots, für alle dieselbe. Jeden Tag (UTC) gibt es neue.
web-practice-preparing = Die Stellungen von heute werden vorbereitet. Das dauert etwa eine Minute.
web-practice-not-today = Die Stellungen von heute ließen sich nicht vorbereiten.
web-practice-count = Gelöst: { $solved } von { $of }
web-practice-new = noch nicht versucht
web-practice-missed = versucht, noch nicht gelöst
web-practice-solved = gelöst
web-practice-all = Alle Stellungen
web-practice-ask = Was würdest du tun?
web-practice-own = Das konntest du damals sehen. Vielleicht hast du den besten Zug gespielt, vielleicht war es ein Fehler.
web-practice-bots = Das konnte einer der beiden Bots sehen. Vielleicht hat er den besten Zug gespielt, vielleicht war es ein Fehler.
web-practice-guess = Hier wählen alle gleichzeitig. Schick einen Satz: Nur er wird verglichen.
web-practice-best = Das ist der beste Zug
web-practice-good = Gelöst: kein klarer Fehler
web-practice-about-played = Warum der gespielte Zug („{ $move }“) schlechter war:
web-practice-wrong = Es gibt einen besseren Zug
web-practice-not-compared = „{ $move }“ hat die Analyse nicht verglichen: Andere Züge sahen von vornherein besser aus.
web-practice-yours = deine Wahl
web-practice-played = in der Partie gespielt
web-practice-figures = Siegchance in Prozent und der erwartete Vorsprung in dieser Runde in Punkten, jeweils mit Standardfehler.
web-practice-next = Nächste Stellung
web-practice-again = Noch einmal versuchen
web-practice-review = In der Besprechung ansehen
