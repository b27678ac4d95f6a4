# Стол в терминале.

## Что делать
say-draw =
    { $turn ->
        [second] Возьмите вторую карту, из другой стопки.
       *[other] Возьмите карту.
    }
say-play = Выложите набор или сбросьте карту.
say-discard = Сбросьте карту.
say-after = Примените фигурку Ниндзя или завершите ход.
say-pile =
    { $count ->
        [one] { $count } { $cards } уходит со стола. Выберите стопку сброса.
        [few] { $count } { $cards } уходят со стола. Выберите стопку сброса.
        [many] { $count } { $cards } уходят со стола. Выберите стопку сброса.
       *[other] { $count } { $cards } уходят со стола. Выберите стопку сброса.
    }
say-decide = Ваш ход: выберите действие.
say-reveal = Раунд окончен. Откройте Поручение.
say-call = Выберите наборы для представления.
say-preparing = Боты готовятся. В первый раз на компьютере это занимает до двух минут…
say-preparing-level = Бот «{ $level }» готовится. В первый раз на компьютере это занимает несколько минут…
say-wait = { $name } думает…
say-over = Игра окончена.

do-draw = Взять карту { pile-name.from }
do-discard = Сбросить { $card-accusative } { pile-name.onto }
do-lay = Выложить набор: { $count } { $card }
do-pile =
    { $count ->
        [1] Положить карту в { $pile }
       *[other] Положить карты в { $pile }
    }
do-strike = Убрать { $card-accusative } у игрока { $owner }
do-end = Завершить ход
do-reveal = Открыть Поручение { $deck }
do-send =
    Отправить набор { $card-genitive }, размер { $size }{ $half ->
        [0] {""}
       *[other] ½
    }{ $wilds ->
        [0] {""}
        [one] , с { $wilds } Джокером
        [few] , с { $wilds } Джокерами
        [many] , с { $wilds } Джокерами
       *[other] , с { $wilds } Джокера
    }
do-ready = Готово: наборов больше не будет

## Что лежит на столе
known-cards = известные карты
pile-hidden =
    { $pile } { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
pile-deck =
    колода { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
empty = пусто
hand-title = Рука
tasks-title = Поручения
sent-title = Отправлено
course-glory =
    Раунд закончится, если у кого-то { $needed ->
        [one] будет { $needed } персонаж
        [few] будет { $needed } персонажа
        [many] будет { $needed } персонажей
       *[other] будет { $needed } персонажа
    } (пока максимум { $most }), на столе будут все девять (пока { $laid }) или одна из колод опустеет (осталось карт: { $cards }).
course-call =
    Раунд остановит второе «Слушайте все!» (пока { $heard }). Для победы: затмить всех и иметь не меньше { $favor ->
        [one] { $favor } очка милости.
        [few] { $favor } очков милости.
        [many] { $favor } очков милости.
       *[other] { $favor } очка милости.
    }

## Клавиши и окна
key-hint = Подсказка
key-type = Ввести ход
key-log = Журнал
key-rules = Правила
key-faster = Боты быстрее
key-slower = Боты медленнее
key-leave = Выйти из игры
key-quit = Выход
key-close = Закрыть
typed-placeholder = ход в нотации, например lay farmer 3
hint = Сильнейший бот советует:
hint-thinking = Сильнейший бот думает (в первый раз на компьютере это дольше)…
pace = Боты думают над ходом не меньше { $seconds } с.
curtain = Передайте клавиатуру: ходит { $name }.
curtain-open = Показать мои карты
leave = Выйти из игры? Она сохранится, и в следующий раз её можно будет продолжить.
leave-yes = Выйти
leave-no = Остаться
winners =
    { $count ->
        [one] Победа: { $names }
        [few] Победу делят: { $names }
        [many] Победу делят: { $names }
       *[other] Победу делят: { $names }
    }

## Перед игрой
person = Игрок { $number }
setup-title = Court Cards
setup-game = Игра
setup-variants = Вариант
setup-seats = Места
setup-person = Человек за этим экраном
setup-bot = Бот: { $level }
setup-empty = Свободно
setup-start = Начать
setup-resume = Продолжить незаконченную игру
variant-standard = Стандартная игра
variant-quick = Быстрая игра
variant-tasks = Поручения Императора
variant-ninja = Сила Ниндзя
variant-custom = Свои карты или длина

level-page = Паж
level-squire = Оруженосец
level-herald = Герольд
level-knight = Рыцарь
level-chancellor = Канцлер
level-sovereign = Государь

## Чем хорошо действие
why-take = У вас { $held }; для набора нужно { $needed }. Ещё скрыто: { $unseen }.
why-discard = У вас { $held }; для набора нужно { $needed }. Ещё скрыто: { $unseen }. Без этой карты можно обойтись.
why-unseen = Для набора ({ $card }) не хватает { $missing }. Ещё скрыто: { $unseen }.
why-lay = Набор приносит очков: { $worth }. Чтобы его перебить, нужно карт: { $more }; ещё скрыто: { $unseen }.
why-top = Карт этого персонажа у вас { $held }. Ещё скрыто: { $unseen }.
why-part = Карт этого персонажа у вас { $held }. Ещё скрыто: { $unseen }. Без этой карты можно обойтись.
why-deck = У вас { $held } { $card }. Ещё скрыто: { $unseen }.
why-cry = С ней в центре карт «Слушайте все!»: { $count } из 2.
