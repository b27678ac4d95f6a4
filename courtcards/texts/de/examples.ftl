# Beispiele in den Regeln: kleine Tische zum Durchblättern. Die Zahlen prüft tests/review an den Regeln.

web-example = Beispiel

example-draw = Zwei Karten von zwei Stapeln
example-draw-before = Du bist am Zug und ziehst zwei Karten. Du hast zwei Mönche und einen Bauern, und ein dritter Mönch liegt offen auf A.
example-draw-first = Die erste Karte sehen die anderen nicht: ein Ninja. Allein ist er noch kein Satz.
example-draw-other = Du hast die Wahl zwischen R und A. B ist noch leer.
example-draw-open = Jetzt hast du drei Mönche. A lag offen, also wissen alle, dass einer davon bei dir ist.

example-beat = Ein größerer Satz schlägt einen kleineren
example-beat-before = Spieler 2 hat zwei Mönche ausliegen: 18 Punkte. Du hast drei auf der Hand.
example-beat-same = Gleich viele reichen nicht.
example-beat-larger = Drei schlagen zwei, und die 18 Punkte gehören jetzt dir. Die geschlagenen Mönche verlassen den Tisch. Auf A und B liegen schon Karten, darum bestimmt ihr Besitzer den Stapel.
example-beat-pile = Der ganze Satz kommt auf einen Stapel. Wer als Nächstes von B zieht, kann sich einen Mönch zurückholen.

example-end = Der sechste Charakter beendet die Runde
example-end-before = Zu zweit beenden sechs Charaktere die Runde. Fünf hast du schon ausliegen, und zwei Kaiserinnen hast du auf der Hand.
example-end-six = Das sind sechs, und die Runde ist sofort vorbei. Die drei Karten, die dir bleiben, zählen nichts.
example-end-score = Jeder Charakter zählt seine Zahl, egal wie groß der Satz ist: 7 + 8 + 9 + 16 + 18 + 20 = 78 für dich. Die drei Kaiser von Spieler 2 lagen nie auf dem Tisch und zählen nichts: 12 + 14 = 26.

example-set = Was ein Satz ist
example-set-before = Zwei „Hört, hört!“ liegen in der Mitte: Alle wählen Sätze. Zu zweit braucht ein Satz zwei Karten eines Charakters. Du hast einen Butler, zwei Königinnen, zwei Thronfolger und einen Joker.
example-set-wild = Ein Joker macht einen Satz größer, aber er ersetzt keine Königin.
example-set-size = Du schickst den Butler, beide Königinnen und den Joker: Größe 4. Einen zweiten Butler hast du nicht, also bleiben die Thronfolger auf der Hand. Spieler 2 schickt einen Butler und drei Diplomaten, ebenfalls Größe 4.
example-set-steal = Königinnen sind mächtiger als Diplomaten: Du stiehlst die Show und bekommst 2 Gunstpunkte. Für die Größe gibt es erst ab Größe 5 Gunstpunkte.

example-show = Drei Fragen entscheiden die Show
example-show-before = Alle wählen geheim ihre Sätze. Du hast einen Butler, einen Thronfolger und den Anderthalb-Thronfolger.
example-show-reveal = Alle Sätze werden gleichzeitig aufgedeckt. Spieler 2 hatte zwei Butler und hat zwei Sätze geschickt. Deiner hat Größe 3½, die drei anderen haben Größe 3.
example-show-original = Erstens: Gibt es identische Sätze? Ja, die beiden mit Königinnen. Beide scheiden aus.
example-show-powerful = Zweitens: Von jedem Charakter bleibt nur der größte Satz. Dein Halbes entscheidet: 3½ schlägt 3.
example-show-intriguing = Drittens: Der mächtigste Charakter, der noch da ist, stiehlt die Show. Nur deine Thronfolger sind übrig, und sie bringen dir 3 Gunstpunkte.

example-fool = Ein Narr fängt einen König
example-fool-before = Du hast einen Butler, zwei Narren und einen Joker. Narren sind am schwächsten, aber sie können einen König fangen.
example-fool-reveal = Du schickst deine Narren mit dem Joker: Größe 4. Spieler 2 schickt drei Könige, ebenfalls Größe 4. Spieler 3 schickt drei Königinnen mit einem Joker: Größe 5.
example-fool-stay = Kein Satz ist doppelt da, und jeder ist der größte seines Charakters. Alle drei bleiben.
example-fool-catch = Die Könige würden gewinnen, aber dein Satz Narren ist so groß wie der Satz Könige einer anderen Person und schlägt darum alle: 5 Gunstpunkte. Spieler 3 bekommt auch ohne die Show 1 Gunstpunkt für Größe 5.
