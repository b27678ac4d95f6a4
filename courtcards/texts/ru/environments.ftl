# Что не так с тем, что дали среде обучения: по одному предложению.

env-package = Этой среде нужен пакет { $package }: «pip install 'courtcards[{ $extra }]'».
env-options = Настройки должны быть словарём вроде players: 3, а не { $given }.
env-options-count = Батчу нужен словарь настроек на каждую игру, но дано словарей { $options }, а игр — { $count }.
env-count = Число игр в батче должно быть целым, не меньше 1, а не { $given }.
env-reward = Награды «{ $given }» нет; есть { $known }.
env-episode = Эпизода «{ $given }» нет; есть { $known }.
env-seed = Сид среды должен быть целым неотрицательным числом, а не { $given }.
env-actions = Действия должны быть массивом целых чисел длины { $count }, но у этого форма { $shape } и тип { $dtype }.
env-action-in-batch = В игре { $index } действие { $action } не разрешено месту { $seat }. Разрешённые показывает маска.
env-action = Действие { $action } не разрешено. Разрешённые показывает маска.
env-over = Эпизод окончен. Вызовите reset, прежде чем продолжать.
env-bots = Боты должны быть одним именем или списком имён по числу остальных мест ({ $others }), а не { $given }.
env-seat = Место ученика должно быть от 0 до { $last }, а не { $given }.
env-illegal = Настройка illegal должна быть penalty или raise, а не { $given }.
env-render = Способа показа «{ $given }» нет; есть { $known }.
env-cards = Карты пишут так: «king:5 queen:6», а не { $given }.
env-forked = Этот процесс создан через fork после того, как родитель запустил несколько потоков. Запускайте процессы через «spawn» (multiprocessing.get_context("spawn")) или задайте NUMBA_THREADING_LAYER=workqueue до запуска Python.
env-where = Маска игр, которые делают шаг, должна быть массивом логических значений длины { $count }, но у этой форма { $shape } и тип { $dtype }.
env-snapshot = Этот снимок сделан с батча других игр.
