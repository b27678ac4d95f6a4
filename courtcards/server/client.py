"""The browser client: files from our own origin, and its one page for every address that people open.

The page itself decides what to show. At an unknown address it says so, and the status is 404.
"""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from courtcards.games import GAMES

BUILT = Path(__file__).parent / "client"
PAGES = (
    "/",
    "/t/{table}",
    "/play",
    "/new",
    "/lobby",
    "/games",
    "/preferences",
    "/about",
    "/gallery",
    "/rules/{game}",
    "/daily",
    "/daily/{day}",
    "/review",
    "/review/{table}",
    "/learn/{lesson}",
    "/practice",
    "/practice/{source}/{number}",
)

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Court Cards</title>
<h1>Court Cards</h1><p>The server runs, but the browser client is not built: run “make play”, or see the
<a href="/api/openapi.json">API</a>.</p></html>
"""


def serve(app: FastAPI, folder: Path | None) -> None:
    folder = folder or BUILT
    app.state.page = folder / "index.html"

    async def index(request: Request) -> Response:
        game = request.path_params.get("game")
        return page(request, HTTPStatus.OK if game is None or game in GAMES else HTTPStatus.NOT_FOUND)

    for path in PAGES:
        app.add_route(path, index, include_in_schema=False)
    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder), name="client")


def page(request: Request, status: HTTPStatus) -> Response:
    """The client's page, whatever the address."""
    file: Path = request.app.state.page
    return FileResponse(file, status) if file.is_file() else HTMLResponse(NOT_BUILT, status)


def wants_page(request: Request) -> bool:
    """Whether a browser opens an address for a person, not a script or another program."""
    reads = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return reads and "text/html" in request.headers.get("accept", "")
