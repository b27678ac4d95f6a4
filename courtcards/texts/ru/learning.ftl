# Обучение игре.

## Что не так
learn-preset = Набора настроек «{ $given }» нет; есть { $known }.
learn-mix = Состава «{ $given }» для этой игры нет; есть { $known }.
learn-setting = «{ $given }» — не настройка с её значением; настройки: { $known }.
learn-other-settings = В { $path } обучалось нечто другое: выберите другую папку или те же параметры, чтобы продолжить.
bot-weights-missing = Этот бот играет по обученным весам, а в «{ $path }» их нет: обучите их командой courtcards train.
bot-weights-unreadable = Веса в «{ $path }» не читаются: { $why }.
bot-weights-other = Веса в «{ $path }» не для { $game } или от другой версии этой программы.

## Во время работы
learn-summary = { $steps } млн шагов ({ $share } %), { $minutes } мин, { $speed } тыс. шагов в секунду
learn-resumed = Продолжение после { $steps } млн шагов.
learn-stopping = Остановка после этого обновления…
learn-stopped = Остановлено; та же команда продолжит отсюда.
learn-speed = шагов в секунду
learn-entropy = энтропия
learn-explained = предвиденный результат
learn-critic = ошибка оценок
learn-belief = ошибка о руках
learn-length = решений за раунд
learn-against = победы над { $rival }
learn-share = выигранные партии, %
learn-axis = миллионы шагов
