# What the table server says: one sentence each.

## Tables
table-unknown = There is no table here: check the link.
table-is-open = The game has not begun yet.
table-is-playing = The game is being played.
table-is-over = The game is over.
table-is-given-up = This table was given up.
table-not-over = The record can be read when the game is over.
table-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
table-no-person = Nobody sits in seat { $seat }.
table-seat-taken = Seat { $seat } is taken: choose another one.
table-sits-already = You sit at this table already.
table-sits-not = You do not sit at this table.
table-text = Sitting down needs a text of 16 to 64 hex digits in lower case, which becomes part of the deal.
table-level = There is no such level; the levels are { $known }.
table-only-bots = At least one seat is for a person.
table-seat-count = This game is for { $players } players, and { $seats } seats were given.
table-host-only = Only who made the table can do this.
table-others-play = Others are still playing: leave the table, and a bot plays on for you.
table-handed-already = A bot plays for seat { $seat } already.
table-is-here = The player in seat { $seat } is here, or never was: there is nobody to play for.
table-wait = There { $seconds ->
        [one] is { $seconds } second
       *[other] are { $seconds } seconds
    } left to wait for this player.
table-spectator = You watch this table; only who sits at it can do this.
table-hint-people = Hints are given only against bots; somebody else plays here too.
table-hint-thinking = A hint is on its way already: wait a moment.
table-no-spectators = This table is not open to spectators.
action-not-your-turn = It is not your turn.

## Requests and messages
server-who = The token is missing or unknown: ask for a new player.
server-hello = The first message on a connection is hello, with protocol and token.
server-hello-again = The connection has said hello already.
server-protocol = This server speaks version { $known } of the protocol, not { $given }: load the page again.
server-message = The message makes no sense: { $why }.
server-too-fast = Too many messages: at most { $most } a second.
server-invalid = { $where }: { $why }.
server-no-page = There is nothing at this address.
server-method = This address does not take that kind of request.
server-wrong = The request cannot be answered.
server-too-many = Too many requests: wait ten seconds and try again.
server-too-large = The request is too large: 64 KiB is the most.
server-storage = The server cannot write to its disk now, so nothing has changed: try again in a moment.
server-log = The log of table { $table } cannot be followed: run “courtcards db check”.
server-commitment = The secret of table { $table } does not match its commitment: run “courtcards db check”.

## The database
store-url = “{ $url }” is not a database we know: sqlite:///FILE or postgresql://USER@HOST/NAME.
store-extra = PostgreSQL needs a driver: pip install 'courtcards[postgres]'.
store-cannot-open = The database cannot be opened: { $why }.
store-broken = The database cannot be used: { $why }.
store-in-use = Another server uses the database { $url }: stop it first.

## Starting
serve-local = On this computer:
serve-lan = In your network:
serve-stop = Ctrl+C stops the server; every game goes on where it was when it starts again.
serve-port = The server cannot listen at { $host } port { $port }: { $why }.
serve-log = The log is written as text or as json, not as { $given }.
serve-config = The settings in { $path } cannot be read: { $why }.
serve-config-unknown = The settings in { $path } have { $name }, which is none; the settings are { $known }.

## courtcards db
db-copying = Copying rows
db-checking = Checking tables
db-backed-up = { $path }: { $rows } rows, { $kib } KiB.
db-restored = { $rows } rows restored from { $path }.
db-migrated = The database has the form { $after } now; before it was { $before }.
db-fault = Table { $table }: { $why }.
db-checked =
    { $tables ->
        [one] { $tables } table checked
       *[other] { $tables } tables checked
    }, { $faults ->
        [0] all as their logs say.
        [one] one is not as its log says.
       *[other] { $faults } are not as their logs say.
    }
db-file-exists = The file { $path } exists already: choose another name.
db-no-file = There is no file { $path }.
db-not-empty = The database holds tables already: restore into an empty one.
db-revision = The database has the form { $found }, and this version needs { $needed }: run “courtcards db migrate”.
