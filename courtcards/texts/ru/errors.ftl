# Что не так с настройками, действиями и записями и что с этим делать: по одному предложению.

## Настройки
option-language = Языка «{ $given }» здесь нет; есть { $known }.
option-game = Игры «{ $given }» здесь нет; есть { $known }.
option-unknown = Настройки «{ $name }» нет; у этой игры есть { $known }.
option-players = В эту игру играют от { $fewest } до { $most } человек, а не { $given }.
option-flag = Настройка { $name } должна быть true или false, а не { $given }.
option-number = Настройка { $name } должна быть целым числом от { $fewest } до { $most }, а не { $given }.
option-first = Настройка first должна быть местом от 0 до { $last }; если её нет, первого выбирает жребий; { $given } не годится.
option-quick-with-tasks = В быстрой игре один раунд, а Поручениям Императора нужны три: выберите либо quick, либо tasks.
option-rounds-set = Настройка rounds не сочетается с { $flag }: число раундов уже задано.
option-cards-form = Настройка cards должна задавать число карт каждого вида, например king: 5; { $given } не годится.
option-cards-unknown = Карты «{ $card }» не существует.
option-cards-count = Число карт { $card } должно быть целым от 0 до { $most }, а не { $given }.
option-cards-once = Карта { $card } может быть только одна.
option-cards-hear-ye =
    { $fewest ->
        [one] Нужна хотя бы { $fewest } карта hear-ye, иначе раунд не закончится.
        [few] Нужны хотя бы { $fewest } карты hear-ye, иначе раунд не закончится.
        [many] Нужно хотя бы { $fewest } карт hear-ye, иначе раунд не закончится.
       *[other] Нужно хотя бы { $fewest } карты hear-ye, иначе раунд не закончится.
    }
option-cards-butler = Нужен хотя бы один butler, иначе никто не соберёт набор.
option-cards-few = Карт { $count }, а на все руки и две колоды нужно не меньше { $fewest }.
option-cards-too-few = Без hear-ye карт { $count }, а на такое число игроков нужно не меньше { $fewest }.
option-cards-too-many = Карт { $count }, а должно быть не больше { $most }.
option-seed = Сид должен быть целым числом или текстом, который можно записать в UTF-8, а не { $given }.
option-seed-and-decks = Задайте либо сид, либо колоды, но не то и другое сразу.
option-names = Имена должны быть списком текстов в UTF-8, по одному на место (всего { $players }).
option-decks-form = decks должно быть списком колод, каждая из которых — список карт, а не { $given }.
option-decks-too-many = Колод дано { $count }, а раундов в игре не больше { $most }.
option-deck-form = Колода раунда { $round } должна быть списком карт.
option-deck-unknown = В колоде раунда { $round } есть карта «{ $card }», которой не существует.
option-deck-size = В колоде раунда { $round } карт { $count } вместо { $cards }.
option-deck-cards = В колоде раунда { $round } не сходится число каких-то карт.
option-until = Запись можно воспроизвести до любого действия от 0 до { $most }, но не до { $given }.
option-record-file = Не удалось сохранить запись в { $path }: { $why }.
option-no-unfinished = В { $path } нет незаконченной игры.
option-bot = Бота «{ $given }» нет; есть { $known }.

## Действия
action-no-such-seat = Места { $seat } нет; места — от 0 до { $last }.
action-no-such-number = Действия с номером { $number } нет; номера — от 0 до { $last }.
action-nothing-to-undo = Нет действия, которое можно отменить.
action-game-over = Игра окончена.
action-not-to-move = Сейчас не ход игрока на месте { $seat }.
action-unknown = «{ $action }» — не действие этой игры; пишите, например, так: «{ $example }».

## Записи
record-file = Не удалось прочитать файл { $path }: { $why }.
record-file-too-large = Файл { $path } больше { $most } МиБ: для записи это слишком много.
record-not-json = Это не запись: это неправильный JSON ({ $why }).
record-form = Запись должна быть объектом JSON, а не { $given }.
record-key-twice = «{ $key }» встречается в записи дважды.
record-key-unknown = В записи неизвестный ключ «{ $key }».
record-key-missing = В записи нет «{ $key }».
record-format = Это не запись Court Cards: её формат должен быть { $known }, а не { $given }.
record-format-other = Формат записи — { $given }, а эта версия читает { $known }; возможно, её прочтёт более новая.
record-part = Поле «{ $key }» в записи неверно. { $why }
record-options-form = «options» в записи должно быть объектом, в котором есть хотя бы «players».
record-first = «first» в записи должно быть местом от 0 до { $last }, а не { $given }.
record-first-option = По записи первым было место { $given }, а по её настройкам — место { $named }.
record-first-seed = По записи первым было место { $given }, а по её сиду — место { $dealt }.
record-tasks = В игре с Поручениями Императора «tasks» в записи должно давать каждому месту по одному Поручению из каждой колоды, без повторов; без них «tasks» быть не должно.
record-tasks-seed = Поручения в записи не те, что раздаёт её сид.
record-rounds-form = «rounds» в записи должно быть списком.
record-rounds-too-many = Раундов в записи { $count }, а в этой игре их не больше { $most }.
record-round-form = Раунд { $round } в записи должен быть объектом со списком «actions».
record-round-key-unknown = В раунде { $round } записи неизвестный ключ «{ $key }».
record-reshuffles-form = «reshuffles» в раунде { $round } должно быть списком колод.
record-numbers = «{ $key }» в записи должно быть списком целых чисел по числу игроков ({ $players }).
record-winners-form = «winners» в записи должно быть списком мест от 0 до { $last }.
record-needs = В записи без сида должно быть «{ $key }».
record-needs-deck = В записи без сида должна быть колода каждого раунда; в раунде { $round } её нет.
record-deck-seed = Колода раунда { $round } не та, что даёт сид записи.
record-after-end = В записи есть раунд { $round }, хотя игра уже окончена.
record-after-round = Раунд { $round } окончен до действия { $number }, «{ $action }».
record-action = В раунде { $round } действие { $number }, «{ $action }», невозможно. { $why }
record-reshuffle-missing = В раунде { $round } колоду перемешивают снова (номер { $number }), а в записи этого нет.
record-reshuffle-cards = Перемешанная колода { $number } раунда { $round } состоит не в точности из тех карт, что лежали под верхними.
record-reshuffles = Перемешанные колоды раунда { $round } не те, что в записанной игре.
record-round-unfinished = Раунд { $round } после последнего действия не окончен, но в записи уже есть его очки или следующий раунд.
record-scores-missing = Раунд { $round } окончен, но его очков в записи нет.
record-scores = По записи очки раунда { $round } — { $given }, а по правилам — { $played }.
record-totals = По записи итог — { $given }, а по правилам — { $played }.
record-winners = По записи победители — { $given }, а по правилам — { $played }.
record-fairness-form = «fairness» в записи должно состоять из «commitment», «secret» и «texts», и только.
record-fairness-secret = «secret» в записи должно состоять из 64 шестнадцатеричных цифр в нижнем регистре.
record-fairness-commitment = Секрет записи не соответствует обязательству, показанному до игры.
record-fairness-texts = В «texts» записи должны быть тексты по числу игроков ({ $players }): от 16 до 64 шестнадцатеричных цифр в нижнем регистре, у бота — пусто.
record-fairness-seed = Сид записи не получается из её секрета и текстов.
record-fairness-noted = Обязательство в записи не то, которое вы записали.
record-fairness-none = В записи нет ни текстов игроков, ни обязательства для сравнения.
output-failed = Не удалось записать вывод: { $why }.
out-of-memory = На этом компьютере не хватает памяти для этого: выберите меньшие числа.
file-failed = Не удаётся использовать { $path } ({ $why }): выберите другое место или проверьте права и свободное место.
