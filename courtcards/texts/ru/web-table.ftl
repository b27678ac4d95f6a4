# Стол в браузере: числа и подробности.

web-size = Карты и текст
web-size-small = Мелкие
web-size-normal = Обычные
web-size-large = Крупные
web-call-cried =
    { $who ->
        [you] Вы сбрасываете
       *[other] { $name } сбрасывает
    } { $heard ->
        [2] второе
       *[other] последнее
    } «Слушайте все!».
web-call-must = Вы можете собрать набор, поэтому нужно отправить хотя бы один.
web-call-must-short = Нужно отправить хотя бы один набор.
web-margin-ahead = Отрыв от игрока { $name }: { $points }
web-margin-behind = Ваше отставание: { $points }
web-decisive = Самый важный набор: { $set }
web-moment-beats = Вы перебили набор игрока { $owner }!
web-this-round = за раунд { $count }
web-in-total = всего { $count }
web-can-lay = Эти карты можно выложить набором.
web-fact-worth = Очки
web-fact-set = Набор
web-fact-hand = Есть / нужно
web-fact-needs = Нужно
web-fact-unseen = Скрыто
web-fact-favor = Милость
web-fact-missing = Не хватает
web-fact-unbeatable = Карт осталось слишком мало, чтобы его перебить.
web-fact-mine =
    У вас { $count }{ $missing ->
        [0] , для набора хватает.
       *[other] , не хватает { $missing }.
    }
web-fact-lacks =
    { $missing ->
        [0] Для набора их хватает.
       *[other] Для набора не хватает { $missing }.
    }
web-fact-steals = Кто затмит с ними всех, получит очков милости: { $count }.
web-fact-unseen-copies = Карт, которых никто не видел: { $count }.
web-about-worth = Набор любого размера приносит очков: { $count }.
web-about-larger = Его перебивает больший набор тех же карт.
web-about-butler = Каждому набору нужен свой Дворецкий.
web-about-wild = Джокер увеличивает любой набор, но не входит в нужное для него число.
web-about-hear-ye = Когда две такие карты сброшены и все сделали ход, раунд останавливается.
web-about-double = Эта карта считается за две.
web-about-half = Эта карта считается за одну и выигрывает при равенстве.
web-copies-all = Карт в игре: { $count }.
web-copies-pile = В стопке { $pile }: { $count }.
web-copies-hand = Точно на руке у игрока { $name }: { $count }.
web-sum-tasks = + { $count } за Поручения
web-sum-size = размер { $count }
web-rounds = Все раунды
web-round-open = Посмотреть раунд { $number } ещё раз
web-reveal-scores = Открыть «{ $card }»: { $name } получит { $cards } × { $each } = { $points }.
web-reveal-nothing = Открыть «{ $card }»: никто не получит очков.
web-reveal-nobody = Никто не получит
web-leads = (лидирует)
web-course-one = у одного
web-course-all = всего
web-course-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Журнал: что сделано и к чему это привело
web-log-beats =
    { $move }, и { $who ->
        [you] перебиваете
       *[other] перебивает
    } { $whose ->
        [you] ваш набор
       *[other] набор игрока { $owner }
    } ({ $count }){ $pile ->
        [none] {""}
       *[other] ; карты уходят в { $pile }
    }
web-log-replaces =
    { $move }; { $who ->
        [you] ваш прежний набор ({ $count })
       *[other] собственный набор ({ $count })
    } заменён{ $pile ->
        [none] {""}
       *[other] , карты уходят в { $pile }
    }
web-log-strikes =
    { $move }{ $pile ->
        [none] {""}
       *[other] ; карта уходит в { $pile }
    }
web-log-puts =
    { $name } { $who ->
        [you] кладёте
       *[other] кладёт
    } в { $pile }: { $count } { $card }
web-log-figure =
    { $move }; { $who ->
        [you] вы берёте
       *[other] берёт
    } фигурку Ниндзя
web-log-stops = { $move }; раунд остановлен
