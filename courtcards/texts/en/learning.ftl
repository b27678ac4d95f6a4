# Learning to play.

## What is wrong
learn-preset = There is no preset “{ $given }”; there are { $known }.
learn-mix = There is no mix “{ $given }” for this game; there are { $known }.
learn-setting = “{ $given }” is not a setting with its value; the settings are { $known }.
learn-other-settings = In { $path } something else was trained: choose another folder, or the same options to go on with it.
bot-weights-missing = This bot plays by trained weights, and there are none in “{ $path }”: train them with courtcards train.
bot-weights-unreadable = The weights in “{ $path }” cannot be read: { $why }.
bot-weights-other = The weights in “{ $path }” are not for { $game }, or of another version of this program.

## While it runs
learn-summary = { $steps } million steps ({ $share } %), { $minutes } min, { $speed } thousand steps a second
learn-resumed = Going on after { $steps } million steps.
learn-stopping = Stopping after this update …
learn-stopped = Stopped; the same command goes on from there.
learn-speed = steps a second
learn-entropy = entropy
learn-explained = result foreseen
learn-critic = error of the values
learn-belief = error about hands
learn-length = decisions a round
learn-against = wins against { $rival }
learn-share = games won, %
learn-axis = million steps
