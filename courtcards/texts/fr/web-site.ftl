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
web-offline-why = Le serveur est injoignable. Vos parties sont à l’abri : elles sont sur le serveur et vous attendent. Cette page reviendra d’elle-même.
web-offline-again = Réessayer
