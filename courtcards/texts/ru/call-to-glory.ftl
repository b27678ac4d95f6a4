# Почему нельзя: «Зов Славы».

glory-not-now =
    { $phase ->
        [draw] Сначала возьмите две карты из разных стопок
        [play] Обе карты взяты: выложите набор или сбросьте карту
        [after] Вы уже выложили набор или сбросили карту: примените фигурку Ниндзя или завершите ход
        [pile] Сначала выберите стопку сброса для карт, уходящих со стола
       *[reveal] Раунд окончен: откройте одно из своих Поручений
    }{ $verb ->
        [strike] . Применить фигурку Ниндзя сейчас нельзя.
       *[other] .
    }
glory-draw-same-pile = Две карты нужно взять из разных стопок, а первую вы взяли из { $pile }.
glory-draw-empty-pile = Стопка { $pile } пуста.
glory-discard-not-held = У вас на руке нет { $character-genitive }.
glory-discard-other-pile-empty = Стопка { $pile } пуста, поэтому следующая карта идёт туда: сначала должны появиться обе стопки сброса.
glory-lay-not-held =
    { $held ->
        [0] У вас на руке нет { $character-genitive }.
       *[other] У вас только { $held } { $character }, а не { $count }.
    }
glory-lay-not-more = На столе уже лежит набор ({ $lying } { $character }), в новом должно быть хотя бы на одну карту больше.
glory-lay-dotted = На картах { $character-genitive } три точки: когда игроков { $players }, в наборе должно быть не меньше трёх карт.
glory-lay-too-few = В наборе должно быть не меньше двух карт.
glory-strike-without-ninja = В этой партии играют без фигурок Ниндзя.
glory-strike-no-figure = У вас нет фигурки Ниндзя, которую можно применить сейчас.
glory-strike-own-set = Фигурка Ниндзя убирает карту из набора соперника, а не из вашего.
glory-strike-no-set = У игрока на месте { $seat } нет на столе { $character-genitive }.
glory-reveal-without-tasks = В этой партии играют без Поручений Императора.
glory-reveal-again = Своё Поручение { $deck } вы уже открыли.
