# Что не так с тем, что дали среде обучения: по одному предложению.

env-package = Этой среде нужен пакет { $package }; установите его: «pip install 'courtcards[{ $extra }]'».
env-options = Настройки — это словарь вроде players: 3, а не { $given }.
env-options-count = Батчу нужен словарь настроек на каждую игру: дано словарей { $options }, а игр — { $count }.
env-count = Число игр в батче — целое, не меньше 1, а не { $given }.
env-reward = Награды «{ $given }» нет; есть { $known }.
env-episode = Эпизода «{ $given }» нет; есть { $known }.
env-seed = Сид среды — целое неотрицательное число, а не { $given }.
env-actions = Действия — это массив целых чисел длины { $count }; у этого форма { $shape } и тип { $dtype }.
env-action-in-batch = В игре { $index } действие { $action } не разрешено месту { $seat }; какие разрешены, видно по маске.
env-action = Действие { $action } не разрешено; какие разрешены, видно по маске.
env-over = Эпизод окончен: вызовите reset, прежде чем продолжать.
env-bots = Боты — это одно имя или список имён по числу остальных мест ({ $others }), а не { $given }.
env-seat = Место ученика — от 0 до { $last }, а не { $given }.
env-illegal = Что делать с запрещёнными действиями — penalty или raise, а не { $given }.
env-render = Способа показа «{ $given }» нет; есть { $known }.
env-cards = Карты пишут так: «king:5 queen:6», а не { $given }.
