# La ligne de commande.

compiling = Compilation des règles pour cette machine. Cela prend environ une minute ; les prochains démarrages seront rapides…
compiled = Compilation terminée.
compiled-not-kept = Le code compilé n’est gardé que dans le dossier temporaire { $folder }. Donnez à COURTCARDS_CACHE un dossier accessible en écriture pour que les prochains démarrages soient rapides.
compiled-elsewhere =
    { $foreign ->
        [yes] Le code dans « { $chosen } » a été compilé pour une autre version de Court Cards ou un autre processeur
       *[no] Le dossier « { $chosen } » ne peut pas recevoir de code compilé
    } ; { $folder } sert à sa place. Modifiez COURTCARDS_CACHE, ou lancez « courtcards compile » avec un compte qui peut y écrire.
compile-parts =
    Compilation : encore { $left ->
        [one] { $left } partie
       *[other] { $left } parties
    }
compile-done = Tout est compilé et conservé dans { $folder }.

## Joueurs et coups
you = Vous
bot =
    { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
player = Joueur { $number }
nobody = personne
# Un nom précède. $who et $whose : « you » pour la personne devant l’écran, « other » pour les autres.
move-draw =
    { $who ->
        [you] piochez
       *[other] pioche
    } { pile-name.from }
move-discard =
    { $who ->
        [you] défaussez
       *[other] défausse
    } { $card-one } { pile-name.onto }
move-lay =
    { $who ->
        [you] posez
       *[other] pose
    } { $count } { $card }
move-pile =
    { $who ->
        [you] choisissez
       *[other] choisit
    } la pile { $pile }
move-strike =
    { $who ->
        [you] éliminez
       *[other] élimine
    } { $card-one } chez { $whose ->
        [you] vous
       *[other] { $owner }
    }
move-end =
    { $who ->
        [you] terminez votre tour
       *[other] termine son tour
    }
move-reveal =
    { $who ->
        [you] révélez
       *[other] révèle
    } la mission { $deck }
move-send =
    { $who ->
        [you] envoyez
       *[other] envoie
    } une série { $card-of } : taille { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , avec { $wilds } Joker
       *[other] , avec { $wilds } Jokers
    }
move-ready =
    { $who ->
        [you] avez fini votre choix
       *[other] a fini son choix
    }

## La table
round = Manche { $number }
round-over = Fin de la manche { $number } :
result = Score final
hand = cartes
points = points
sets = séries
your-hand = Votre main : { $cards }
glory-piles = Pioches : L { $left }, R { $right } · défausses : A { $a } ({ $a_count }), B { $b } ({ $b_count })
glory-figures = Figurines Ninja : { $stock } en réserve, prises : { $held }
glory-tasks = Vos missions : { $tasks }
call-piles = Pioche : { $deck } · gauche : { $left } ({ $left_count }) · droite : { $right } ({ $right_count }) · « Oyez ! » : { $heard } sur 2
prompt =
    { $who ->
        [you] À vous de jouer
       *[other] À { $name } de jouer
    } (numéro ou notation, Ctrl-D pour quitter) :
left-game = Vous avez quitté la partie. Pour la reprendre : courtcards play --resume
left-early = Vous êtes parti avant le premier coup ; il n’y a rien à reprendre.
saved = Enregistrement sauvegardé dans { $path }.

## Vérifier
verified =
    Tout est juste : { $game }, { $players } joueurs. { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } { $source ->
        [fair] dont le mélange est celui de la graine, elle-même issue du secret et des textes des joueurs dans la partie enregistrée ; celle-ci ne prouve pas quel engagement était publié avant la partie (comparez le vôtre avec --commitment)
        [noted] dont le mélange est celui de la graine, elle-même issue du secret et des textes des joueurs ; le secret correspond à l’engagement que vous avez noté
        [seed] dont le mélange est celui de la graine
       *[decks] aux paquets complets (sans graine pour les vérifier)
    } ; { $actions ->
        [one] { $actions } coup conforme aux règles
       *[other] { $actions } coups, tous conformes aux règles
    } ; { $state ->
        [over] tous les scores et la victoire sont exacts.
       *[open] { $scored ->
            [one] les scores de { $scored } manche finie sont exacts
           *[other] les scores de { $scored } manches finies sont exacts
        } ; la partie n’est pas terminée.
    }

## Simuler
games = parties
stopped =
    { $games ->
        [one] Arrêt après { $games } partie.
       *[other] Arrêt après { $games } parties.
    }
simulated =
    { $game }, { $players } joueurs : { $games ->
        [one] { $games } partie aléatoire
       *[other] { $games } parties aléatoires
    }
simulated-decisions = décisions
simulated-speed = { $decisions } en { $seconds } s ({ $rate } millions par seconde)
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulated-rounds = manches par partie
simulated-turns = tours par manche
simulated-endings = fin des manches
simulated-shows-stolen-with = vedette volée avec
simulated-seat = { $points } points, victoires { $won }
simulated-winner = points du vainqueur
ending-characters = assez de personnages
ending-all-nine = les neuf posés
ending-draw-pile = une pioche vide
ending-turns = limite de tours
ending-hear-ye = « Oyez ! »

## Dataset
dataset-written =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $folder }.
dataset-unfinished = La partie { $number } n’est pas terminée et n’a donc pas de résultat.
dataset-other-game = La partie { $number } est { $game }, mais la première est { $first } : faites un jeu de données pour chacun.
dataset-nothing = Rien à écrire : indiquez des enregistrements, ou des bots qui joueront des parties (`--bots greedy,scripted`).
dataset-empty = Aucun enregistrement dans { $folder } : `courtcards arena --records --out` en écrit.
dataset-cannot-write = Impossible d’écrire { $path } : { $why }
dataset-format = { $given } n’est pas un format connu ; au choix : { $known }.
dataset-extra = Les fichiers Parquet ont besoin de PyArrow : pip install 'courtcards[dataset]'.
