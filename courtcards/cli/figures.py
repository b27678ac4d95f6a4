"""Numbers of a review, written as the reader's language writes them."""

from __future__ import annotations

from courtcards.messages import text


def decimal(number: float) -> str:
    """With one digit after the point, a real minus sign, and no minus before zero."""
    return text("review-number", value=round(number, 1) + 0.0).replace("-", "−")


def points(share: float) -> str:
    """A share of a win in points of a hundred."""
    return decimal(100 * share)


def signed(share: float) -> str:
    written = points(share)
    return written if round(100 * share, 1) <= 0 else f"+{written}"
