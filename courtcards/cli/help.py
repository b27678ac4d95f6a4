"""Help that says what to type in plain words: Typer shows the types of Python."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup

WORDS = {"bool": "", "int": "NUMBER", "float": "NUMBER", "str": "TEXT", "Path": "PATH"}


class Plain:
    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        for parameter in self.get_params(ctx):
            if isinstance(parameter, TyperArgument):
                parameter.metavar = parameter.metavar or parameter.name.upper()
                parameter.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # noqa: ARG005
            elif parameter.metavar is None:
                parameter.metavar = WORDS[parameter.bare_type()]
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Arguments as `FILE …`, which Typer would write as `{FILE …}...`."""
        pieces = super().collect_usage_pieces(ctx)  # type: ignore[misc]
        return [re.sub(r"^\{(.*)\}(\.\.\.)?$", r"\1", piece) for piece in pieces]


class PlainCommand(Plain, TyperCommand):
    pass


class PlainGroup(Plain, TyperGroup):
    pass
