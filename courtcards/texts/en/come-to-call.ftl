# Why not, in Come to Call.

call-not-now =
    { $phase ->
        [draw] Draw a card first.
        [discard] A card is drawn: discard one now.
       *[call] The round has stopped: choose the sets you send.
    }
call-draw-no-deck = The deck is empty and there is nothing to shuffle: draw from a discard pile.
call-draw-empty-pile = The { pile-name } pile is empty.
call-discard-not-held = You have no { $card } to discard.
call-discard-hear-ye = A Hear Ye! goes to the middle of the table: discard hear-ye.
call-send-order = Sets are named in the order King, Queen, Heir, Diplomat, Fool: after { $after } it is too late for { $type }.
call-send-not-held =
    { $held ->
        [0] You have no { $card } left.
       *[other] You have only { $held } × { $card }, not { $count }.
    }
call-send-too-few =
    { $minimum ->
        [one] A set of { $type } needs at least one of them besides the Butler; Wilds do not count.
       *[other] A set of { $type } needs at least { $minimum } of them besides the Butler: a double counts two, Wilds do not count.
    }
call-ready-without-set = You can form a set, so you must send at least one.
