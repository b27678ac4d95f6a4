"""The browser client: files from our own origin, and its one page for every address of a table or a list."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

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
    "/review",
    "/review/{table}",
    "/learn/{lesson}",
)

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Court Cards</title>
<h1>Court Cards</h1><p>The server runs, but the browser client is not built: run “make play”, or see the
<a href="/api/openapi.json">API</a>.</p></html>
"""


def serve(app: FastAPI, folder: Path | None) -> None:
    folder = folder or BUILT
    page = folder / "index.html"

    async def index(table: str = "", game: str = "", lesson: str = "") -> Response:  # noqa: ARG001
        return FileResponse(page) if page.is_file() else HTMLResponse(NOT_BUILT)

    for path in PAGES:
        app.add_api_route(path, index, include_in_schema=False, response_class=HTMLResponse)
    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder), name="client")
