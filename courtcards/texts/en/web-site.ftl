# Pages of the browser client besides the table.

## Nothing there
web-nothing = Nothing here
web-nothing-why = There is no page at this address. The link may be incomplete or mistyped.
web-nothing-home = Choose a game

## Titles of the window
web-title-other = { $name }’s turn
web-title-over = Game over

## Without the server
web-offline = You’re offline
web-offline-why = The server can’t be reached. Your games are safe: they are stored on the server. This page continues by itself as soon as the server is back.
web-offline-again = Try again

## Lists
web-delete = Delete
web-delete-sure = Delete this game? It ends here and is no longer listed.
web-filter-all = All
web-filter-against = Opponents
web-filter-anyone = Anyone
web-filter-people = People
web-filter-bots = Bots only
web-filter-result = Result
web-filter-none = No games match.
web-lobby-running = Watch a game
web-share = Share link
web-share-text = Play a game of Court Cards with me!
