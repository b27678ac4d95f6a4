# Командная строка.

compiling = Правила компилируются для этого компьютера. Это займёт около минуты, а следующие запуски будут быстрыми…
compiled = Готово.
compiled-not-kept = Скомпилированный код хранится только во временной папке { $folder }. Укажите в COURTCARDS_CACHE папку, доступную для записи, чтобы и следующие запуски были быстрыми.
compiled-elsewhere =
    { $foreign ->
        [yes] Код в «{ $chosen }» скомпилирован для другой версии Court Cards или другого процессора
       *[no] Папка «{ $chosen }» не подходит для скомпилированного кода
    }, поэтому используется { $folder }. Измените COURTCARDS_CACHE или выполните «courtcards compile» от имени того, кто может туда писать.
compile-parts = Компиляция; осталось частей: { $left }
compile-done = Всё скомпилировано и лежит в { $folder }.

## Игроки и ходы
you = Вы
bot =
    { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
player = Игрок { $number }
nobody = никто
# Перед этим стоит имя. $who и $whose: «you» — человек за экраном, «other» — все остальные.
move-draw =
    { $who ->
        [you] берёте карту
       *[other] берёт карту
    } { pile-name.from }
move-discard =
    { $who ->
        [you] сбрасываете
       *[other] сбрасывает
    } { $card-accusative } { pile-name.onto }
move-lay =
    { $who ->
        [you] выкладываете набор:
       *[other] выкладывает набор:
    } { $count } { $card }
move-pile =
    { $who ->
        [you] выбираете
       *[other] выбирает
    } стопку { $pile }
move-strike =
    { $who ->
        [you] убираете
       *[other] убирает
    } { $card-accusative } у { $whose ->
        [you] вас
       *[other] игрока { $owner }
    }
move-end =
    { $who ->
        [you] завершаете ход
       *[other] завершает ход
    }
move-reveal =
    { $who ->
        [you] открываете
       *[other] открывает
    } Поручение { $deck }
move-send =
    { $who ->
        [you] отправляете
       *[other] отправляет
    } набор { $card-genitive }: размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , с { $wilds } Джокером
        [few] , с { $wilds } Джокерами
        [many] , с { $wilds } Джокерами
       *[other] , с { $wilds } Джокера
    }
move-ready =
    { $who ->
        [you] завершаете выбор
       *[other] завершает выбор
    }

## Стол
round = Раунд { $number }
round-over = Раунд { $number } окончен:
result = Итоговый счёт
hand = карты
points = очки
sets = наборы
your-hand = Ваша рука: { $cards }
glory-piles = Колоды: L { $left }, R { $right } · сброс: A { $a } ({ $a_count }), B { $b } ({ $b_count })
glory-figures = Фигурки Ниндзя: в запасе { $stock }, у игроков: { $held }
glory-tasks = Ваши Поручения: { $tasks }
call-piles = Колода: { $deck } · слева: { $left } ({ $left_count }) · справа: { $right } ({ $right_count }) · «Слушайте все!»: { $heard } из 2
prompt =
    { $who ->
        [you] Ваш ход
       *[other] { $name }, ваш ход
    } (номер или нотация, Ctrl-D — выйти):
left-game = Вы вышли из игры. Продолжить её можно так: courtcards play --resume
left-early = Вы вышли до первого хода; продолжать нечего.
saved = Запись игры сохранена: { $path }

## Проверка
verified =
    Всё верно: { $game }, игроков: { $players }. Раздач: { $deals }, { $source ->
        [fair] все по сиду, а сид следует из секрета и текстов игроков в записи; какое обязательство было показано до игры, по записи не узнать (сравните своё с помощью --commitment)
        [noted] все по сиду, сид следует из секрета и текстов игроков, а секрет соответствует обязательству, которое вы записали
        [seed] все по сиду
       *[decks] все колоды полные (сверить их не с чем: сида нет)
    }; ходов: { $actions }, все по правилам; { $state ->
        [over] очки и победа подсчитаны верно.
       *[open] очки за сыгранные раунды ({ $scored }) подсчитаны верно, игра не закончена.
    }

## Моделирование
games = партии
stopped =
    { $games ->
        [one] Остановлено после { $games } партии.
        [few] Остановлено после { $games } партий.
        [many] Остановлено после { $games } партий.
       *[other] Остановлено после { $games } партии.
    }
simulated =
    { $game }, игроков: { $players }; { $games ->
        [one] { $games } случайная партия
        [few] { $games } случайные партии
        [many] { $games } случайных партий
       *[other] { $games } случайной партии
    }
simulated-decisions = решения
simulated-speed = { $decisions } за { $seconds } с ({ $rate } млн в секунду)
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulated-rounds = раундов в партии
simulated-turns = ходов в раунде
simulated-endings = чем кончались раунды
simulated-shows-stolen-with = кто затмевал всех
simulated-seat = очки { $points }, победы { $won }
simulated-winner = очки победителя
ending-characters = набраны персонажи
ending-all-nine = выложены все девять
ending-draw-pile = опустела колода
ending-turns = предел ходов
ending-hear-ye = «Слушайте все!»

## Dataset
dataset-written =
    { $decisions ->
        [one] Записано { $decisions } решение
        [few] Записано { $decisions } решения
        [many] Записано { $decisions } решений
       *[other] Записано { $decisions } решения
    } из { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партии
    } в { $folder }.
dataset-unfinished = Партия { $number } не закончена, поэтому результата у неё нет.
dataset-other-game = Партия { $number } — это { $game }, а первая — { $first }: сделайте отдельный набор данных для каждой игры.
dataset-nothing = Записывать нечего: укажите записи или ботов, которые сыграют партии (`--bots greedy,scripted`).
dataset-empty = В { $folder } нет записей: их создаёт `courtcards arena --records --out`.
dataset-cannot-write = Не удалось записать { $path }: { $why }
dataset-format = { $given } — неизвестный формат; возможны: { $known }.
dataset-extra = Для файлов Parquet нужен PyArrow: pip install 'courtcards[dataset]'.
