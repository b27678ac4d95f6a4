# Что говорит сервер столов: по одному предложению.

## Столы
table-unknown = Здесь нет стола: проверьте ссылку.
table-is-open = Игра ещё не началась.
table-is-playing = Игра идёт.
table-is-over = Игра окончена.
table-is-given-up = Этот стол закрыт.
table-not-over = Запись можно прочитать, когда игра окончена.
table-no-seat = Места { $seat } нет; места — от 0 до { $last }.
table-no-person = На месте { $seat } никто не сидит.
table-seat-taken = Место { $seat } занято: выберите другое.
table-sits-already = Вы уже сидите за этим столом.
table-sits-not = Вы не сидите за этим столом.
table-text = Чтобы сесть за стол, нужен текст из 16–64 шестнадцатеричных цифр в нижнем регистре: он становится частью раздачи.
table-level = Такого уровня нет; есть { $known }.
table-only-bots = Хотя бы одно место должно быть для человека.
table-seat-count = Игроков в этой игре — { $players }, а мест дано { $seats }.
table-host-only = Это может только тот, кто создал стол.
table-others-play = Остальные ещё играют: покиньте стол, и за вас доиграет бот.
table-handed-already = За место { $seat } уже играет бот.
table-is-here = Игрок на месте { $seat } здесь, или его и не было: заменять некого.
table-wait =
    { $seconds ->
        [one] Этого игрока нужно подождать ещё { $seconds } секунду.
        [few] Этого игрока нужно подождать ещё { $seconds } секунды.
        [many] Этого игрока нужно подождать ещё { $seconds } секунд.
       *[other] Этого игрока нужно подождать ещё { $seconds } секунды.
    }
table-spectator = Вы наблюдаете за этим столом; это могут только те, кто за ним сидит.
table-hint-people = Подсказки даются только в игре против ботов; здесь играет кто-то ещё.
table-hint-thinking = Подсказка уже готовится: подождите немного.
table-no-spectators = За этим столом наблюдать нельзя.
action-not-your-turn = Сейчас не ваш ход.

## Запросы и сообщения
server-who = Токена нет, или он неизвестен: запросите нового игрока.
server-hello = Первое сообщение соединения — hello, с protocol и token.
server-hello-again = Это соединение уже сказало hello.
server-protocol = Этот сервер говорит на версии { $known } протокола, а не { $given }: перезагрузите страницу.
server-message = Это сообщение не имеет смысла: { $why }.
server-too-fast = Слишком много сообщений: не больше { $most } в секунду.
server-invalid = { $where }: { $why }.
server-no-page = По этому адресу ничего нет.
server-method = Этот адрес не принимает таких запросов.
server-wrong = На этот запрос нельзя ответить.
server-too-many = Слишком много запросов: подождите десять секунд и попробуйте снова.
server-too-large = Запрос слишком велик: не больше 64 КиБ.
server-storage = Сервер сейчас не может записать на диск, поэтому ничего не изменилось: попробуйте чуть позже.
server-log = Журнал стола { $table } нельзя проследить: запустите «courtcards db check».
server-commitment = Секрет стола { $table } не соответствует его обязательству: запустите «courtcards db check».

## База данных
store-url = Базы данных «{ $url }» мы не знаем: нужна sqlite:///FILE или postgresql://USER@HOST/NAME.
store-extra = Для PostgreSQL нужен драйвер: pip install 'courtcards[postgres]'.
store-cannot-open = Не удалось открыть базу данных: { $why }.
store-broken = Базой данных нельзя пользоваться: { $why }.
store-in-use = Базу данных { $url } использует другой сервер: сначала остановите его.

## Запуск
serve-local = На этом компьютере:
serve-lan = В вашей сети:
serve-stop = Ctrl+C останавливает сервер; после запуска каждая игра продолжится с того же места.
serve-port = Сервер не может слушать { $host }, порт { $port }: { $why }.
serve-log = Журнал пишется как text или json, а не как { $given }.
serve-config = Не удалось прочитать настройки из { $path }: { $why }.
serve-config-unknown = В { $path } есть { $name }, а такой настройки нет; есть { $known }.

## courtcards db
db-copying = Копирование строк
db-checking = Проверка столов
db-backed-up = { $path }: строк { $rows }, { $kib } КиБ.
db-restored =
    { $rows ->
        [one] Из { $path } восстановлена { $rows } строка.
        [few] Из { $path } восстановлены { $rows } строки.
        [many] Из { $path } восстановлено { $rows } строк.
       *[other] Из { $path } восстановлено { $rows } строки.
    }
db-migrated = Теперь у базы данных форма { $after }, раньше была { $before }.
db-fault = Стол { $table }: { $why }.
db-checked =
    Проверено столов: { $tables }; { $faults ->
        [0] все сходятся со своими журналами.
       *[other] не сходится со своим журналом: { $faults }.
    }
db-file-exists = Файл { $path } уже есть: выберите другое имя.
db-no-file = Файла { $path } нет.
db-not-empty = В базе данных уже есть столы: восстанавливайте в пустую.
db-revision = У базы данных форма { $found }, а этой версии нужна { $needed }: запустите «courtcards db migrate».
