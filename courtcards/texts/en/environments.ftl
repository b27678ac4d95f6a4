# What is wrong with what a learning environment was given: one sentence each.

env-package = This environment needs the package { $package }: install it with “pip install 'courtcards[{ $extra }]'”.
env-options = Options are a mapping such as players: 3, not { $given }.
env-options-count =
    A batch takes one mapping of options for each game: { $options ->
        [one] { $options } was
       *[other] { $options } were
    } given, and the count is { $count }.
env-count = A batch has a whole number of games, at least one, not { $given }.
env-reward = There is no reward “{ $given }”; the rewards are { $known }.
env-episode = There is no episode “{ $given }”; the episodes are { $known }.
env-seed = The seed of an environment is a whole number, not negative; { $given } is not.
env-actions = Actions are an array of { $count } whole numbers; this one has the shape { $shape } and the type { $dtype }.
env-action-in-batch = In game { $index } the action { $action } is not legal for seat { $seat }; its mask says which are.
env-action = The action { $action } is not legal; the mask says which are.
env-over = The episode is over: reset the environment before the next step.
env-bots =
    Bots are a name, or a list of { $others ->
        [one] { $others } name
       *[other] { $others } names
    }, one for each other seat, not { $given }.
env-seat = The seat of the learner is from 0 to { $last }, not { $given }.
env-illegal = What to do about illegal actions is either penalty or raise, not { $given }.
env-render = There is no render mode “{ $given }”; the render modes are { $known }.
env-cards = Cards are written as in “king:5 queen:6”, not { $given }.
