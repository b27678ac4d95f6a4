# Die Seiten neben dem Tisch im Browser.

## Falsche Adresse
web-nothing = Hier ist nichts
web-nothing-why = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig oder falsch abgetippt.
web-nothing-home = Spiel auswählen

## Titel des Fensters
web-title-other = { $name } ist am Zug
web-title-over = Partie zu Ende
