# Les pages du navigateur autour de la table.

## Mauvaise adresse
web-nothing = Il n’y a rien ici
web-nothing-why = Cette adresse ne mène nulle part. Le lien est peut-être incomplet ou mal recopié.
web-nothing-home = Choisir un jeu

## Titre de la fenêtre
web-title-other = À { $name } de jouer
web-title-over = Partie terminée

## Sans serveur
web-offline = Vous êtes hors ligne
web-offline-why = Le serveur est injoignable. Vos parties sont à l’abri : elles sont sur le serveur. Cette page reprendra d’elle-même dès qu’il répondra.
web-offline-again = Réessayer

## Listes
web-delete = Supprimer
web-delete-sure = Supprimer cette partie ? Elle s’arrête là et disparaît de la liste.
web-filter-all = Tous
web-filter-against = Adversaires
web-filter-anyone = Peu importe
web-filter-people = Des joueurs
web-filter-bots = Seulement des bots
web-filter-result = Résultat
web-filter-none = Aucune partie ne correspond.
web-lobby-running = Parties à regarder
web-share = Partager le lien
web-share-text = Jouez une partie de Court Cards avec moi !
