# Was an den Angaben für eine Lernumgebung nicht stimmt: je ein Satz.

env-package = Diese Umgebung braucht das Paket { $package }; installiere es mit „pip install 'courtcards[{ $extra }]'“.
env-options = Optionen sind eine Zuordnung wie players: 3, nicht { $given }.
env-options-count =
    Ein Batch braucht für jedes Spiel eine Zuordnung von Optionen: { $options ->
        [one] { $options } wurde
       *[other] { $options } wurden
    } angegeben, bei einer Anzahl von { $count }.
env-count = Die Anzahl der Spiele in einem Batch ist eine ganze Zahl, mindestens 1, nicht { $given }.
env-reward = Die Belohnung „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-episode = Die Episode „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-seed = Der Seed einer Umgebung ist eine ganze Zahl ab 0, nicht { $given }.
env-actions = Aktionen sind ein Feld aus { $count } ganzen Zahlen; dieses hat die Form { $shape } und den Typ { $dtype }.
env-action-in-batch = In Spiel { $index } ist die Aktion { $action } für Platz { $seat } nicht erlaubt; die Maske zeigt, welche es sind.
env-action = Die Aktion { $action } ist nicht erlaubt; die Maske zeigt, welche es sind.
env-over = Die Episode ist vorbei: Setz die Umgebung mit reset zurück, bevor es weitergeht.
env-bots = Bots sind ein Name oder eine Liste mit { $others } Namen, einem für jeden anderen Platz, nicht { $given }.
env-seat = Der Platz des Lernenden liegt zwischen 0 und { $last }; { $given } geht nicht.
env-illegal = Bei unerlaubten Aktionen gilt entweder penalty oder raise, nicht { $given }.
env-render = Die Darstellung „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-cards = Karten schreibt man wie in „king:5 queen:6“, nicht { $given }.
