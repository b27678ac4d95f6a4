# Игра в браузере.

## Везде
web-skip = К содержанию
web-nav = Страницы
web-nav-lobby = Открытые столы
web-nav-games = Мои игры
web-nav-preferences = Настройки
web-nav-about = О проекте
web-home = На главную
web-close = Закрыть
web-cancel = Отмена
web-confirm = Сделать ход
web-loading = Минутку…
web-no-server = Сервер не отвечает: проверьте соединение и попробуйте ещё раз.
web-no-table = Здесь нет стола
web-rules = Правила
web-rules-of = Правила: { $game }
web-gallery = Все карты

## Главная
web-home-title = Две карточные игры за одним спокойным столом
web-home-lead = Сыграйте с ботами прямо сейчас или пошлите друзьям ссылку. Без регистрации.
web-home-note = Ваше имя и места хранятся на этом устройстве. Игра, из которой вы вышли, вас подождёт.
web-games-waiting = Ваши игры
web-pitch-call-to-glory = Соберите персонажей императорского двора. Выкладывайте наборы, перебивайте чужие и успейте закончить раунд, пока не перебили ваши.
web-pitch-come-to-call = Берите, сбрасывайте, ждите второго «Слушайте все!». Потом каждый тайно отправляет гостей ко двору, и один из них затмит всех.
web-facts-call-to-glory = От 2 до 4 игроков · около 30 минут · три варианта
web-facts-come-to-call = От 2 до 6 игроков · около 20 минут
web-play-bots = Играть с ботами
web-play-friends = Играть с друзьями

## Новая игра
web-setup-bots = Игра с ботами
web-setup-friends = Стол для друзей
web-start = Начать
web-make-table = Открыть стол
web-game = Игра
web-your-name = Ваше имя
web-guest-names = Журавль, Выдра, Барсук, Цапля, Лис, Сорока, Заяц, Зяблик, Куница, Стриж
web-players = Игроки
web-level = Сила ботов
web-level-note = От Пажа, который ещё учится, до Государя, который не прощает ничего.
web-bot-pace = Темп ботов
web-bot-pace-once = Сразу
web-bot-pace-quick = Быстро
web-bot-pace-human = Как люди
web-bot-pace-calm = Спокойно
web-variant = Вариант
web-about-standard = Четыре раунда.
web-about-quick = Один раунд, минут десять.
web-about-tasks = Три раунда; тайные Поручения делают некоторых персонажей дороже.
web-about-ninja = Кто выкладывает Ниндзя, берёт фигурку и сможет потом убрать карту из чужого набора.
web-pace = Время
web-pace-untimed = Без часов
web-pace-live =
    По { $minutes ->
        [one] { $minutes } минуте
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    } каждому, { $increment } с за каждый ход
web-pace-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } на каждое решение
web-who-sees = Кто найдёт стол
web-listed = Показать среди открытых столов
web-listed-yes = Стол открыт для всех: сесть может любой.
web-listed-no = Этот стол найдёт только тот, у кого есть ссылка.
web-allow-spectators = Другие могут смотреть
web-no-spectators = Больше никто не смотрит
web-spectators-yes = У кого есть ссылка, тот может смотреть, не видя ничьих карт.
web-spectators-no = Кроме игроков, никто не видит стол.

## До начала
web-seat-open = Свободное место
web-bot = Бот
web-this-is-you = Это вы
web-here = На месте
web-not-here = Сейчас не на месте
web-sit = Сесть
web-get-up = Встать
web-add-bot = Посадить бота
web-remove-bot = Убрать
web-waiting-for =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
        [many] Свободно ещё { $count } мест.
       *[other] Свободно ещё { $count } места.
    }
web-starts-itself = Игра начнётся сама, когда займут все места.
web-invite = Пригласить друзей
web-link = Ссылка на этот стол
web-link-local = Эта ссылка работает только на этом компьютере. Для других устройств откройте страницу по её адресу в сети: сервер называет его при запуске.
web-copy = Скопировать ссылку
web-copied = Скопировано
web-qr = Ссылка как QR-код
web-fairness = Честная раздача
web-fairness-how = Сервер задумал секрет и показывает его отпечаток до того, как кто-либо сядет. Устройство каждого игрока добавляет свои случайные цифры. Колоду тасует только то и другое вместе, поэтому никто не может подобрать карты, а после игры каждый может это проверить.

## Списки
web-lobby-empty = Сейчас нет столов, открытых для всех.
web-join =
    { $count ->
        [one] Сесть: { $count } место
        [few] Сесть: { $count } места
        [many] Сесть: { $count } мест
       *[other] Сесть: { $count } места
    }
web-watch = Смотреть
web-games-none = Вы ещё не играли.
web-games-going = Идут
web-games-ended = Закончены
web-more-games = Показать ещё
web-state-won = Победа
web-state-over = Окончена
web-state-open = Ждёт игроков
web-state-others = Думают другие
web-state-due = Ваш ход, { $when }

## Настройки
web-language = Язык
web-theme = Цвета
web-theme-system = Как в системе
web-theme-light = Бумага
web-theme-dark = Лак
web-deck = Рубашка и стол
web-deck-classic = Классика
web-deck-pine = Сосна
web-deck-plum = Слива
web-speed = Скорость карт
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-off = Без движения
web-confirm-moves = Спрашивать перед каждым ходом
web-confirm-auto = На сенсорном экране и в медленных играх
web-confirm-always = Всегда
web-confirm-never = Никогда
web-sounds = Звуки
web-sounds-on = Звуки: есть
web-sounds-off = Звуки: нет
web-notify = Сообщать о моём ходе, даже если страница в фоне
web-notify-denied = Браузер не разрешает уведомления с этой страницы.
web-save = Сохранить
web-saved = Сохранено.
web-kept-here = Настройки действуют только на этом устройстве.

## О проекте
web-about-what = Court Cards — место для двух карточных игр с друзьями и ботами, на своём компьютере или сервере, без учётных записей и без чужих глаз.
web-about-credits = Игры
web-about-glory-credit = «Зов Славы» (Call to Glory) — игра Михаэля Шахта, изданная White Goblin Games в 2012 году.
web-about-call-credit = Come to Call принадлежит своему автору и издателю.
web-about-not-affiliated = Проект не связан ни с авторами, ни с издателями. Рисунки, слова и код — собственные.
web-about-fair = Честность
web-about-made-of = Из чего сделано
web-about-open = Код открыт по лицензии MIT. Шрифт — Alegreya Sans Хуана Пабло дель Пераля (SIL Open Font License). Все карты нарисованы для этого проекта.
web-back = Рубашка

## За столом
web-table = Стол
web-round-of = Раунд { $number } из { $rounds }
web-round-short = Раунд
web-score-sheet = Счёт
web-total = Всего
web-log = Что произошло
web-your-side = Ваша сторона стола
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
web-favor =
    { $count ->
        [one] { $count } милость
        [few] { $count } милости
        [many] { $count } милостей
       *[other] { $count } милости
    }
web-order = Виды от самого сильного к самому слабому
web-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
web-set = { $count } { $card }
web-set-row =
    { $name }: { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
        [many] { $count } персонажей
       *[other] { $count } персонажа
    } из { $needed }, завершающих раунд
web-no-sets = Наборов пока нет
web-starter = Первый игрок
web-dealer = Сдающий
web-stand-in = Играет { $level }
web-figures =
    { $count ->
        [one] { $count } фигурка Ниндзя
        [few] { $count } фигурки Ниндзя
        [many] { $count } фигурок Ниндзя
       *[other] { $count } фигурки Ниндзя
    }
web-stock =
    { $count ->
        [one] { $count } фигурка Ниндзя в запасе
        [few] { $count } фигурки Ниндзя в запасе
        [many] { $count } фигурок Ниндзя в запасе
       *[other] { $count } фигурки Ниндзя в запасе
    }
web-task = Поручение { $deck }: { $card }
web-task-hidden = Поручение { $deck }, закрыто
web-task-revealed = Поручение { $deck }: { $card }, открыто в раунде { $round }
web-draw-piles = Колоды
web-discard-piles = Стопки сброса
web-pile-deck = Колода
web-pile-left = Слева
web-pile-right = Справа
web-pile-open =
    Сверху { $card }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-course-glory = Что завершит раунд
web-course-characters = персонажей перед одним игроком
web-course-nine = персонажей на столе
web-course-piles =
    { $count ->
        [one] { $count } карта в меньшей колоде
        [few] { $count } карты в меньшей колоде
        [many] { $count } карт в меньшей колоде
       *[other] { $count } карты в меньшей колоде
    }
web-course-call = Что завершит раунд и игру
web-course-heard = «Слушайте все!» завершат раунд
web-course-favor =
    { $count ->
        [one] Для победы: { $count } милость и затмить всех
        [few] Для победы: { $count } милости и затмить всех
        [many] Для победы: { $count } милостей и затмить всех
       *[other] Для победы: { $count } милости и затмить всех
    }
web-heard = «Слушайте все!» в середине: { $count }
web-nine = Девять персонажей и сколько карт сейчас нужно для набора
web-nine-laid = { $card }: { $count }, владелец { $name }; для нового набора нужно { $need }
web-nine-free = { $card }: набора ещё нет; для набора нужно { $need }
web-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-watching = Вы смотрите
web-title-turn = Ваш ход
web-reconnecting = Связь потеряна. Пробуем снова…
web-days-left = { $days } д { $hours } ч
web-leave = Уйти: доиграет бот
web-give-up = Сдать игру

## Что делать
web-other-draw = { $name } берёт карту.
web-other-play = { $name } решает, что выложить или сбросить.
web-other-discard = { $name } выбирает карту для сброса.
web-other-pile = { $name } выбирает стопку для карт, уходящих со стола.
web-other-after = { $name } может использовать фигурку или завершить ход.
web-other-reveal = { $name } выбирает Поручение, которое откроет.
web-others-choose = Ваши наборы отправлены. Другие, возможно, ещё выбирают.
web-all-choose = Все тайно выбирают наборы.
web-picked = { $card }:
web-short-lay = Выложить { $count }
web-short-discard =
    { $pile ->
        [left] Сбросить влево
        [right] Сбросить вправо
       *[other] Сбросить в { $pile }
    }
web-sure = { $move }?
web-hint = Сильнейший бот советует: { $move }
web-hint-ask = Подсказка
web-hint-thinking = Сильнейший бот думает…
web-fewer = На карту меньше
web-more = На карту больше
web-strike = Фигурка Ниндзя
web-strike-choose = Выберите набор, который потеряет карту.
web-call-type = Вид набора
web-call-order = Наборы отправляют слева направо: после этого для предыдущих будет поздно.
web-call-size =
    Размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Меньше: { $card }
web-part-more = Больше: { $card }
web-plan-send =
    { $count ->
        [one] Отправить { $count } набор
        [few] Отправить { $count } набора
        [many] Отправить { $count } наборов
       *[other] Отправить { $count } набора
    }
web-plan-one = Только { $card }
web-plan-take = Участвует
web-plan-goes = к отправке
web-plan-out = остаётся
web-plan-sent = отправлен
web-plan-butlers = Каждому набору нужен Дворецкий, а ваши все заняты. Сначала оставьте другой набор.

## Что происходит
web-alarm-beaten = { $name } перебивает ваш набор: со стола уходит { $count } { $card }!
web-alarm-struck = { $name } убирает { $card-accusative } из вашего набора!
web-log-sat = { $name } садится за стол
web-log-left = Место { $seat } снова свободно
web-log-handed = Вместо { $name } играет { $level }
web-log-returned = { $name } снова здесь
web-log-task = { $name }, Поручение { $deck }: { $card }
web-log-reshuffle = Из стопок сброса замешана новая колода
web-log-call = Все выбирают наборы
web-log-round = Конец раунда { $number }
web-round-over = Раунд { $number } окончен
web-ending-characters = У одного из игроков достаточно персонажей.
web-ending-all-nine = Все девять персонажей на столе.
web-ending-draw-pile = Одна из колод пуста.
web-ending-turns = Все сделали столько ходов, сколько может быть в раунде.
web-go-on = Дальше
web-next = Дальше
web-skip-show = К концу
web-show = Представление раунда { $round }
web-act-reveal = Открыто
web-act-original = Оригинально
web-act-powerful = Мощно
web-act-intriguing = Интригующе
web-tell-reveal = Все наборы открываются одновременно.
web-tell-original = Остаётся только оригинальное: наборы одного вида и размера покидают сцену.
web-tell-powerful = От каждого вида остаётся только самый большой набор.
web-tell-intriguing = Всех затмит самый сильный вид, если только Шут не сравнится с Королём другого игрока.
web-show-none = Никого не отправляет
web-show-nobody = Никто не затмил остальных.
web-show-stolen =
    { $who ->
        [you] Вы затмили всех: { $card }!
       *[other] { $name } затмевает всех: { $card }!
    }

## Конец
web-you-won = Вы победили!
web-winner = Победа
web-results = Результат
web-rematch = Ещё раз
web-rematch-join = К реваншу
web-record = Скачать запись
web-verify = Проверить раздачу
web-look = Посмотреть на стол
web-verify-checking = Тасуем заново…
web-verify-ok =
    { $rounds ->
        [one] Честно: секрет тот самый, и колода { $rounds } раунда в точности им и стасована.
        [few] Честно: секрет тот самый, и колоды { $rounds } раундов в точности им и стасованы.
        [many] Честно: секрет тот самый, и колоды { $rounds } раундов в точности им и стасованы.
       *[other] Честно: секрет тот самый, и колоды { $rounds } раунда в точности им и стасованы.
    }
web-verify-bad = Эта раздача не совпадает с тем, что было обещано.
web-verify-how = Та же проверка без этой страницы: courtcards verify { $file }

## Кого-то нет
web-away = Нет на месте
web-away-wait = Нет на месте, ждём { $time }
web-wait-shorter = Не ждать
web-wait-longer = Ждать дольше
web-hand-over = Пусть играет бот

## Клавиши
web-keys = Клавиши
web-keys-piles = Взять из колоды или стопки
web-keys-cards = Выбрать карты в руке
web-keys-lay = Выложить выбранные карты набором
web-keys-count = Больше или меньше
web-keys-discard = Сбросить выбранную карту
web-keys-strike = Использовать фигурку Ниндзя; затем цифра выбирает набор
web-keys-end = Завершить ход
web-keys-types = Выбрать вид набора для отправки
web-keys-one = Отправить один набор и выбирать дальше
web-keys-ready = Больше не отправлять наборов
web-keys-confirm = Подтвердить ход
web-keys-cancel = Вернуть, отменить
web-keys-hint = Спросить совета у сильнейшего бота (только в игре против ботов)
web-keys-help = Этот список
