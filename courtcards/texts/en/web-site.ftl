# Pages of the browser client besides the table.

## Nothing there
web-nothing = Nothing here
web-nothing-why = This address leads nowhere. Perhaps the link is incomplete or mistyped.
web-nothing-home = Choose a game

## Titles of the window
web-title-other = { $name } is playing
web-title-over = Game over

## Without the server
web-offline = You’re offline
web-offline-why = The server can’t be reached. Your games are safe: they are on the server and wait for you. This page comes back by itself.
web-offline-again = Try again
