# Игра в браузере.

## Везде
web-skip = К содержанию
web-nav = Главное меню
web-nav-lobby = Открытые столы
web-nav-games = Мои игры
web-nav-preferences = Настройки
web-nav-about = О проекте
web-home = На главную
web-close = Закрыть
web-cancel = Отмена
web-confirm = Подтвердить
web-loading = Минутку…
web-no-server = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-no-table = Стол не найден
web-no-entry = К этому столу нельзя присоединиться
web-notice = От тех, кто обслуживает сервер:
web-rules = Правила
web-rules-of = Правила игры { $game }
web-gallery = Все карты

## Главная
web-home-title = Две карточные игры за одним спокойным столом
web-home-lead = Сыграйте с ботами прямо сейчас или пришлите друзьям ссылку. Без регистрации.
web-home-new = Впервые здесь?
web-home-new-pitch = Научитесь играть за столом: пять минут настоящей игры, шаг за шагом.
web-home-note = Ваше имя и места хранятся на этом устройстве. Страницу можно закрыть в любой момент: игра вас подождёт.
web-games-waiting = Ваши игры
web-pitch-call-to-glory = Соберите персонажей императорского двора. Выкладывайте наборы, перебивайте чужие и успейте закончить раунд, пока не перебили ваши.
web-pitch-come-to-call = Берите карты, сбрасывайте, ждите второго «Слушайте все!». Потом каждый тайно отправляет гостей ко двору, и один из них затмит всех.
web-facts-call-to-glory = От 2 до 4 игроков · около 30 минут · три варианта
web-facts-come-to-call = От 2 до 6 игроков · около 20 минут
web-play-bots = Играть с ботами
web-play-friends = Играть с друзьями
web-lesson = Учиться играя
web-daily = Раздача дня
web-daily-pitch = Каждый день одна раздача, и все играют её против одного и того же бота. Что вы сумеете сделать со своими картами?
web-daily-open = К сегодняшней раздаче
web-practice = Упражняться
web-practice-title = Найдите лучший ход
web-practice-pitch = Решения из ваших партий и из партии дня, какими они были тогда. Выберите ещё раз и сравните.

## Новая игра
web-setup-bots = Игра с ботами
web-setup-friends = Игра с друзьями
web-start = Начать
web-make-table = Создать стол
web-game = Игра
web-your-name = Ваше имя
web-guest-names = Журавль, Выдра, Барсук, Цапля, Лис, Сорока, Заяц, Зяблик, Куница, Стриж
web-players = Игроки
web-level = Сила ботов
web-level-note = От Пажа, который ещё учится, до Государя, который не прощает ничего.
web-level-ahead =
    По замерам при { $players } игроках { $below ->
        [page] Оруженосец опережает Пажа
        [squire] Герольд опережает Оруженосца
        [herald] Рыцарь опережает Герольда
        [knight] Канцлер опережает Рыцаря
       *[chancellor] Государь опережает Канцлера
    } в { $percent } % партий.
web-bot-pace = Скорость ботов
web-bot-pace-once = Мгновенно
web-bot-pace-quick = Быстро
web-bot-pace-human = Как человек
web-bot-pace-calm = Неспешно
web-variant = Вариант
web-about-standard = Четыре раунда.
web-about-quick = Один раунд, минут десять.
web-about-tasks = Три раунда с тайными Поручениями, из-за которых некоторые персонажи ценятся дороже.
web-about-ninja = Выложите набор Ниндзя, чтобы получить фигурку. В один из следующих ходов она уберёт карту из чужого набора.
web-pace = Контроль времени
web-pace-untimed = Без ограничения времени
web-pace-live =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    } на игрока и ещё { $increment } с за ход
web-pace-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } на каждое решение
web-who-sees = Кто видит стол
web-listed = Показать среди открытых столов
web-listed-yes = Стол виден среди открытых: присоединиться может любой.
web-listed-no = Найти этот стол можно только по ссылке.
web-allow-spectators = Другие могут смотреть
web-no-spectators = Больше никто не может смотреть
web-spectators-yes = Смотреть может любой, у кого есть ссылка, но чужих карт он не увидит.
web-spectators-no = Этот стол видят только игроки.

## До начала
web-seat-open = Свободное место
web-bot = Бот
web-this-is-you = Это вы
web-here = На месте
web-not-here = Нет на месте
web-sit = Сесть сюда
web-remove = Убрать
web-remove-sure = Убрать игрока { $name }? Сесть за этот стол снова будет нельзя.
web-get-up = Освободить место
web-add-bot = Добавить бота
web-remove-bot = Убрать
web-waiting-for =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
        [many] Свободно ещё { $count } мест.
       *[other] Свободно ещё { $count } места.
    }
web-shuffling = Все на месте. Карты тасуются…
web-starts-itself = Игра начнётся, как только займут все места.
web-invite = Пригласить друзей
web-link = Ссылка на этот стол
web-link-local = Эта ссылка работает только на этом компьютере. Чтобы пригласить другие устройства, откройте эту страницу по сетевому адресу, который сервер показывает при запуске.
web-copy = Скопировать ссылку
web-copied = Скопировано
web-qr = QR-код ссылки
web-fairness = Честная раздача
web-fairness-how = Пока никто ещё не сел, сервер загадывает секрет и показывает его отпечаток. Устройство каждого игрока добавляет свои случайные цифры. Вместе они определяют, как перетасована колода: подобрать карты никто не может, а после игры это может проверить каждый.

## Списки
web-lobby-empty = Сейчас нет открытых столов.
web-join =
    { $count ->
        [one] Присоединиться ({ $count } место)
        [few] Присоединиться ({ $count } места)
        [many] Присоединиться ({ $count } мест)
       *[other] Присоединиться ({ $count } места)
    }
web-watch = Смотреть
web-games-none = Вы ещё не сыграли ни одной игры.
web-games-going = Идут
web-games-ended = Закончены
web-more-games = Показать ещё
web-state-won = Победа
web-state-over = Поражение
web-state-open = Ждёт игроков
web-state-others = Ходят другие
web-state-due = Ваш ход, срок { $when }

## Настройки
web-language = Язык
web-theme = Тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-deck = Рубашка карт и стол
web-deck-classic = Классика
web-deck-pine = Сосна
web-deck-plum = Слива
web-speed = Скорость анимации
web-speed-slow = Низкая
web-speed-normal = Обычная
web-speed-fast = Высокая
web-speed-off = Выкл.
web-confirm-moves = Подтверждать каждый ход
web-confirm-auto = На сенсорных экранах и в медленных играх
web-confirm-always = Всегда
web-confirm-never = Никогда
web-sounds = Звук
web-sounds-on = Звук: вкл.
web-sounds-off = Звук: выкл.
web-notify = Уведомлять, когда мой ход, даже если страница в фоне
web-notify-denied = Браузер блокирует уведомления с этой страницы.
web-letters = Использовать буквы и цифры как горячие клавиши за столом
web-save = Сохранить
web-saved = Сохранено.
web-kept-here = Настройки хранятся только на этом устройстве.

## О проекте
web-about-what = Court Cards — место, где можно сыграть в две карточные игры с друзьями и ботами, на своём компьютере или сервере, без регистрации и без слежки.
web-about-credits = Игры
web-credit-call-to-glory = «Зов Славы» (Call to Glory) — игра Михаэля Шахта, изданная White Goblin Games в 2012 году.
web-credit-come-to-call = Come to Call принадлежит своему автору и издателю.
web-about-not-affiliated = Проект не связан ни с авторами, ни с издателями. Рисунки, тексты и код — собственные.
web-about-fair = Честность
web-about-made-of = На чём сделано
web-about-open = Код открыт по лицензии MIT. Шрифт — Alegreya Sans Хуана Пабло дель Пераля (SIL Open Font License). Все карты нарисованы для этого проекта.
web-about-licenses = Лицензии всех компонентов
web-back = Рубашка

## За столом
web-table = Стол
web-round-of = Раунд { $number } из { $rounds }
web-round-short = Раунд
web-score-sheet = Счёт
web-total = Всего
web-log = Журнал игры
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
        [one] { $count } очко милости
        [few] { $count } очка милости
        [many] { $count } очков милости
       *[other] { $count } очка милости
    }
web-order = Персонажи, от самого сильного к самому слабому
web-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
web-set = { $count } { $card }
web-set-row =
    { $name }: { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
        [many] { $count } персонажей
       *[other] { $count } персонажа
    } из { $needed }, нужных для конца раунда
web-no-sets = Наборов пока нет
web-starter = Первый игрок
web-dealer = Сдающий
web-stand-in = Замена: { $level }
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
web-course-characters = персонажей у одного игрока
web-course-nine = персонажей на столе
web-course-piles =
    { $count ->
        [one] осталась { $count } карта в меньшей колоде
        [few] осталось { $count } карты в меньшей колоде
        [many] осталось { $count } карт в меньшей колоде
       *[other] осталось { $count } карты в меньшей колоде
    }
web-course-call = Что завершит раунд и игру
web-course-heard = «Слушайте все!» { $count } из 2
web-course-favor =
    { $count ->
        [one] Для победы: затмить всех и иметь не меньше { $count } очка милости
        [few] Для победы: затмить всех и иметь не меньше { $count } очков милости
        [many] Для победы: затмить всех и иметь не меньше { $count } очков милости
       *[other] Для победы: затмить всех и иметь не меньше { $count } очка милости
    }
web-heard = «Слушайте все!» в центре стола: { $count }
web-nine = Девять персонажей и сколько карт нужно для нового набора
web-nine-laid =
    { $card }: { $who ->
        [you] у вас — { $count }
       *[other] у игрока { $name } — { $count }
    }; для нового набора нужно не меньше { $need }
web-nine-free = { $card }: набора ещё нет; для набора нужно не меньше { $need }
web-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-watching = Вы зритель
web-title-turn = Ваш ход
web-reconnecting = Связь потеряна. Переподключаемся…
web-days-left = { $days } д { $hours } ч
web-leave = Уйти (вместо вас сыграет бот)
web-give-up = Сдаться
web-leave-sure = Выйти из игры? Пока вас нет, за вас играет бот.
web-leave-last = Выйти из игры? Больше никто не играет, поэтому она закончится.
web-give-up-sure = Сдаться? Игра закончится, и продолжить её будет нельзя.
web-leave-yes = Выйти
web-stay = Остаться
web-left = Вы вышли из игры
web-left-bot = За вас играет бот «{ $level }». Остальные продолжают игру.
web-take-back = Вернуться на своё место
web-given-up = Игра прекращена
web-given-up-points = Счёт на этот момент:
web-only-hear-ye = В центр кладут только «Слушайте все!». Сбросьте эту карту в левую или правую стопку.
web-part-all = В наборе уже все такие карты с вашей руки: { $card }.

## Что делать
web-other-draw = { $name } берёт карту.
web-other-play = { $name } решает, что выложить или сбросить.
web-other-discard = { $name } выбирает карту для сброса.
web-other-pile = { $name } выбирает стопку для карт, уходящих со стола.
web-other-after = { $name } может применить фигурку или завершить ход.
web-other-reveal = { $name } выбирает Поручение, которое откроет.
web-other-decides = { $name } думает.
web-decide = Выберите действие.
web-others-choose = Вы отправили свои наборы. Другие, возможно, ещё выбирают.
web-others-choose-none = В этот раз набор собрать не из чего. Другие, возможно, ещё выбирают.
web-all-choose = Все тайно выбирают наборы.
web-picked = { $card }:
web-short-lay = Выложить { $count }
web-short-discard =
    { $pile ->
        [left] Сбросить в левую стопку
        [right] Сбросить в правую стопку
       *[other] Сбросить в { $pile }
    }
web-sure = { $move }?
web-hint = Сильнейший бот советует: { $move }
web-hint-ask = Подсказка
web-hint-thinking = Сильнейший бот думает…
web-fewer = На карту меньше
web-more = На карту больше
web-strike = Применить фигурку
web-strike-choose = Выберите набор, который потеряет карту.
web-call-type = Персонаж набора
web-call-order = Наборы отправляют слева направо. После этого набора те, что левее, отправить уже нельзя.
web-call-size =
    Размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }
web-part-fewer = Убрать { $card-accusative }
web-part-more = Добавить { $card-accusative }
web-plan-send =
    { $count ->
        [one] Отправить { $count } набор
        [few] Отправить { $count } набора
        [many] Отправить { $count } наборов
       *[other] Отправить { $count } набора
    }
web-plan-one = Только { $card }
web-plan-take = Включить
web-plan-goes = включён
web-plan-out = остаётся
web-plan-sent = отправлен
web-plan-butlers = Каждому набору нужен свой Дворецкий, а ваши все заняты. Сначала уберите другой набор.
web-plan-not-there = Этой карте не место в этом наборе.

## Что происходит
web-alarm-beaten =
    { $name } перебивает ваш набор: { $count ->
        [one] со стола уходит { $count } { $card }!
        [few] со стола уходят { $count } { $card }!
        [many] со стола уходят { $count } { $card }!
       *[other] со стола уходят { $count } { $card }!
    }
web-alarm-struck = { $name } убирает { $card-accusative } из вашего набора!
web-log-sat = { $name } садится за стол
web-log-left = Место { $seat } снова свободно
web-log-handed = Вместо игрока { $name } играет бот «{ $level }»
web-log-returned = { $name } снова здесь
web-log-redrawn = Один из игроков не прислал свою часть для тасования, поэтому сервер загадал новый секрет.
web-log-task = { $name }, Поручение { $deck }: { $card }
web-log-reshuffle = Стопки сброса перетасованы в новую колоду
web-log-call = Все тайно выбирают наборы
web-log-round = Конец раунда { $number }
web-round-over = Раунд { $number } окончен
web-ending-characters = У одного из игроков достаточно персонажей.
web-ending-all-nine = Все девять персонажей на столе.
web-ending-draw-pile = Одна из колод пуста.
web-ending-turns = Достигнут предел ходов в раунде.
web-go-on = Дальше
web-next = Дальше
web-skip-show = К результату
web-show = Представление в раунде { $round }
web-act-reveal = Показ
web-act-original = Оригинальность
web-act-powerful = Сила
web-act-intriguing = Интрига
web-tell-reveal = Все наборы открываются одновременно.
web-tell-original = Остаются только оригинальные: наборы одного персонажа и размера покидают сцену.
web-tell-powerful = У каждого персонажа остаётся только самый большой набор.
web-tell-intriguing = Всех затмит самый сильный персонаж, если только Шут не сравнится с Королём другого игрока.
web-set-out = покинул сцену
web-set-best = затмевает всех
web-show-none =
    { $who ->
        [you] Вы никого не отправляете
       *[other] Никого не отправляет
    }
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
web-review-this = Разобрать партию
web-daily-results = Результаты
web-verify = Проверить раздачу
web-look = Посмотреть на стол
web-verify-ok = Честно: каждая колода совпадает с обещанной.
web-verify-record-only = Раздача соответствует своему секрету, но до игры это устройство ничего не сохранило, и сверить её не с чем.
web-verify-bad = Эта раздача не совпадает с обещанной.
web-verify-how = Эта страница проверила, как перемешаны колоды и кто начинает. Чтобы проверить и задания, и повторные перемешивания, и каждый ход: courtcards verify { $file }

## Кого-то нет
web-away = Нет на месте
web-away-wait = Нет на месте, ждём ещё { $time }
web-wait-shorter = Ждать не дольше, чем договорились
web-wait-longer = Ждать дольше
web-wait-not = Не ждать меня
web-wait-me-how = Если связь прервётся, остальные подождут, как договорились, и только потом за вас сможет играть бот.
web-wait-me = Ждать меня
web-wait-not-how = Если связь прервётся, остальные смогут сразу посадить за вас бота.
web-hand-over = Пусть играет бот

## Клавиши
web-keys = Горячие клавиши
web-keys-piles = Взять из колоды или стопки
web-keys-cards = Выбрать карты на руке
web-keys-actions = Выбрать действие
web-keys-lay = Выложить выбранные карты набором
web-keys-count = Выбрать больше или меньше
web-keys-discard = Сбросить выбранную карту
web-keys-strike = Применить фигурку Ниндзя, затем цифрой выбрать набор
web-keys-end = Завершить ход
web-keys-types = Выбрать персонажа набора для представления
web-keys-one = Отправить только этот набор и выбрать следующий
web-keys-ready = Больше не отправлять наборов
web-keys-confirm = Подтвердить ход
web-keys-cancel = Вернуть или отменить
web-keys-hint = Спросить совета у сильнейшего бота (только в игре против ботов)
web-keys-help = Показать этот список

## Шаги
web-review-at = Шаг { $number } из { $of }
web-review-back = Назад
web-lesson-again = Начать заново
