"""One contract for every game: what must hold whatever the game and its options."""
