# Why a move of Come to Call is refused.

call-not-now =
    { $phase ->
        [draw] Draw a card first.
        [discard] You have drawn a card: now discard one.
       *[call] The round has stopped: choose the sets to send.
    }
call-draw-no-deck = The deck is empty and there are no cards to reshuffle: draw from a discard pile.
call-draw-empty-pile = The { pile-name } pile is empty.
call-discard-not-held = You have no { $card } to discard.
call-discard-hear-ye = A Hear Ye! always goes to the middle of the table: “discard hear-ye”.
call-send-order = Sets are sent in the order King, Queen, Heir, Diplomat, Fool: after { $after } it is too late for { $type }.
call-send-not-held =
    { $held ->
        [0] You have no { $card } left.
       *[other] You have only { $held } × { $card }, not { $count }.
    }
call-send-too-few =
    { $minimum ->
        [one] A set of { $type } needs at least one of them besides the Butler; Wilds don’t count.
       *[other] A set of { $type } needs at least { $minimum } of them besides the Butler; a double counts as two, and Wilds don’t count.
    }
call-ready-without-set = You can form a set, so you must send at least one.
