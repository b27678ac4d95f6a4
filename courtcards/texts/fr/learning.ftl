# Apprendre à jouer.

## Ce qui ne va pas
learn-preset = Le préréglage « { $given } » n’existe pas ; il y a { $known }.
learn-mix = Le mélange « { $given } » n’existe pas pour ce jeu ; il y a { $known }.
learn-setting = « { $given } » n’est pas un réglage avec sa valeur ; les réglages sont { $known }.
learn-at-least = Le réglage { $name } doit valoir au moins { $least }, pas { $given }.
learn-at-most = Le réglage { $name } doit valoir au plus { $most }, pas { $given }.
learn-even = Le réglage games doit être un nombre pair, pas { $given } : les parties se jouent en deux moitiés.
learn-share-of-one = Le réglage { $name } doit être compris entre 0 et 1, pas { $given }.
learn-positive = Le réglage { $name } doit être supérieur à 0, pas { $given }.
learn-device = Impossible d’entraîner sur « { $given } » ici ; il y a { $known }.
learn-checkpoint-unreadable = Impossible de lire le point de reprise { $path } : il est abîmé, ou vient d’une version plus ancienne.
learn-other-settings = L’entraînement dans { $path } a d’autres réglages. Choisissez un autre dossier, ou poursuivez-le avec les mêmes options.
bot-weights-missing = Ce bot a besoin de poids entraînés, mais il n’y en a pas dans « { $path } ». Entraînez-les avec courtcards train.
bot-weights-unreadable = Les poids dans « { $path } » sont illisibles : { $why }.
bot-weights-other = Les poids dans « { $path } » ne sont pas pour { $game }, ou viennent d’une autre version de ce programme.

## Pendant l’exécution
learn-summary = { $steps } millions de pas ({ $share } %), { $minutes } min, { $speed } mille pas par seconde
learn-resumed = Reprise après { $steps } millions de pas.
learn-stopping = Arrêt après cette mise à jour…
learn-stopped = Arrêté. La même commande reprend là.
learn-speed = pas par seconde
learn-entropy = entropie
learn-explained = variance expliquée
learn-critic = erreur des valeurs
learn-belief = erreur sur les mains
learn-length = décisions par manche
learn-against = victoires contre { $rival }
learn-share = parties gagnées, %
learn-axis = millions de pas
