"""`courtcards admin`: manage tables and players, whether or not a server is running."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.cells import cell_len

from courtcards.cli.console import compile_first, out
from courtcards.cli.db import Database, opened
from courtcards.errors import OptionError
from courtcards.messages import text

if TYPE_CHECKING:
    from sqlalchemy import Engine

app = typer.Typer(no_args_is_help=True)

ALL = ("open", "playing", "over", "given-up")
STATUSES = {"going-on": ALL[:2], "open": ALL[:1], "playing": ALL[1:2], "ended": ALL[2:], "all": ALL}

Limit = Annotated[int, typer.Option("--limit", "-n", help="How many at most.", min=1, max=100_000)]
PlayerId = Annotated[str, typer.Argument(help="The player's id; “courtcards admin players” lists them.")]


@app.callback(epilog="Example: courtcards admin tables")
def choose(context: typer.Context, database: Database = None) -> None:
    context.obj = database


@contextmanager
def reaching(context: typer.Context) -> Iterator[Engine]:
    """The database, if its schema is up to date."""
    from courtcards.server.store.copy import need_current_schema

    with opened(context.obj, new=False) as engine:
        need_current_schema(engine)
        yield engine


def say(id: str, **args: str | int) -> None:
    out.print(text(id, **args), soft_wrap=True, markup=False)


def show(headings: list[str], rows: list[list[str]]) -> None:
    """Columns as wide as their contents. No line is cut off, so other programs can read them."""
    lines = [[text(f"admin-{heading}") for heading in headings], *rows]
    widths = [max(cell_len(line[column]) for line in lines) for column in range(len(headings))]
    for line in lines:
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)]
        out.print("  ".join(cells).rstrip(), soft_wrap=True, markup=False)


def moment(at: int) -> str:
    """Milliseconds since 1970 as local time."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def command(name: str, help: str, example: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return app.command(name, help=help, epilog=f"Example: courtcards admin {example}")


@command("tables", "List tables, the latest first, including those not in the lobby.", "tables --status playing")
def tables(
    context: typer.Context,
    status: Annotated[str, typer.Option(help=f"{', '.join(STATUSES)}.")] = "going-on",
    limit: Limit = 50,
) -> None:
    from courtcards.server import admin

    if status not in STATUSES:
        raise OptionError("admin-status", given=status, known=", ".join(STATUSES))
    with reaching(context) as engine:
        found = admin.tables(engine, STATUSES[status], limit)
    rows = [[t.id, t.game, t.status, moment(t.updated_at), ", ".join(t.people)] for t in found]
    show(["table", "game", "status-is", "updated", "people"], rows)


@command("close", "Close a table. Its log is kept, and nobody wins.", "close k3v9c2m7xq4t")
def close(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="The table's id, as in its link.")],
) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        compile_first()
        admin.close_table(engine, table)
    say("admin-closed", table=table)


@command("players", "List players, the newest first.", "players Ada")
def players(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="Part of the name, or an id.", show_default=False)] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only banned players.")] = False,
    limit: Limit = 50,
) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        found = admin.players(engine, name, banned, limit)
    rows = [[p.id, p.name, moment(p.created_at), str(p.going_on), since(p.banned_at)] for p in found]
    show(["player", "name-is", "created", "going-on", "banned"], rows)


def since(at: int | None) -> str:
    return "" if at is None else moment(at)


@command("rename", "Give a player another name, from the next table on.", "rename 2fsm6yg4yg Ada")
def rename(
    context: typer.Context, player: PlayerId, name: Annotated[str, typer.Argument(help="The new name.")]
) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        written = admin.rename_player(engine, player, name)
    say("admin-renamed", player=player, name=written)


@command(
    "ban", "Ban a player: no connections, no seats, no new tables. Connections are closed at once.", "ban 2fsm6yg4yg"
)
def ban(context: typer.Context, player: PlayerId) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        name = admin.ban_player(engine, player)
    say("admin-banned-now", player=player, name=name)


@command("unban", "Let a banned player play again.", "unban 2fsm6yg4yg")
def unban(context: typer.Context, player: PlayerId) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        name = admin.unban_player(engine, player)
    say("admin-unbanned", player=player, name=name)


@command(
    "delete", "Delete a player, who leaves all tables. The name stays in games that were played.", "delete 2fsm6yg4yg"
)
def delete(context: typer.Context, player: PlayerId) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        compile_first()
        name, left = admin.delete_player(engine, player)
    say("admin-deleted", player=player, name=name, tables=left)


@command("load", "Show the running servers and how busy they are.", "load")
def load(context: typer.Context) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        found = admin.load_now(engine)
    if found.servers:
        rows = [
            [
                *(s.id, s.name, s.version, moment(s.started_at)),
                *(str(s.tables), str(s.connections), str(s.unwritten)),
                text("admin-draining" if s.draining else "admin-running"),
            ]
            for s in found.servers
        ]
        show(["server", "machine", "version", "started", "tables", "connections", "unwritten", "status-is"], rows)
    else:
        say("admin-no-servers")
    counts = {status.replace("-", "_"): found.tables.get(status, 0) for status in ALL}
    say("admin-stored", players=found.players, banned=found.banned, **counts)


@command("notice", "Show a sentence on all pages, until it is cleared.", 'notice "We restart at noon."')
def notice(
    context: typer.Context,
    words: Annotated[str | None, typer.Argument(help="What everyone should read.", show_default=False)] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the notice.")] = False,
) -> None:
    from courtcards.server import admin

    if (words is None) != clear:
        raise OptionError("admin-notice-or-clear")
    with reaching(context) as engine:
        shown = admin.set_notice(engine, words)
    say("admin-cleared" if shown is None else "admin-noticed", words=shown or "")


ServerId = Annotated[
    str, typer.Option(help="Only this one; “courtcards admin load” lists them.", show_default="all running servers")
]


@command("drain", "Stop servers from accepting new tables before a restart. Games continue.", "drain")
def drain(context: typer.Context, server: ServerId = "") -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        say("admin-drained", servers=admin.drain(engine, server, True))


@command("resume", "Let drained servers accept new tables again.", "resume")
def resume(context: typer.Context, server: ServerId = "") -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        say("admin-resumed", servers=admin.drain(engine, server, False))


@command("log", "Show what operators did, the latest first.", "log --limit 20")
def log(context: typer.Context, limit: Limit = 50) -> None:
    from courtcards.server import admin

    with reaching(context) as engine:
        found = admin.acts(engine, limit)
    rows = [[str(a.number), moment(a.at), a.operator, a.act, a.subject, a.detail] for a in found]
    show(["number", "time", "operator", "act", "subject", "detail"], rows)
