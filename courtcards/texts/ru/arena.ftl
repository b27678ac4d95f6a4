# Боты против ботов.

## Ошибки
arena-bots =
    Арене нужно не меньше двух ботов, а { $count ->
        [0] не назван ни один.
        [1] назван только один.
       *[other] названо { $count }.
    }
arena-too-many-bots = При таком числе ботов ({ $count }) одна раздача заняла бы больше партий, чем можно ({ $most }). Назовите меньше ботов.
arena-number =
    Число { $name ->
        [games] партий
        [deals] раздач
       *[workers] процессов
    } должно быть целым от 1 до 1000000000, а не { $given }.
arena-budget = В «{ $given }» после двоеточия нужно указать, сколько бот может потратить на ход: секунды, как { $name }:0.2s, или выборки, как { $name }:100.
bot-budget = Бюджет должен быть больше 0 секунд или не меньше 1 выборки, а не { $given }.
arena-own-bot = Не удалось создать бота «{ $given }»: { $why }.
arena-no-file = Файла «{ $path }» нет.
arena-no-bot-in = В «{ $path }» нет ни функции choose(view, legal), ни класса Bot, ни функции make_bot. Укажите бота после двоеточия, например { $example }.
arena-not-a-bot = «{ $given }» — не бот: нужна функция choose(view, legal), которая возвращает одно из разрешённых действий, или класс с таким методом.
arena-bot-by-file = Бота «{ $given }» нет. Если это ваш бот, напишите { $given }.py.
arena-not-legal = Бот { $bot } выбрал действие { $action }, а должен вернуть одно из разрешённых, например «{ $legal }».
arena-records-where = Чтобы сохранять записи, укажите папку через --out.
arena-folder = Не удалось сохранить результаты в { $path }: { $why }.
arena-locked = В { $path } сейчас пишет другая арена. Дождитесь её или выберите другую папку.
arena-line = Строка { $line } в { $path } — не сыгранная раздача этой арены. Выберите другую папку.
arena-other-plan =
    Результаты в { $path } — от другой арены ({ $key ->
        [code] её боты или правила были другой версии
       *[other] там { $key } — { $given }, а задано { $asked }
    }). Выберите другую папку или продолжите её с теми же ботами и настройками.
arena-changed-file = После того как получены результаты в { $path }, изменилось: { $file }. Выберите другую папку.
arena-only-here = { $bot } существует только в этом процессе: не указывайте workers и ray или поместите бота в файл и назовите его, например «mybot.py».
arena-not-kept = Результаты { $bot } нельзя сохранить: изменённого бота было бы не отличить от этого. Поместите его в файл и назовите файл, например «mybot.py».
arena-other-code = На этом компьютере не та версия ботов или правил, с которой арена была начата.
arena-illegal = Бот { $bot } выбрал действие { $action }, которое не разрешено.
arena-deal-failed = Не удалось сыграть раздачу { $deal }. { $why }
arena-worker-died =
    { $times ->
        [one] Не удалось сыграть раздачу { $deal }: процесс завершился аварийно { $times } раз.
        [few] Не удалось сыграть раздачу { $deal }: процесс завершился аварийно { $times } раза.
        [many] Не удалось сыграть раздачу { $deal }: процесс завершился аварийно { $times } раз.
       *[other] Не удалось сыграть раздачу { $deal }: процесс завершился аварийно { $times } раза.
    }
arena-extra = Для этого нужен пакет { $package }: pip install 'courtcards[{ $extra }]'.
arena-ray = По адресу { $address } не отвечает кластер Ray ({ $why }).
arena-ray-address = Адрес кластера Ray должен быть host:port, ray://host:port или auto, а не «{ $address }».
arena-ray-lost = Кластер Ray по адресу { $address } отказал ({ $why }). Всё сыгранное сохранено.

## Сколько
deals-count =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }
    .genitive =
        { $deals ->
            [one] { $deals } раздачи
            [few] { $deals } раздач
            [many] { $deals } раздач
           *[other] { $deals } раздачи
        }
games-count =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }

## Пока идёт игра
arena-deals = раздачи
arena-speed = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } раздачи/с
arena-resumed =
    { $deals ->
        [one] { $deals } раздача уже была сыграна.
        [few] { $deals } раздачи уже были сыграны.
        [many] { $deals } раздач уже были сыграны.
       *[other] { $deals } раздачи уже были сыграны.
    }
arena-starting = Запуск…
arena-rating = Подсчёт рейтинга…
arena-without-rating = Без рейтинга, потому что нет пакета openskill: pip install 'courtcards[arena]'.
arena-without-picture = Без картинки, потому что нет пакета matplotlib: pip install 'courtcards[arena]'.

## Результат
arena-title = { $game }, игроков: { $players }; { deals-count }, { games-count }
arena-bot = бот
arena-share = победы %
arena-adjusted = без удачи %
arena-variance = дисперсия %
arena-lead = отрыв %
arena-points = очки
arena-rating-column = рейтинг
arena-seconds = на ход
arena-caption = Интервалы — 95 %; одна раздача — одно наблюдение. При равенстве было бы { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-duration =
    { $value } { $unit ->
        [s] с
        [ms] мс
       *[us] мкс
    }
arena-sure = После { deals-count.genitive } порядок ясен.
arena-unsure = После { deals-count.genitive } порядок ещё не ясен.
arena-stopped-kept = Остановлено после { deals-count.genitive }. Та же команда продолжит с этого места.
arena-stopped = Остановлено после { deals-count.genitive }.

arena-picture-ahead = как часто бот строки опережает бота столбца, %
arena-picture-share = выигранные партии, %
arena-picture-rating = рейтинг OpenSkill, очки
arena-picture-note =
    Отрезки — интервалы 95 % по раздачам; пунктир — все равны{ $rated ->
        [yes] ; рейтинг 0 — random или среднее.
       *[no] .
    }
