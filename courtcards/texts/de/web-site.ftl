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
web-offline-why = Der Server ist nicht erreichbar. Deine Partien sind sicher: Sie liegen auf dem Server. Sobald er wieder da ist, geht es hier von selbst weiter.
web-offline-again = Noch einmal versuchen

## Listen
web-delete = Löschen
web-delete-sure = Diese Partie löschen? Sie endet damit und wird nicht mehr aufgeführt.
web-filter-all = Alle
web-filter-against = Gegner
web-filter-anyone = Egal
web-filter-people = Menschen
web-filter-bots = Nur Bots
web-filter-result = Ergebnis
web-filter-none = Keine Partie passt dazu.
web-lobby-running = Partien zum Zuschauen
web-share = Link teilen
web-share-text = Spiel eine Partie Court Cards mit mir!
