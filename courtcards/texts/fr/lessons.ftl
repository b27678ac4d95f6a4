# Les leçons : une première manche de chaque jeu, pas à pas.

lesson-glory-draw = Bienvenue ! À chaque tour, tu pioches deux cartes, dans deux piles différentes. Commence par la pioche de gauche, L.
lesson-glory-second = Un Paysan. La deuxième carte doit venir d’une autre pile : pioche dans R.
lesson-glory-lay = Maintenant, pose une série ou défausse une carte. Tu as trois Paysans : pose les trois. Deux suffiraient, mais plus il y en a, plus la série est difficile à battre.
lesson-glory-again = Une série rapporte son nombre, quelle que soit sa taille : les Paysans rapportent 20. Ton adversaire a défaussé sur A. À toi : pioche deux cartes.
lesson-glory-pair = Deux Empereurs forment une série. Pose-les. Il n’y a que six Empereurs, mais quelqu’un en a peut-être plus de deux.
lesson-glory-beaten = Ton adversaire a posé trois Empereurs : tes deux sont battus. Ils sont allés sur B, car tant qu’une défausse est vide, la défausse suivante doit y aller. Tu peux les reprendre. Prends-en un sur B.
lesson-glory-open = Tout le monde l’a vu. Pioche la deuxième carte dans L, où personne ne la voit.
lesson-glory-small = Deux Moines : pose-les.
lesson-glory-race = Le premier qui a six personnages termine la manche. Pose tes deux Impératrices.
lesson-glory-discard = Tu ne peux rien poser : défausse une carte. Les deux défausses ont des cartes, tu as donc le choix : mets l’Empereur sur B. Ton adversaire peut le prendre, alors donne ce qui sert le moins.
lesson-glory-four = Pose les deux Daimyo. Cela fait quatre personnages, il en manque deux.
lesson-glory-end = Pose les Samouraïs, et tu as six personnages. La manche se termine aussitôt.
lesson-glory-done = Voilà le jeu : six personnages contre deux. Les cartes en main ne rapportent rien. Tu peux t’asseoir à une vraie table.
lesson-court-draw = Bienvenue à la cour ! À chaque tour, tu pioches une carte et tu en défausses une. Il te faut un Majordome et au moins deux cartes d’un type. Pioche dans le paquet.
lesson-court-discard = Un troisième Bouffon. Défausse ce qui te sert le moins : l’Héritier, sur la pile de gauche.
lesson-court-cry = Ton adversaire a défaussé « Oyez ! ». Le deuxième termine la manche. Pioche encore.
lesson-court-end = Un Joker va avec toute série. Te voilà prêt : défausse ton « Oyez ! », et la manche s’arrête.
lesson-court-call = Maintenant, chacun choisit ses séries en secret. Envoie ton Majordome avec trois Bouffons et le Joker : une série de taille cinq.
lesson-court-done = Ton adversaire a envoyé des Rois, le type le plus fort. Mais un Bouffon attrape le Roi d’un autre si sa série est au moins aussi grande. Tu as volé la vedette : cinq faveurs, et une de plus pour la taille cinq.
web-lesson = Apprendre en jouant
web-lesson-glory = Call to Glory : une première manche
web-lesson-court = Come to Call : une première manche
web-lesson-not-that = Pas cette fois : { $move }
web-lesson-again = Recommencer
web-lesson-skip = Passer la leçon
