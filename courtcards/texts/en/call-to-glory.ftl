# Why not, in Call to Glory.

glory-not-now =
    { $phase ->
        [draw] Draw two cards first, each from another pile
        [play] Both cards are drawn: lay one set or discard one card
        [after] You have laid or discarded: strike with a figure or end the turn
        [pile] Choose the discard pile for the cards that leave the table first
       *[reveal] The round is over: reveal one of your tasks
    }{ $verb ->
        [strike] {""}; strikes are not possible now.
       *[other] .
    }
glory-draw-same-pile = The two cards of a turn come from two different piles, and the first came from { $pile }.
glory-draw-empty-pile = Pile { $pile } is empty.
glory-discard-not-held = You have no { $character } to discard.
glory-discard-other-pile-empty = Place { $pile } is empty, so the next discard goes there: a second pile is formed before the first grows.
glory-lay-not-held =
    { $held ->
        [0] You have no { $character }.
       *[other] You have only { $held } { $character }, not { $count }.
    }
glory-lay-not-more = A set of { $lying } { $character } lies on the table, so a new one needs at least one card more.
glory-lay-dotted = { $character } carry three dots: with { $players } players a set needs at least three cards.
glory-lay-too-few = A set needs at least two cards.
glory-strike-without-ninja = This game is played without ninja figures.
glory-strike-no-figure = You have no ninja figure to return.
glory-strike-own-set = A figure strikes the set of an opponent, not your own.
glory-strike-no-set = Seat { $seat } has no { $character } before them to strike.
glory-reveal-without-tasks = This game is played without Imperial Tasks.
glory-reveal-again = Your task of deck { $deck } has been revealed already.
