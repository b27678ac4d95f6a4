# Exemples des règles : de petites tables à parcourir. tests/review compare les nombres aux règles.

web-example = Exemple

example-draw = Deux cartes de deux piles
example-draw-before = C’est votre tour, et vous piochez deux cartes. Vous avez deux Moines et un Paysan en main, et un troisième Moine est visible sur A.
example-draw-first = La première carte, que les autres ne voient pas, est un Ninja. Seul, il ne forme pas de série.
example-draw-other = Vous avez le choix entre R et A. B est encore vide.
example-draw-open = Vous avez maintenant trois Moines. A était visible : tout le monde sait que l’un d’eux est chez vous.

example-beat = Une série plus grande en bat une plus petite
example-beat-before = Joueur 2 a deux Moines sur la table : 18 points. Vous en avez trois en main.
example-beat-same = Le même nombre ne suffit pas.
example-beat-larger = Trois battent deux, et les 18 points sont maintenant à vous. Les Moines battus quittent la table ; comme A et B ont déjà des cartes, leur propriétaire choisit la pile.
example-beat-pile = Toute la série part sur une seule pile. Le prochain qui pioche en B peut reprendre un Moine.

example-end = Le sixième personnage termine la manche
example-end-before = À deux joueurs, six personnages terminent la manche. Vous en avez cinq sur la table, et deux Impératrices en main.
example-end-six = Cela fait six, et la manche est finie aussitôt. Les trois cartes qui vous restent en main ne rapportent rien.
example-end-score = Chaque personnage rapporte son nombre, quelle que soit la taille de la série : 7 + 8 + 9 + 16 + 18 + 20 = 78 pour vous. Les trois Empereurs de Joueur 2 n’ont jamais été posés et ne rapportent rien : 12 + 14 = 26.

example-set = Ce qui fait une série
example-set-before = Deux « Oyez ! » sont au centre : chacun choisit ses séries. À deux joueurs, il faut deux cartes d’un même personnage. Vous avez un Majordome, deux Reines, deux Héritiers et un Joker.
example-set-wild = Un Joker agrandit une série, mais il ne remplace pas une Reine.
example-set-size = Vous envoyez le Majordome, les deux Reines et le Joker : taille 4. Faute d’un second Majordome, les Héritiers restent en main. Joueur 2 envoie un Majordome et trois Diplomates, taille 4 aussi.
example-set-steal = Les Reines sont plus puissantes que les Diplomates : vous volez la vedette et recevez 2 faveurs. La taille ne rapporte de faveurs qu’à partir de 5.

example-show = Trois questions pour la vedette
example-show-before = Chacun choisit ses séries en secret. Vous avez un Majordome, un Héritier et l’Héritier et demi.
example-show-reveal = Toutes les séries sont dévoilées en même temps. Joueur 2 avait deux Majordomes et a envoyé deux séries. La vôtre est de taille 3½, les trois autres de taille 3.
example-show-original = D’abord : y a-t-il des séries identiques ? Oui, les deux séries de Reines. Les deux sont éliminées.
example-show-powerful = Ensuite : de chaque personnage, seule la plus grande série reste. Votre demie fait la différence : 3½ bat 3.
example-show-intriguing = Enfin : le personnage le plus puissant qui reste vole la vedette. Il ne reste que vos Héritiers, et ils vous rapportent 3 faveurs.

example-fool = Un Bouffon attrape un Roi
example-fool-before = Vous avez un Majordome, deux Bouffons et un Joker. Les Bouffons sont les moins puissants, mais ils peuvent attraper un Roi.
example-fool-reveal = Vous envoyez vos Bouffons avec le Joker : taille 4. Joueur 2 envoie trois Rois, taille 4 aussi. Joueur 3 envoie trois Reines avec un Joker : taille 5.
example-fool-stay = Aucune série n’est en double, et chacune est la plus grande de son personnage. Les trois restent.
example-fool-catch = Les Rois gagneraient, mais votre série de Bouffons est aussi grande que les Rois d’un autre joueur et bat donc tout le monde : 5 faveurs. Joueur 3 reçoit 1 faveur pour sa taille de 5, même sans la vedette.
