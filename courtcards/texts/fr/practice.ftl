# Entraînement : des décisions de parties jouées, à prendre encore une fois.

practice-unknown = Cette position n’existe pas, ou l’analyse de sa partie n’existe plus.

web-practice = S’entraîner
web-practice-title = Trouvez le meilleur coup
web-practice-pitch = Des décisions de vos propres parties et de la partie du jour, telles qu’elles se présentaient. Choisissez à nouveau, puis comparez.
web-practice-mine = De vos parties
web-practice-none = Aucune de vos dernières parties n’est encore analysée. Dès que l’une le sera, ses décisions apparaîtront ici.
web-practice-no-games = Quand vous aurez terminé une partie et demandé son analyse, ses décisions apparaîtront ici.
web-practice-analyze = Analyser votre dernière partie
web-practice-day = Positions du jour
web-practice-day-what = Tirées d’une partie entre deux bots, la même pour tous. Il y en a de nouvelles chaque jour (UTC).
web-practice-preparing = Les positions du jour sont en préparation. Cela prend environ une minute.
web-practice-not-today = Les positions du jour n’ont pas pu être préparées.
web-practice-count = Trouvées : { $solved } sur { $of }
web-practice-new = pas encore essayée
web-practice-missed = essayée, pas encore trouvée
web-practice-solved = trouvée
web-practice-all = Toutes les positions
web-practice-ask = Que feriez-vous ?
web-practice-own = Voici ce que vous pouviez voir. Ce que vous avez joué était peut-être le meilleur coup, peut-être une erreur.
web-practice-bots = Voici ce que l’un des deux bots pouvait voir. Ce qu’il a joué était peut-être le meilleur coup, peut-être une erreur.
web-practice-guess = Ici, tous choisissent en même temps. Envoyez une série : elle seule est comparée.
web-practice-best = C’est le meilleur coup
web-practice-good = Trouvé : ce n’est pas une erreur nette
web-practice-about-played = Pourquoi le coup joué, « { $move } », était moins bon :
web-practice-wrong = Il y a un meilleur coup
web-practice-not-compared = L’analyse n’a pas comparé « { $move } » : d’autres coups semblaient d’emblée meilleurs.
web-practice-yours = votre choix
web-practice-played = joué dans la partie
web-practice-figures = Chances de gagner en pour cent et avance attendue dans cette manche en points, avec leurs erreurs types.
web-practice-next = Position suivante
web-practice-again = Essayer encore
web-practice-review = Voir dans l’analyse
