# Errors of the learning environments.

env-package = This environment needs the package { $package }: “pip install 'courtcards[{ $extra }]'”.
env-options = Options must be a mapping such as players: 3, not { $given }.
env-options-count =
    A batch takes one mapping of options per game, but { $options ->
        [one] { $options } was
       *[other] { $options } were
    } given and the count is { $count }.
env-count = The number of games in a batch must be a whole number of at least 1, not { $given }.
env-reward = There is no reward “{ $given }”. Available rewards: { $known }.
env-episode = There is no episode type “{ $given }”. Available episode types: { $known }.
env-seed = The seed of an environment must be a whole number of at least 0, not { $given }.
env-actions = Actions must be an array of { $count } whole numbers, but this one has shape { $shape } and type { $dtype }.
env-action-in-batch = In game { $index }, action { $action } is illegal for seat { $seat }. The mask shows the legal ones.
env-action = Action { $action } is illegal. The mask shows the legal ones.
env-over = The episode is over. Reset the environment before the next step.
env-bots =
    Bots must be a name, or a list of { $others ->
        [one] { $others } name
       *[other] { $others } names
    }, one for each other seat, not { $given }.
env-seat = The learner’s seat must be from 0 to { $last }, not { $given }.
env-illegal = The option illegal must be penalty or raise, not { $given }.
env-render = There is no render mode “{ $given }”. Available render modes: { $known }.
env-cards = Write cards like this: “king:5 queen:6”, not { $given }.
env-forked = This process was forked after its parent had used several threads. Start processes with “spawn”, or set NUMBA_THREADING_LAYER=workqueue before Python starts.
env-where = The mask of games to step must be an array of { $count } booleans, but this one has shape { $shape } and type { $dtype }.
env-snapshot = This snapshot was taken of a batch of different games.
