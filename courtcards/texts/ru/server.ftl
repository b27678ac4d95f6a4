# Что говорит сервер столов: по одному предложению.

## Столы
table-unknown = По этому адресу стола нет. Проверьте ссылку.
table-is-open = Игра ещё не началась.
table-is-playing = Игра уже идёт.
table-is-over = Игра окончена.
table-is-given-up = Эта игра прекращена.
table-is-closed = Этот стол закрыли те, кто обслуживает сервер.
table-not-over = Запись будет доступна, когда игра закончится.
table-no-seat = Места { $seat } нет; места — от 0 до { $last }.
table-no-person = На месте { $seat } никто не сидит.
table-seat-taken = Место { $seat } занято. Выберите другое.
table-sits-already = Вы уже сидите за этим столом.
table-sits-not = Вы не сидите за этим столом.
table-text = Текст для тасования — от 16 до 64 строчных шестнадцатеричных цифр.
table-text-hash = Чтобы сесть за стол, отправьте SHA-256 своего текста для тасования: 64 строчные шестнадцатеричные цифры.
table-text-other = Это не тот текст, который был обещан.
table-text-not-now = Для этого текста слишком рано или слишком поздно.
table-starting = Игра вот-вот начнётся. Сейчас ничего нельзя изменить.
table-level = Такого уровня нет; есть { $known }.
table-only-bots = Хотя бы одно место должно быть для человека.
table-seat-count = Игроков в этой игре — { $players }, а мест дано { $seats }.
table-host-only = Это может сделать только хозяин стола.
table-others-play = Остальные ещё играют. Покиньте стол, и за вас доиграет бот.
table-handed-already = За место { $seat } уже играет бот.
table-is-here = На месте { $seat } замена не нужна: игрок здесь.
table-wait =
    { $seconds ->
        [one] Этого игрока нужно подождать ещё { $seconds } секунду.
        [few] Этого игрока нужно подождать ещё { $seconds } секунды.
        [many] Этого игрока нужно подождать ещё { $seconds } секунд.
       *[other] Этого игрока нужно подождать ещё { $seconds } секунды.
    }
table-wait-agreed =
    { $seconds ->
        [one] За этим столом отсутствующего ждут не меньше { $seconds } секунды.
        [few] За этим столом отсутствующего ждут не меньше { $seconds } секунд.
        [many] За этим столом отсутствующего ждут не меньше { $seconds } секунд.
       *[other] За этим столом отсутствующего ждут не меньше { $seconds } секунды.
    }
table-spectator = Вы только смотрите. Это могут делать лишь те, кто сидит за столом.
table-hint-people = Подсказки доступны, только когда все ваши соперники — боты.
table-hint-thinking = Подсказка уже готовится.
table-no-spectators = За этим столом наблюдать нельзя.
table-listed-many = У вас уже достаточно открытых столов. Начните игру за одним из них или пригласите по ссылке.
table-crowded = Лимит изменений за этим столом исчерпан. Играть можно и дальше.
table-sits-often = Вы слишком часто садились за этот стол и вставали.
table-plays-many = Вы участвуете в { $most } незаконченных играх. Сначала закончите одну из них или выйдите из неё.
table-removed = Создатель стола убрал вас из-за этого стола.
table-removes-self = Себя убрать нельзя: просто встаньте.
table-returns = Вы слишком часто уходили и возвращались: за вас и дальше играет бот.
action-not-your-turn = Сейчас не ваш ход.

## Запросы и сообщения
server-who = Токена нет, или он неизвестен. Создайте нового игрока.
player-banned = Те, кто обслуживает сервер, заблокировали этого игрока.
player-deleted = Этот игрок удалён. Обновите страницу, чтобы играть как новый гость.
server-draining = Сервер скоро перезапустится, поэтому создать стол сейчас нельзя. Начатые игры потом продолжатся.
server-hello = Первым сообщением соединения должно быть hello, с protocol и token.
server-hello-again = Это соединение уже сказало hello.
server-protocol = Этот сервер поддерживает версию протокола { $known }, а не { $given }. Перезагрузите страницу.
server-message = Сообщение неверно: { $why }.
server-too-fast = Слишком много сообщений: не больше { $most } в секунду.
server-invalid = { $where }: { $why }.
server-name = В имени не может быть невидимых символов, а также отдельных или нагромождённых диакритических знаков
server-no-page = По этому адресу ничего нет.
server-method = Этот адрес не принимает таких запросов.
server-wrong = На этот запрос не удалось ответить.
server-too-many = Слишком много запросов. Подождите десять секунд и попробуйте снова.
server-too-large = Запрос слишком велик: не больше 64 КиБ.
server-storage = Сервер сейчас не может записать на диск, поэтому ничего не изменилось. Попробуйте чуть позже.
server-unsure = Сервер потерял связь с базой данных и не знает, внесено ли это изменение. Проверьте чуть позже.
server-log = Журнал стола { $table } не удаётся воспроизвести: запустите «courtcards db check».
server-commitment = Секрет стола { $table } не соответствует его обязательству: запустите «courtcards db check».

## База данных
store-url = База данных «{ $url }» не поддерживается. Нужна sqlite:///FILE или postgresql://USER@HOST/NAME.
store-extra = Для PostgreSQL нужен драйвер: pip install 'courtcards[postgres]'.
redis-extra = Для Redis нужен драйвер: pip install 'courtcards[redis]'.
store-cannot-open = Не удалось открыть базу данных: { $why }. Проверьте её или выберите другую через --database.
store-full = На диске, где находится { $path }, нет места. Освободите место или выберите другое.
redis-url = Адрес { $given } не похож на адрес сервера Redis, например redis://localhost.
store-broken = Не удаётся использовать базу данных: { $why }. Проверьте её, выберите другую с помощью --database или восстановите резервную копию командой «courtcards db restore».
store-in-use = Базу данных { $url } использует другой сервер. Сначала остановите его.

## Запуск
serve-local = На этом компьютере:
serve-lan = В вашей сети:
serve-stop = Ctrl+C останавливает сервер. После запуска каждая игра продолжится с того же места.
serve-compiling = Court Cards компилируется для этого компьютера. Играть можно сразу; самый сильный бот будет готов через несколько минут.
serve-port = Сервер не может слушать { $host }, порт { $port }: { $why }. Остановите программу, которая занимает порт, или выберите другой.
serve-log = Формат журнала должен быть text или json, а не { $given }.
serve-workers-redis = С --workers=0 у сервера нет своих процессов для ботов, поэтому нужен --redis: через него работает courtcards worker.
serve-config = Не удалось прочитать настройки из { $path }: { $why }.
serve-config-unknown = Неизвестная настройка { $name } в { $path }. Есть { $known }.

## courtcards db
db-copying = Копирование строк
db-checking = Проверка столов
db-missing = По адресу { $path } базы данных нет.
db-backed-up = { $path }: строк { $rows }, { $kib } КиБ.
db-restored =
    { $rows ->
        [one] Из { $path } восстановлена { $rows } строка.
        [few] Из { $path } восстановлены { $rows } строки.
        [many] Из { $path } восстановлено { $rows } строк.
       *[other] Из { $path } восстановлено { $rows } строки.
    }
db-migrated = База данных обновлена с версии { $before } до версии { $after }.
db-fault = Стол { $table }: { $why }.
db-checked =
    Проверено столов: { $tables }; { $faults ->
        [0] ошибок нет.
       *[other] не сходится с журналом: { $faults }.
    }
db-file-exists = Файл { $path } уже есть. Выберите другое имя.
db-no-file = Файла { $path } нет.
db-not-empty = В базе данных уже есть столы. Восстанавливайте в пустую.
db-revision = Версия базы данных — { $found }, а этой программе нужна { $needed }: запустите «courtcards db migrate».
db-newer = Версия базы данных { $found } новее этой программы. Установите более новую версию Court Cards.

## courtcards admin
admin-table = стол
admin-game = игра
admin-status-is = состояние
admin-updated = последнее событие
admin-people = люди
admin-player = игрок
admin-name-is = имя
admin-created = создан
admin-going-on = столы
admin-banned = заблокирован
admin-server = сервер
admin-machine = компьютер (процесс)
admin-version = версия
admin-started = запущен
admin-tables = столы
admin-connections = соединения
admin-unwritten = не записано
admin-running = работает
admin-draining = перед перезапуском
admin-number = №
admin-time = время
admin-operator = кто
admin-act = действие
admin-subject = о чём
admin-detail = подробности
admin-stored = В базе данных игроков: { $players } (заблокировано: { $banned }); столов открыто: { $open }, в игре: { $playing }, завершено: { $over }, прекращено или закрыто: { $given_up }.
admin-closed = Стол { $table } закрыт. Его журнал сохранён.
admin-renamed = Игрока { $player } теперь зовут { $name }.
admin-banned-now = Игрок { $name } ({ $player }) заблокирован.
admin-unbanned = Игрок { $name } ({ $player }) снова может играть.
admin-deleted =
    { $tables ->
        [0] Игрок { $name } ({ $player }) удалён.
        [one] Игрок { $name } ({ $player }) удалён и покинул { $tables } стол.
        [few] Игрок { $name } ({ $player }) удалён и покинул { $tables } стола.
        [many] Игрок { $name } ({ $player }) удалён и покинул { $tables } столов.
       *[other] Игрок { $name } ({ $player }) удалён и покинул { $tables } стола.
    }
admin-noticed = Теперь на всех страницах видно: { $words }
admin-cleared = Объявления на страницах больше нет.
admin-drained =
    { $servers ->
        [one] { $servers } сервер больше не принимает новых столов. Его можно перезапустить.
        [few] { $servers } сервера больше не принимают новых столов. Их можно перезапустить.
        [many] { $servers } серверов больше не принимают новых столов. Их можно перезапустить.
       *[other] { $servers } сервера больше не принимают новых столов. Их можно перезапустить.
    }
admin-resumed =
    { $servers ->
        [one] { $servers } сервер снова принимает новые столы.
        [few] { $servers } сервера снова принимают новые столы.
        [many] { $servers } серверов снова принимают новые столы.
       *[other] { $servers } сервера снова принимают новые столы.
    }
admin-status = Нет состояния «{ $given }»; можно выбрать { $known }.
admin-no-table = Нет стола «{ $given }». Все столы показывает «courtcards admin tables».
admin-table-ended = Игра за столом { $table } уже закончилась.
admin-busy = Серверы всё время что-то записывают для стола { $table }. Попробуйте ещё раз.
admin-no-player = Нет игрока «{ $given }». Всех игроков показывает «courtcards admin players».
admin-name = В имени от 1 до { $most } знаков, и ни один из них не должен быть невидимым.
admin-banned-already = Игрок { $player } уже заблокирован.
admin-not-banned = Игрок { $player } не заблокирован.
admin-notice-words = В объявлении от 1 до { $most } знаков, и ни один из них не должен быть невидимым.
admin-notice-or-clear = Укажите либо текст объявления, либо --clear.
admin-no-server = Сервер «{ $given }» не работает; можно выбрать { $known }.
admin-no-servers = На этой базе данных не работает ни один сервер.

## Раздача дня, упражнения, анализ
daily-closed = Сегодня эту раздачу играют все, поэтому карты остаются в секрете до конца дня — до полуночи по UTC.
daily-unknown = На этот день раздачи нет.
daily-device = На этом устройстве сегодняшнюю раздачу уже сыграли. Завтра будет новая.
table-hint-daily = В раздаче дня подсказок нет.
practice-unknown = Такой позиции нет, или разбор её партии уже не хранится.
review-busy = Слишком много партий ждёт разбора. Попробуйте через несколько минут.
