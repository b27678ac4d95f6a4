# Упражнения: решения из прошлых партий, которые можно принять ещё раз.

practice-unknown = Такой позиции нет, или разбор её партии уже не хранится.

web-practice = Упражняться
web-practice-title = Найдите лучший ход
web-practice-pitch = Решения из ваших партий и из партии дня, какими они были тогда. Выберите ещё раз и сравните.
web-practice-mine = Из ваших партий
web-practice-none = Ни одна из ваших последних партий ещё не разобрана. Как только разбор будет готов, её решения появятся здесь.
web-practice-no-games = Когда вы закончите партию и сделаете её разбор, её решения появятся здесь.
web-practice-analyze = Разобрать последнюю партию
web-practice-day = Позиции дня
web-practice-day-what = Из партии двух ботов, для всех одной и той же. Новые позиции каждый день (UTC).
web-practice-preparing = Позиции дня готовятся. Это займёт около минуты.
web-practice-not-today = Позиции дня подготовить не удалось.
web-practice-count = Решено: { $solved } из { $of }
web-practice-new = ещё не решали
web-practice-missed = пока не решена
web-practice-solved = решена
web-practice-all = Все позиции
web-practice-ask = Как бы вы сыграли?
web-practice-own = Вот что вы тогда могли видеть. Сыгранный ход мог быть лучшим, а мог быть и ошибкой.
web-practice-bots = Вот что мог видеть один из двух ботов. Сыгранный ход мог быть лучшим, а мог быть и ошибкой.
web-practice-guess = Здесь все выбирают одновременно. Отправьте один набор: сравнивается только он.
web-practice-best = Это лучший ход
web-practice-good = Решено: явной ошибки нет
web-practice-about-played = Почему сыгранный ход («{ $move }») был хуже:
web-practice-wrong = Есть ход лучше
web-practice-not-compared = Ход «{ $move }» разбор не сравнивал: другие сразу выглядели лучше.
web-practice-yours = ваш выбор
web-practice-played = сыграно в партии
web-practice-figures = Шансы на победу в процентах и ожидаемое преимущество в этом раунде в очках, со стандартными ошибками.
web-practice-next = Следующая позиция
web-practice-again = Попробовать ещё раз
web-practice-review = Посмотреть в разборе
