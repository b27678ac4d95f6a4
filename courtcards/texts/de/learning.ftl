# Spielen lernen.

## Was nicht stimmt
learn-preset = Die Voreinstellung „{ $given }“ gibt es nicht; es gibt { $known }.
learn-mix = Die Mischung „{ $given }“ gibt es bei diesem Spiel nicht; es gibt { $known }.
learn-setting = „{ $given }“ ist keine Einstellung mit einem Wert; die Einstellungen sind { $known }.
learn-at-least = Die Einstellung { $name } muss mindestens { $least } sein, nicht { $given }.
learn-at-most = Die Einstellung { $name } darf höchstens { $most } sein, nicht { $given }.
learn-even = Die Einstellung games muss eine gerade Zahl sein, nicht { $given }: Die Partien werden in zwei Hälften gespielt.
learn-share-of-one = Die Einstellung { $name } muss zwischen 0 und 1 liegen, nicht bei { $given }.
learn-positive = Die Einstellung { $name } muss größer als 0 sein, nicht { $given }.
learn-device = Auf „{ $given }“ kann hier nicht trainiert werden; es gibt { $known }.
learn-checkpoint-unreadable = Der Zwischenstand { $path } ist nicht lesbar: Er ist beschädigt oder stammt von einer älteren Version.
learn-other-settings = Der Lauf in { $path } hat andere Einstellungen. Nimm einen anderen Ordner, oder setz ihn mit denselben Optionen fort.
bot-weights-missing = Dieser Bot braucht trainierte Gewichte, aber in „{ $path }“ liegen keine. Trainiere sie mit courtcards train.
bot-weights-unreadable = Die Gewichte in „{ $path }“ lassen sich nicht lesen: { $why }.
bot-weights-other = Die Gewichte in „{ $path }“ sind nicht für { $game } oder gehören zu einer anderen Version dieses Programms.

## Während es läuft
learn-summary = { $steps } Millionen Schritte ({ $share } %), { $minutes } min, { $speed } tausend Schritte pro Sekunde
learn-resumed = Es geht nach { $steps } Millionen Schritten weiter.
learn-stopping = Nach diesem Update ist Schluss …
learn-stopped = Angehalten. Derselbe Befehl macht dort weiter.
learn-speed = Schritte pro Sekunde
learn-entropy = Entropie
learn-explained = erklärte Varianz
learn-critic = Fehler der Werte
learn-belief = Fehler bei den Händen
learn-length = Entscheidungen je Runde
learn-against = Siege gegen { $rival }
learn-share = gewonnene Partien, %
learn-axis = Millionen Schritte
