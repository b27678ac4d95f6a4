# Разбор партии: `courtcards analyze`, и то же самое в браузере.

review-title = Разбор: { $game }
review-judged =
    { $judge ->
        [scripted] Обученных весов нет, поэтому партию оценили простые правила. Числа приблизительны.
       *[other] Каждое решение оценивается по тому, что этот игрок мог знать.
    }
review-unfinished = Партия ещё не закончена. Оценены только решения, принятые до сих пор.
review-wrong = Оценены только решения до этого места.
review-turning-points = Что решило исход
review-no-turning-points = Ни одно решение не было явной ошибкой.
review-word =
    { $word ->
        [blunder] Грубая ошибка
       *[mistake] Ошибка
    }
review-cost = стоит { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта шансов на победу
review-better = Лучше: { $action }
review-guess = Здесь все выбирают одновременно, поэтому сравнение идёт с наборами, которые отправлял бы сильнейший бот.
review-account = Удача и умение
review-account-note = В процентных пунктах шансов на победу. Итог = начало + удача + свои решения + решения других, если видеть все карты; ± — стандартное отклонение таких итогов у равных ботов за таким же столом. Потери оцениваются по тому, что игрок мог знать.
review-player = Игрок
review-result = Итог
review-start = Начало
review-luck = Удача
review-own = Свои решения
review-others = Решения других
review-adjusted = Без удачи
review-lost = Потери всего
review-curve = Шансы на победу
review-decisions = Решения
review-decision = Решение
review-action = Действие
review-win = Шансы на победу
review-points = Очки
review-worlds = Миры
review-error-note = ± — стандартная ошибка отставания от лучшего действия.
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-progress = Оценено решений: { $done } из { $of }…
review-tally = Все партии
review-games = Партии
review-won = Победы
review-wrote = Записано: { $file }.
review-no-facts = { $game }: разбор невозможен: для этой игры не задано, как оценивать позиции.

web-review = Разбор
web-review-unfinished = Эта партия ещё не окончена. Она показана до того места, где прервалась.
web-review-wrong = Партия показана до этого места.
web-review-open = Все карты открыты
web-review-seat = Глазами игрока { $name }
web-review-by = Размер шага
web-review-decision = решение
web-review-turn = ход
web-review-round = раунд
web-review-on = Вперёд
web-review-mistake-before = Предыдущая ошибка
web-review-mistake-next = Следующая ошибка
web-review-analyze = Разобрать
web-review-analyze-file = Или разберите её на своём компьютере: «{ $command }».
web-review-analyze-here = Разобрать на этом сервере
web-review-analyze-sends = Для разбора запись отправляется на этот сервер. Он хранит результат, но не саму запись.
web-review-cancel = Прервать разбор
web-review-failed = Разбор не удался. Можно попробовать ещё раз.
web-review-takes = Разбор занимает около минуты, а пока идут другие партии — дольше.
web-review-waiting = Ждёт своей очереди…
web-review-link = Скопировать ссылку на этот шаг
web-review-linked = Ссылка скопирована.
web-review-link-by-hand = Ссылка в адресной строке: скопируйте её оттуда.
web-review-file = Открыть запись из файла
web-review-upload = Когда вы открываете запись, она отправляется на этот сервер. Он проигрывает её, чтобы показать, и не хранит.
web-review-beginning = Начало
web-review-whose = Чьи карты видны
web-review-download = Скачать запись
web-verify-kept = Секрет тот самый, что был обещан до начала.
web-verify-seeded = Сид получен из этого секрета и из того, что выбрали устройства игроков.
web-verify-first = Кто начинает или сдаёт в первом раунде, следует из сида: { $name }.
web-verify-dealt = Колоды, которые карта за картой совпадают с сидом: { $count }.
web-verify-seed-only = Каждая колода соответствует сиду, но этот сид никто не обещал до игры.
web-verify-no-seed = В этой записи нет сида: колоды были заданы, и проверять нечего.
web-verify-noted = Сохранено на этом устройстве
web-verify-commitment = Обещано
web-verify-secret = Секрет
web-verify-hash = SHA-256 секрета
web-verify-text = Текст игрока { $name }
web-verify-seed-hash = SHA-256 секрета и текстов
web-verify-seed = Сид партии
web-luck-all = Из последних разобранных партий ({ $games }) вы выиграли { $won }. Без учёта удачи было бы { $adjusted } ± { $reach }.
web-luck-all-note = Учитываются только разобранные партии. Знак ± обозначает 95-процентный интервал.

## Почему действие было лучше
reason-lead =
    { $side ->
        [ahead] { $count ->
            [one] впереди на { $count } очко
            [few] впереди на { $count } очка
            [many] впереди на { $count } очков
           *[other] впереди на { $count } очка
        }
        [behind] { $count ->
            [one] позади на { $count } очко
            [few] позади на { $count } очка
            [many] позади на { $count } очков
           *[other] позади на { $count } очка
        }
       *[level] вровень
    }
reason-mean-lead =
    { $side ->
        [ahead] впереди на { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
        [behind] позади на { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
       *[level] вровень
    }
reason-end-now = Лучше было сразу закончить раунд: { $now }. Если играть дальше, в среднем { $later }.
reason-points = В среднем за этот раунд: { $best }, а не { $played }.
reason-end-too-soon = Заканчивать раунд было рано: { $now }. Если играть дальше, в среднем { $later }.
reason-set-chosen = { $card }, размер набора { $size }: ещё скрыто { $unseen }; до конца раунда набор теряется в { $beaten } % случаев.
reason-set-better = Лучше: { $card }, размер набора { $size }. Ещё скрыто: { $unseen }; до конца раунда набор теряется в { $beaten } % случаев.
reason-gave = Следующий игрок берёт { $card-accusative } из сброса в { $taken } % случаев.
reason-open-chosen = { $card } наверху { $pile }: на руке { $held }, для набора нужно { $needed }, ещё скрыто { $unseen }.
reason-open-better = Лучше: { $card } наверху { $pile }. На руке: { $held }; для набора нужно: { $needed }; ещё скрыто: { $unseen }.
reason-cry = Пора было объявить «Слушайте все!». Так удаётся затмить всех в { $cried } % случаев, иначе в { $kept } %.
reason-cry-too-soon = Объявлять «Слушайте все!» было рано. Так удаётся затмить всех в { $cried } % случаев, иначе в { $kept } %.
reason-show-chosen =
    { $card }, размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }: затмевает всех в { $stolen } % случаев.
reason-show-better =
    Лучше: { $card }, размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }. Это затмевает всех в { $stolen } % случаев.
reason-top-chosen = { $card } наверху стопки: на руке { $held } того же персонажа, ещё скрыто { $unseen }.
reason-top-better = Лучше: { $card } наверху стопки. На руке: { $held } того же персонажа; ещё скрыто: { $unseen }.
