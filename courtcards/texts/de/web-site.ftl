# Die Seiten neben dem Tisch im Browser.

## Falsche Adresse
web-nothing = Hier ist nichts
web-nothing-why = Diese Adresse führt nirgendwohin. Vielleicht ist der Link unvollständig oder falsch abgetippt.
web-nothing-home = Spiel auswählen

## Titel des Fensters
web-title-other = { $name } ist am Zug
web-title-over = Partie zu Ende

## Ohne Server
web-offline = Du bist offline
web-offline-why = Der Server ist nicht erreichbar. Deine Partien sind sicher: Sie liegen auf dem Server und warten auf dich. Diese Seite meldet sich von selbst zurück.
web-offline-again = Noch einmal versuchen
