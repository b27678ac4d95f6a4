# Spielen lernen.

## Was nicht stimmt
learn-preset = Die Voreinstellung „{ $given }“ gibt es nicht; es gibt { $known }.
learn-mix = Die Mischung „{ $given }“ gibt es bei diesem Spiel nicht; es gibt { $known }.
learn-setting = „{ $given }“ ist keine Einstellung mit ihrem Wert; die Einstellungen sind { $known }.
learn-other-settings = In { $path } wurde etwas anderes trainiert: Nimm einen anderen Ordner, oder dieselben Optionen, um es fortzusetzen.
bot-weights-missing = Dieser Bot spielt nach trainierten Gewichten, und in „{ $path }“ liegen keine: Trainiere sie mit courtcards train.
bot-weights-unreadable = Die Gewichte in „{ $path }“ lassen sich nicht lesen: { $why }.
bot-weights-other = Die Gewichte in „{ $path }“ gehören nicht zu { $game } oder zu einer anderen Version dieses Programms.

## Während es läuft
learn-summary = { $steps } Millionen Schritte ({ $share } %), { $minutes } min, { $speed } tausend Schritte pro Sekunde
learn-resumed = Es geht nach { $steps } Millionen Schritten weiter.
learn-stopping = Nach diesem Lernschritt ist Schluss …
learn-stopped = Angehalten; derselbe Befehl macht dort weiter.
learn-speed = Schritte pro Sekunde
learn-entropy = Entropie
learn-explained = vorhergesehenes Ergebnis
learn-critic = Fehler der Werte
learn-belief = Fehler über Hände
learn-length = Entscheidungen je Runde
learn-against = Siege gegen { $rival }
learn-share = gewonnene Partien, %
learn-axis = Millionen Schritte
