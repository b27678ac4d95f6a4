# Pages of the browser client besides the table.

## Nothing there
web-nothing = Nothing here
web-nothing-why = This address leads nowhere. Perhaps the link is incomplete or mistyped.
web-nothing-home = Choose a game

## Titles of the window
web-title-other = { $name } is playing
web-title-over = Game over
