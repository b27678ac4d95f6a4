# Was an den Angaben für eine Lernumgebung nicht stimmt: je ein Satz.

env-package = Diese Umgebung braucht das Paket { $package }: „pip install 'courtcards[{ $extra }]'“.
env-options = Optionen müssen eine Zuordnung wie players: 3 sein, nicht { $given }.
env-options-count =
    Ein Batch braucht für jedes Spiel eine Zuordnung von Optionen, aber { $options ->
        [one] { $options } wurde
       *[other] { $options } wurden
    } angegeben, bei einer Anzahl von { $count }.
env-count = Die Anzahl der Spiele in einem Batch muss eine ganze Zahl ab 1 sein, nicht { $given }.
env-reward = Die Belohnung „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-episode = Die Art von Episode „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-seed = Der Seed einer Umgebung muss eine ganze Zahl ab 0 sein, nicht { $given }.
env-actions = Die Aktionen müssen ein Array aus { $count } ganzen Zahlen sein, aber dieses hat die Form { $shape } und den Typ { $dtype }.
env-action-in-batch = In Spiel { $index } ist die Aktion { $action } für Platz { $seat } nicht erlaubt. Die Maske zeigt die erlaubten.
env-action = Die Aktion { $action } ist nicht erlaubt. Die Maske zeigt die erlaubten.
env-over = Die Episode ist vorbei. Setz die Umgebung vor dem nächsten Schritt mit reset zurück.
env-bots = Bots müssen ein Name oder eine Liste mit { $others } Namen sein, einem für jeden anderen Platz, nicht { $given }.
env-seat = Der Platz des Lernenden muss zwischen 0 und { $last } liegen, nicht { $given }.
env-illegal = Die Option illegal muss penalty oder raise sein, nicht { $given }.
env-render = Die Darstellung „{ $given }“ gibt es nicht; zur Wahl stehen { $known }.
env-cards = Karten schreibt man so: „king:5 queen:6“, nicht { $given }.
env-forked = Dieser Prozess entstand durch fork, nachdem der Elternprozess mehrere Threads benutzt hatte. Starte Prozesse mit „spawn“, oder setze NUMBA_THREADING_LAYER=workqueue, bevor Python startet.
env-where = Die Maske der Spiele, die einen Schritt tun, muss ein Array aus { $count } Wahrheitswerten sein, aber dieses hat die Form { $shape } und den Typ { $dtype }.
env-snapshot = Dieser Snapshot gehört zu einem Batch mit anderen Spielen.
