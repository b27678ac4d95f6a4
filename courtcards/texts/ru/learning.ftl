# Обучение игре.

## Что не так
learn-preset = Набора настроек «{ $given }» нет; есть { $known }.
learn-mix = Состава «{ $given }» для этой игры нет; есть { $known }.
learn-setting = «{ $given }» — не настройка со значением; настройки: { $known }.
learn-at-least = Настройка { $name } должна быть не меньше { $least }, а не { $given }.
learn-at-most = Настройка { $name } должна быть не больше { $most }, а не { $given }.
learn-even = Настройка games должна быть чётным числом, а не { $given }: игры идут двумя половинами.
learn-share-of-one = Настройка { $name } должна быть от 0 до 1, а не { $given }.
learn-positive = Настройка { $name } должна быть больше 0, а не { $given }.
learn-device = Обучать на «{ $given }» здесь нельзя; есть { $known }.
learn-checkpoint-unreadable = Не удаётся прочитать контрольную точку { $path }: она повреждена или записана старой версией.
learn-other-settings = У обучения в { $path } другие настройки. Выберите другую папку или продолжите его с теми же параметрами.
bot-weights-missing = Этому боту нужны обученные веса, а в «{ $path }» их нет. Обучите их командой courtcards train.
bot-weights-unreadable = Не удалось прочитать веса в «{ $path }»: { $why }.
bot-weights-other = Веса в «{ $path }» не для { $game } или от другой версии этой программы.

## Во время работы
learn-summary = { $steps } млн шагов ({ $share } %), { $minutes } мин, { $speed } тыс. шагов в секунду
learn-resumed = Продолжение после { $steps } млн шагов.
learn-stopping = Остановка после этого обновления…
learn-stopped = Остановлено. Та же команда продолжит отсюда.
learn-speed = шагов в секунду
learn-entropy = энтропия
learn-explained = объяснённая дисперсия
learn-critic = ошибка оценок
learn-belief = ошибка в оценке рук
learn-length = решений за раунд
learn-against = победы над { $rival }
learn-share = выигранные партии, %
learn-axis = миллионы шагов
