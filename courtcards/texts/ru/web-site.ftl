# Страницы в браузере, кроме стола.

## Неверный адрес
web-nothing = Здесь ничего нет
web-nothing-why = Этот адрес никуда не ведёт. Возможно, ссылка неполная или в ней опечатка.
web-nothing-home = Выбрать игру

## Заголовок окна
web-title-other = Ходит { $name }
web-title-over = Игра окончена

## Без сервера
web-offline = Нет связи
web-offline-why = Сервер недоступен. Ваши игры в безопасности: они хранятся на сервере. Как только он ответит, страница продолжит сама.
web-offline-again = Попробовать ещё раз

## Списки
web-delete = Удалить
web-delete-sure = Удалить эту игру? Она закончится и исчезнет из списка.
web-filter-all = Все
web-filter-against = Соперники
web-filter-anyone = Любые
web-filter-people = Люди
web-filter-bots = Только боты
web-filter-result = Результат
web-filter-none = Таких игр нет.
web-lobby-running = Идут сейчас
web-share = Поделиться ссылкой
web-share-text = Сыграйте со мной в Court Cards!
