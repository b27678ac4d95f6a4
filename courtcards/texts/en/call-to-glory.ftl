# Why a move of Call to Glory is refused.

glory-not-now =
    { $phase ->
        [draw] First draw two cards, each from a different pile
        [play] You have drawn both cards: lay a set or discard a card
        [after] You have laid or discarded: strike with a figure or end your turn
        [pile] First choose the discard pile for the cards that leave the table
       *[reveal] The round is over: reveal one of your tasks
    }{ $verb ->
        [strike] {""}; you can’t strike now.
       *[other] .
    }
glory-draw-same-pile = Your two cards must come from different piles, and the first came from { $pile }.
glory-draw-empty-pile = Pile { $pile } is empty.
glory-discard-not-held = You have no { $character } to discard.
glory-discard-other-pile-empty = Pile { $pile } is empty, so the next discard goes there: both piles must be started before either grows.
glory-lay-not-held =
    { $held ->
        [0] You have no { $character }.
       *[other] You have only { $held } { $character }, not { $count }.
    }
glory-lay-not-more = There is already a set of { $lying } { $character } on the table, so a new one needs at least one more card.
glory-lay-dotted = { $character } have three dots: with { $players } players, a set needs at least three cards.
glory-lay-too-few = A set needs at least two cards.
glory-strike-without-ninja = This game is played without ninja figures.
glory-strike-no-figure = You have no ninja figure to return.
glory-strike-own-set = A figure strikes an opponent’s set, not your own.
glory-strike-no-set = Seat { $seat } has no { $character } to strike.
glory-reveal-without-tasks = This game is played without Imperial Tasks.
glory-reveal-again = You have already revealed your task from deck { $deck }.
