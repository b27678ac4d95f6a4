# Игры, карты и стопки.

# Названия карт. Само название стоит после числа: 1 Король, 2 Короля, 5 Королей; «other» — все карты вообще: Короли.
# «genitive» — родительный падеж, в единственном числе для одной карты и во множественном для нескольких; «accusative» —
# винительный падеж одной карты: $card-genitive, $card-accusative.

game-call-to-glory = Зов Славы
game-come-to-call = Come to Call

card-emperor =
    { $count ->
        [one] Император
        [few] Императора
        [many] Императоров
       *[other] Императоры
    }
    .genitive =
        { $count ->
            [one] Императора
            [few] Императоров
            [many] Императоров
           *[other] Императоров
        }
    .accusative = Императора
card-empress =
    { $count ->
        [one] Императрица
        [few] Императрицы
        [many] Императриц
       *[other] Императрицы
    }
    .genitive =
        { $count ->
            [one] Императрицы
            [few] Императриц
            [many] Императриц
           *[other] Императриц
        }
    .accusative = Императрицу
card-daimyo = Даймё
    .genitive = Даймё
    .accusative = Даймё
card-shogun =
    { $count ->
        [one] Сёгун
        [few] Сёгуна
        [many] Сёгунов
       *[other] Сёгуны
    }
    .genitive =
        { $count ->
            [one] Сёгуна
            [few] Сёгунов
            [many] Сёгунов
           *[other] Сёгунов
        }
    .accusative = Сёгуна
card-samurai =
    { $count ->
        [one] Самурай
        [few] Самурая
        [many] Самураев
       *[other] Самураи
    }
    .genitive =
        { $count ->
            [one] Самурая
            [few] Самураев
            [many] Самураев
           *[other] Самураев
        }
    .accusative = Самурая
card-ninja = Ниндзя
    .genitive = Ниндзя
    .accusative = Ниндзя
card-envoy =
    { $count ->
        [one] Посол
        [few] Посла
        [many] Послов
       *[other] Послы
    }
    .genitive =
        { $count ->
            [one] Посла
            [few] Послов
            [many] Послов
           *[other] Послов
        }
    .accusative = Посла
card-monk =
    { $count ->
        [one] Монах
        [few] Монаха
        [many] Монахов
       *[other] Монахи
    }
    .genitive =
        { $count ->
            [one] Монаха
            [few] Монахов
            [many] Монахов
           *[other] Монахов
        }
    .accusative = Монаха
card-farmer =
    { $count ->
        [one] Фермер
        [few] Фермера
        [many] Фермеров
       *[other] Фермеры
    }
    .genitive =
        { $count ->
            [one] Фермера
            [few] Фермеров
            [many] Фермеров
           *[other] Фермеров
        }
    .accusative = Фермера

card-king =
    { $count ->
        [one] Король
        [few] Короля
        [many] Королей
       *[other] Короли
    }
    .genitive =
        { $count ->
            [one] Короля
            [few] Королей
            [many] Королей
           *[other] Королей
        }
    .accusative = Короля
card-king-double = Двойной Король
    .genitive = Двойного Короля
    .accusative = Двойного Короля
card-king-half = Король с половиной
    .genitive = Короля с половиной
    .accusative = Короля с половиной
card-queen =
    { $count ->
        [one] Королева
        [few] Королевы
        [many] Королев
       *[other] Королевы
    }
    .genitive =
        { $count ->
            [one] Королевы
            [few] Королев
            [many] Королев
           *[other] Королев
        }
    .accusative = Королеву
card-queen-double = Двойная Королева
    .genitive = Двойной Королевы
    .accusative = Двойную Королеву
card-queen-half = Королева с половиной
    .genitive = Королевы с половиной
    .accusative = Королеву с половиной
card-heir =
    { $count ->
        [one] Наследник
        [few] Наследника
        [many] Наследников
       *[other] Наследники
    }
    .genitive =
        { $count ->
            [one] Наследника
            [few] Наследников
            [many] Наследников
           *[other] Наследников
        }
    .accusative = Наследника
card-heir-double = Двойной Наследник
    .genitive = Двойного Наследника
    .accusative = Двойного Наследника
card-heir-half = Наследник с половиной
    .genitive = Наследника с половиной
    .accusative = Наследника с половиной
card-diplomat =
    { $count ->
        [one] Дипломат
        [few] Дипломата
        [many] Дипломатов
       *[other] Дипломаты
    }
    .genitive =
        { $count ->
            [one] Дипломата
            [few] Дипломатов
            [many] Дипломатов
           *[other] Дипломатов
        }
    .accusative = Дипломата
card-diplomat-double = Двойной Дипломат
    .genitive = Двойного Дипломата
    .accusative = Двойного Дипломата
card-diplomat-half = Дипломат с половиной
    .genitive = Дипломата с половиной
    .accusative = Дипломата с половиной
card-fool =
    { $count ->
        [one] Шут
        [few] Шута
        [many] Шутов
       *[other] Шуты
    }
    .genitive =
        { $count ->
            [one] Шута
            [few] Шутов
            [many] Шутов
           *[other] Шутов
        }
    .accusative = Шута
card-fool-double = Двойной Шут
    .genitive = Двойного Шута
    .accusative = Двойного Шута
card-fool-half = Шут с половиной
    .genitive = Шута с половиной
    .accusative = Шута с половиной
card-butler =
    { $count ->
        [one] Дворецкий
        [few] Дворецких
        [many] Дворецких
       *[other] Дворецкие
    }
    .genitive =
        { $count ->
            [one] Дворецкого
            [few] Дворецких
            [many] Дворецких
           *[other] Дворецких
        }
    .accusative = Дворецкого
card-wild =
    { $count ->
        [one] Джокер
        [few] Джокера
        [many] Джокеров
       *[other] Джокеры
    }
    .genitive =
        { $count ->
            [one] Джокера
            [few] Джокеров
            [many] Джокеров
           *[other] Джокеров
        }
    .accusative = Джокера
card-hear-ye = «Слушайте все!»
    .genitive = «Слушайте все!»
    .accusative = «Слушайте все!»

pile-name =
    { $pile ->
        [left] слева
        [right] справа
       *[other] { $pile }
    }
    .from =
        { $pile ->
            [deck] из колоды
            [left] из левой стопки
            [right] из правой стопки
           *[other] из { $pile }
        }
    .onto =
        { $pile ->
            [left] в левую стопку
            [right] в правую стопку
            [middle] в центр стола
           *[other] в { $pile }
        }
