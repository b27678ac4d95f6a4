# Learning to play.

## Errors
learn-preset = There is no preset “{ $given }”. Available presets: { $known }.
learn-mix = This game has no mix “{ $given }”. Available mixes: { $known }.
learn-setting = “{ $given }” is not a valid setting. Write NAME=VALUE; the settings are { $known }.
learn-at-least = The setting { $name } must be { $least } or more, not { $given }.
learn-at-most = The setting { $name } must be { $most } or less, not { $given }.
learn-even = The setting games must be an even number, not { $given }: the games are played in two halves.
learn-share-of-one = The setting { $name } must be from 0 to 1, not { $given }.
learn-positive = The setting { $name } must be more than 0, not { $given }.
learn-device = Can’t train on “{ $given }” here. Available devices: { $known }.
learn-checkpoint-unreadable = Can’t read the checkpoint { $path }: it is damaged, or from an older version.
learn-other-settings = The run in { $path } has different settings. Choose another folder, or continue it with the same options.
bot-weights-missing = This bot needs trained weights, but there are none in “{ $path }”. Train them with courtcards train.
bot-weights-unreadable = Can’t read the weights in “{ $path }”: { $why }.
bot-weights-other = The weights in “{ $path }” are not for { $game }, or they are from another version of this program.

## While it runs
learn-summary = { $steps } million steps ({ $share }%), { $minutes } min, { $speed } thousand steps per second
learn-resumed = Continuing after { $steps } million steps.
learn-stopping = Stopping after this update…
learn-stopped = Stopped. Run the same command to continue.
learn-speed = steps per second
learn-entropy = entropy
learn-explained = explained variance
learn-critic = value loss
learn-belief = belief loss
learn-length = decisions per round
learn-against = wins against { $rival }
learn-share = games won, %
learn-axis = million steps
