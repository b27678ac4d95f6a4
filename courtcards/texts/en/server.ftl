# What the table server says.

## Tables
table-unknown = There is no table at this address. Check the link.
table-is-open = The game has not started yet.
table-is-playing = The game is in progress.
table-is-over = The game is over.
table-is-given-up = This game was given up.
table-is-closed = This table was closed by the people who run this server.
table-not-over = The record is available once the game is over.
table-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
table-no-person = There is nobody in seat { $seat }.
table-seat-taken = Seat { $seat } is taken. Choose another one.
table-sits-already = You are already sitting at this table.
table-sits-not = You are not sitting at this table.
table-text = A text for the shuffle is 16 to 64 lowercase hex digits.
table-text-hash = To sit down, send the SHA-256 of your text for the shuffle, as 64 lowercase hex digits.
table-text-other = This is not the text that was promised.
table-text-not-now = It is too early or too late for this text.
table-starting = The game is about to start. Nothing can be changed now.
table-level = There is no such level. Available levels: { $known }.
table-only-bots = At least one seat must be for a person.
table-seat-count = This game is for { $players } players, but { $seats } seats were given.
table-host-only = Only the host can do this.
table-others-play = Others are still playing. Leave the table, and a bot takes over for you.
table-handed-already = A bot is already playing for seat { $seat }.
table-is-here = Nobody is missing from seat { $seat }, so a bot can’t take over.
table-wait =
    { $seconds ->
        [one] This player has { $seconds } more second to come back.
       *[other] This player has { $seconds } more seconds to come back.
    }
table-wait-agreed =
    { $seconds ->
        [one] At this table everyone waits at least { $seconds } second for a player who is away.
       *[other] At this table everyone waits at least { $seconds } seconds for a player who is away.
    }
table-spectator = You are only watching. Sit at the table to do this.
table-hint-people = Hints are only for games in which all your opponents are bots.
table-hint-thinking = A hint is already on its way.
table-no-spectators = This table is not open to spectators.
table-listed-many = You already have too many tables in the lobby. Start one of them, or create one that is not listed.
table-crowded = This table has reached its limit of changes. You can still play.
table-sits-often = You have sat down and left this table too many times.
table-plays-many = You are in { $most } games that are not over. Finish or leave one first.
table-removed = The host removed you from this table.
table-removes-self = You can’t remove yourself. Leave your seat instead.
table-returns = You have left and come back too many times, so the bot keeps your seat.
action-not-your-turn = It isn’t your turn.

## Requests and messages
server-who = The token is missing or unknown. Create a new player.
player-banned = The people who run this server have banned this player.
player-deleted = This player was deleted. Reload the page to play as a new guest.
server-draining = This server is about to restart, so you can’t create tables now. Games that have started continue afterwards.
server-hello = The first message on a connection must be hello, with protocol and token.
server-hello-again = This connection has already said hello.
server-protocol = This server speaks protocol version { $known }, not { $given }. Reload the page.
server-message = The message is not valid: { $why }.
server-too-fast = Too many messages: at most { $most } per second.
server-invalid = { $where }: { $why }.
server-name = A name can’t contain invisible characters, or accents that stand alone or pile up
server-no-page = There is nothing at this address.
server-method = This address does not accept that kind of request.
server-wrong = The request could not be answered.
server-too-many = Too many requests. Wait ten seconds and try again.
server-too-large = The request is too large: the limit is 64 KiB.
server-storage = The server can’t write to its disk right now, so nothing has changed. Try again in a moment.
server-unsure = The server has lost its database for a moment and doesn’t know whether this change was made. Look again in a moment.
server-log = The log of table { $table } can’t be replayed: run “courtcards db check”.
server-commitment = The secret of table { $table } does not match its commitment: run “courtcards db check”.

## The database
store-url = “{ $url }” is not a supported database. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
store-extra = PostgreSQL needs a driver: pip install 'courtcards[postgres]'.
redis-extra = Redis needs a driver: pip install 'courtcards[redis]'.
store-cannot-open = Can’t open the database: { $why }. Check it, or choose another one with --database.
store-full = The disk with { $path } is full. Make room there, or choose another place.
redis-url = { $given } is not the address of a Redis server, such as redis://localhost.
store-broken = Can’t use the database: { $why }. Check it, choose another one with --database, or restore a backup with “courtcards db restore”.
store-in-use = Another server is using the database { $url }. Stop it first.

## Starting
serve-local = On this computer:
serve-lan = On your network:
serve-stop = Press Ctrl+C to stop. When the server starts again, every game continues where it was.
serve-compiling = Court Cards is being compiled for this machine. You can play right away; the strongest bot is ready in a few minutes.
serve-port = Can’t listen on { $host } port { $port }: { $why }. Stop the program using it, or choose another port.
serve-log = The log format must be text or json, not { $given }.
serve-workers-redis = With --workers=0 the server runs no bots itself, so it needs --redis to reach courtcards worker.
serve-config = Can’t read the settings in { $path }: { $why }.
serve-config-unknown = Unknown setting { $name } in { $path }. The settings are { $known }.

## courtcards db
db-copying = Copying rows
db-checking = Checking tables
db-missing = There is no database at { $path }.
db-backed-up = { $path }: { $rows } rows, { $kib } KiB.
db-restored = Restored { $rows } rows from { $path }.
db-migrated = Migrated the database from version { $before } to { $after }.
db-fault = Table { $table }: { $why }.
db-checked =
    { $tables ->
        [one] { $tables } table checked
       *[other] { $tables } tables checked
    }: { $faults ->
        [0] no problems found.
        [one] { $faults } does not match its log.
       *[other] { $faults } do not match their logs.
    }
db-file-exists = The file { $path } already exists. Choose another name.
db-no-file = There is no file { $path }.
db-not-empty = The database already has tables in it. Restore into an empty one.
db-revision = The database has version { $found }, but this program needs version { $needed }: run “courtcards db migrate”.
db-newer = The database has version { $found }, which is newer than this program. Install a newer Court Cards.

## courtcards admin
admin-table = table
admin-game = game
admin-status-is = status
admin-updated = last event
admin-people = people
admin-player = player
admin-name-is = name
admin-created = created
admin-going-on = tables
admin-banned = banned
admin-server = server
admin-machine = machine (process)
admin-version = version
admin-started = started
admin-tables = tables
admin-connections = connections
admin-unwritten = unwritten
admin-running = running
admin-draining = draining
admin-number = no.
admin-time = time
admin-operator = operator
admin-act = action
admin-subject = about
admin-detail = detail
admin-stored = In the database: { $players } players ({ $banned } banned); { $open } tables open, { $playing } playing, { $over } over, { $given_up } given up or closed.
admin-closed = Closed table { $table }. Its log is kept.
admin-renamed = Player { $player } is now called { $name }.
admin-banned-now = Banned { $name } ({ $player }).
admin-unbanned = { $name } ({ $player }) can play again.
admin-deleted =
    { $tables ->
        [0] Deleted { $name } ({ $player }).
        [one] Deleted { $name } ({ $player }), who has left { $tables } table.
       *[other] Deleted { $name } ({ $player }), who has left { $tables } tables.
    }
admin-noticed = All pages now show: { $words }
admin-cleared = Pages no longer show a notice.
admin-drained =
    { $servers ->
        [one] { $servers } server no longer accepts new tables. You can restart it any time.
       *[other] { $servers } servers no longer accept new tables. You can restart them any time.
    }
admin-resumed =
    { $servers ->
        [one] { $servers } server accepts new tables again.
       *[other] { $servers } servers accept new tables again.
    }
admin-status = There is no status “{ $given }”; you can choose { $known }.
admin-no-table = There is no table “{ $given }”. “courtcards admin tables” lists them.
admin-table-ended = The game at table { $table } has already ended.
admin-busy = Servers keep writing to table { $table }. Try again.
admin-no-player = There is no player “{ $given }”. “courtcards admin players” lists them.
admin-name = A name has 1 to { $most } characters, none of them invisible.
admin-banned-already = Player { $player } is already banned.
admin-not-banned = Player { $player } is not banned.
admin-notice-words = A notice has 1 to { $most } characters, none of them invisible.
admin-notice-or-clear = Give either the words of the notice or --clear.
admin-no-server = No server “{ $given }” is running; you can choose { $known }.
admin-no-servers = No server is running on this database.

## The daily deal, practice, analyses
daily-closed = Everyone plays this deal today, so its cards stay secret until the day is over, at midnight UTC.
daily-unknown = There is no deal for this day.
daily-device = Today’s deal has already been played on this device. There is a new one tomorrow.
table-hint-daily = There are no hints in the daily deal.
practice-unknown = This position doesn’t exist, or the analysis of its game is gone.
review-busy = Too many games are waiting to be analyzed. Try again in a few minutes.
