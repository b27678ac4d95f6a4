"""An analysis as one page of HTML that needs nothing else: no scripts, no files, no network."""

from __future__ import annotations

from html import escape

from courtcards.cli.figures import decimal, points
from courtcards.messages import current_language, say, text
from courtcards.review import Analysis
from courtcards.review.verdict import Verdict
from courtcards.terminal.words import describe, game_name, imperative, player

WIDTH, HEIGHT, MARGIN = 960, 260, 36  # of the curve, in its own units
COLORS = ("#2f5d8a", "#b4452c", "#3f7d4e", "#8a5a9c", "#a67c1a", "#4c7f86")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "14 4", "4 4")  # so that lines differ without color too
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8886; text-align: right; }
th:first-child, td:first-child, .words { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font-size: 13px; }
article { border-inline-start: 4px solid #b4452c; padding-inline-start: 1rem; margin: 1rem 0; }
.loss { font-weight: 600; } .dim { opacity: .7; }
"""


def page(analyses: list[Analysis]) -> str:
    title = escape(text("review-title", game=game_name(analyses[0].game.id)))
    body = "\n".join(section(analysis) for analysis in analyses)
    return (
        f'<!doctype html>\n<html lang="{current_language.get()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def section(analysis: Analysis) -> str:
    game = analysis.game
    names = ", ".join(player(game.names, seat) for seat in range(game.players))
    parts = [
        f"<h1>{escape(text('review-title', game=game_name(game.id)))}</h1>",
        f"<p>{escape(names)}</p><p class='dim'>{escape(text('review-judged', judge=analysis.judge))}</p>",
        *(f"<p>{escape(line)}</p>" for line in how_far(analysis)),
        f"<h2>{text('review-curve')}</h2>{curve(analysis)}",
        f"<h2>{text('review-turning-points')}</h2>{turning_points(analysis)}",
        f"<h2>{text('review-account')}</h2>{account(analysis)}<p class='dim'>{text('review-account-note')}</p>",
        f"<h2>{text('review-decisions')}</h2>{decisions(analysis)}",
    ]
    return "<main>" + "\n".join(parts) + "</main>"


def how_far(analysis: Analysis) -> list[str]:
    """Why not all of a game is judged, if so."""
    if analysis.wrong:
        return [f"{say(analysis.wrong)} {text('review-wrong')}"]
    return [] if analysis.game.over else [text("review-unfinished")]


def curve(analysis: Analysis) -> str:
    """The chances of all seats over the decisions, with a mark at each turning point and a line at each new round."""
    chances, count = analysis.account.curve, max(1, len(analysis.account.curve) - 1)

    def at(number: int, chance: float) -> str:
        x = MARGIN + (WIDTH - 2 * MARGIN) * number / count
        return f"{x:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance:.1f}"

    lines = []
    for percent in (0, 50, 100):
        (left, y), right = at(0, percent / 100).split(","), at(count, 0).split(",")[0]
        lines.append(f'<path d="M{left},{y} H{right}" stroke="#8886"/><text x="0" y="{y}" dy="4">{percent}</text>')
    for verdict in analysis.verdicts:
        if verdict.number and verdict.round != analysis.verdicts[verdict.number - 1].round:
            lines.append(f'<path d="M{at(verdict.number, 0)} L{at(verdict.number, 1)}" stroke="#8886"/>')
    for seat in range(analysis.game.players):
        points = " ".join(at(number, float(shares[seat])) for number, shares in enumerate(chances))
        name, color = escape(player(analysis.game.names, seat)), COLORS[seat]
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{name}</title></polyline>'
            f'<text x="{MARGIN + 160 * seat}" y="14" style="fill:{color}">{name}</text>'
        )
    for point in analysis.turning_points:
        number, seat = point.verdict.number, point.verdict.seat
        x, y = at(number, float(chances[number][seat])).split(",")
        lines.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{COLORS[seat]}"><title>{number + 1}</title></circle>')
    label = escape(text("review-curve"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'


def turning_points(analysis: Analysis) -> str:
    if not analysis.turning_points:
        return f"<p>{text('review-no-turning-points')}</p>"
    return "".join(
        turning_point(analysis, point.verdict, [say(reason) for reason in point.reasons])
        for point in analysis.turning_points
    )


def turning_point(analysis: Analysis, verdict: Verdict, reasons: list[str]) -> str:
    game = analysis.game
    cost = text("review-cost", loss=100 * verdict.loss, error=100 * verdict.error)
    better = text("review-better", action=imperative(game, verdict.best.text))
    said = [text("review-guess")] if verdict.is_guess else []
    lines = "".join(f"<p>{escape(line)}</p>" for line in [better, *said, *reasons])
    return (
        f"<article><h3>{verdict.number + 1}. {escape(describe(game, verdict.text, verdict.seat))}</h3>"
        f"<p class='loss'>{text('review-word', word=verdict.word)}: {escape(cost)}</p>{lines}</article>"
    )


def account(analysis: Analysis) -> str:
    parts = ("result", "start", "luck", "own", "others", "adjusted", "loss")
    head = "".join(f"<th>{escape(title)}</th>" for title in [text("review-player"), *titles(analysis)])
    rows = "".join(
        f"<tr><td>{escape(player(analysis.game.names, seat))}</td>"
        + "".join(f"<td>{points(analysis.seat_as_json(seat)[part])}</td>" for part in parts)
        + "</tr>"
        for seat in range(analysis.game.players)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def titles(analysis: Analysis) -> list[str]:
    """Of the parts of an account; results without luck with their standard deviation, which all seats share."""
    parts = ("result", "start", "luck", "own", "others", "adjusted", "lost")
    spread = points(analysis.seat_as_json(0)["error"])
    return [text(f"review-{part}") + (f" ± {spread}" if part == "adjusted" else "") for part in parts]


def decisions(analysis: Analysis) -> str:
    """Every decision; its alternatives unfold."""
    note = f"<p class='dim'>{escape(text('review-error-note'))}</p>"
    return note + "".join(decision(analysis, verdict) for verdict in analysis.verdicts if len(verdict.alternatives) > 1)


def decision(analysis: Analysis, verdict: Verdict) -> str:
    game = analysis.game
    head = "".join(f"<th>{escape(text(f'review-{title}'))}</th>" for title in ("action", "win", "points", "worlds"))
    rows = "".join(
        f"<tr><td>{'▸ ' if one.action == verdict.action else ''}{escape(imperative(game, one.text))}</td>"
        f"<td>{points(one.win)}{error(points(one.error), one is verdict.best)}</td>"
        f"<td>{decimal(one.points)}{error(decimal(one.points_error), one is verdict.best)}</td>"
        f"<td>{one.worlds}</td></tr>"
        for one in verdict.alternatives
    )
    summary = f"{verdict.number + 1}. {escape(describe(game, verdict.text, verdict.seat))}"
    return (
        f"<details><summary>{summary} <span class='loss'>{points(-verdict.loss)}</span></summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></details>"
    )


def error(written: str, is_best: bool) -> str:
    """How sure it is that an action is so far behind: of the best one, that means nothing."""
    return "" if is_best else f" ± {written}"
