# Practice: make decisions from earlier games again.

practice-unknown = This position doesn’t exist, or the analysis of its game is gone.

web-practice = Practice
web-practice-title = Find the better move
web-practice-pitch = Decisions from your own games and from the game of the day, just as they came up. Choose again, then compare.
web-practice-mine = From your games
web-practice-none = None of your latest games has been analyzed yet. Once one is, its decisions appear here.
web-practice-no-games = Finish a game and analyze it in its review, and its decisions appear here.
web-practice-analyze = Analyze your latest game
web-practice-day = Today’s positions
web-practice-day-what = From a game that two bots played, the same for everyone. There are new ones every day (UTC).
web-practice-preparing = Today’s positions are being prepared. This takes about a minute.
web-practice-not-today = Today’s positions could not be prepared.
web-practice-count = Solved: { $solved } of { $of }
web-practice-new = not tried yet
web-practice-missed = tried, not solved yet
web-practice-solved = solved
web-practice-all = All positions
web-practice-ask = What would you do?
web-practice-own = This is what you could see at the time. What you played may have been the best move, or a mistake.
web-practice-bots = This is what one of the two bots could see. What it played may have been the best move, or a mistake.
web-practice-guess = Everyone chooses at once here. Send one set: only that one is compared.
web-practice-best = That’s the best move
web-practice-good = Solved: no clear mistake
web-practice-about-played = Why the move played, “{ $move }”, was worse:
web-practice-wrong = There is a better move
web-practice-not-compared = The analysis didn’t compare “{ $move }”: other moves looked better from the start.
web-practice-yours = your choice
web-practice-played = played in the game
web-practice-figures = Win chance in percent, and the expected lead in this round in points, with standard errors.
web-practice-next = Next position
web-practice-again = Try again
web-practice-review = See it in the review
