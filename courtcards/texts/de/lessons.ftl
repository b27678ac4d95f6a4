# Lektionen: eine erste Runde jedes Spiels, Schritt für Schritt.

lesson-glory-draw = Willkommen! In jedem Zug ziehst du zwei Karten, von zwei verschiedenen Stapeln. Beginne mit dem linken Zugstapel, L.
lesson-glory-second = Ein Bauer. Die zweite Karte muss von einem anderen Stapel kommen: Zieh von R.
lesson-glory-lay = Jetzt legst du einen Satz aus oder wirfst eine Karte ab. Du hast drei Bauern: Leg alle drei aus. Zwei würden reichen, aber mehr sind schwerer zu schlagen.
lesson-glory-again = Ein Satz zählt seine Zahl, egal wie viele Karten er hat: Bauern zählen 20. Dein Gegner hat auf A abgeworfen. Du bist wieder dran: Zieh zwei Karten.
lesson-glory-pair = Zwei Kaiser sind ein Satz. Leg sie aus. Es gibt nur sechs Kaiser, aber vielleicht hat jemand mehr als zwei.
lesson-glory-beaten = Dein Gegner hat drei Kaiser ausgelegt; deine zwei sind geschlagen. Sie liegen auf B: Solange ein Ablagestapel leer ist, muss der nächste Abwurf dorthin. Du kannst sie zurückholen. Nimm einen von B.
lesson-glory-open = Das haben alle gesehen. Zieh die zweite Karte von L, die sieht niemand.
lesson-glory-small = Zwei Mönche: Leg sie aus.
lesson-glory-race = Wer zuerst sechs Charaktere hat, beendet die Runde. Leg deine zwei Kaiserinnen aus.
lesson-glory-discard = Du kannst nichts auslegen, also wirf eine Karte ab. Auf beiden Ablagestapeln liegt etwas, darum hast du die Wahl: Leg den Kaiser auf B. Dein Gegner kann ihn nehmen; gib also her, was am wenigsten nützt.
lesson-glory-four = Leg die zwei Daimyo aus. Das sind vier Charaktere, zwei fehlen noch.
lesson-glory-end = Leg die Samurai aus, dann hast du sechs Charaktere. Damit endet die Runde sofort.
lesson-glory-done = Das ist das Spiel: sechs Charaktere gegen zwei. Karten auf der Hand zählen nichts. Du bist bereit für einen richtigen Tisch.
lesson-court-draw = Willkommen am Hof! In jedem Zug ziehst du eine Karte und wirfst eine ab. Du brauchst einen Butler und mindestens zwei eines Typs. Zieh vom Stapel.
lesson-court-discard = Ein dritter Narr. Wirf ab, was du am wenigsten brauchst: den Thronfolger, auf den linken Stapel.
lesson-court-cry = Dein Gegner hat ein „Hört, hört!“ abgeworfen. Das zweite beendet die Runde. Zieh wieder.
lesson-court-end = Ein Joker passt zu jedem Satz. Du bist bereit: Wirf dein „Hört, hört!“ ab, und die Runde endet.
lesson-court-call = Jetzt wählen alle heimlich ihre Sätze. Schick deinen Butler mit drei Narren und dem Joker: ein Satz der Größe fünf.
lesson-court-done = Dein Gegner hat Könige geschickt, den stärksten Typ. Aber ein Narr schlägt den König eines anderen, wenn sein Satz mindestens so groß ist. Du hast die Show gestohlen: fünf Gunstpunkte und einer dazu für die Größe fünf.
web-lesson = Spielend lernen
web-lesson-glory = Call to Glory: eine erste Runde
web-lesson-court = Come to Call: eine erste Runde
web-lesson-not-that = Diesmal nicht: { $move }
web-lesson-again = Noch einmal von vorn
web-lesson-skip = Lektion überspringen
