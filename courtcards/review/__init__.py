"""Reviews of finished games: what each decision cost, judged by what could be known, and how much was luck."""

from courtcards.review.analysis import Analysis, analyze
from courtcards.review.verdict import Depth

__all__ = ["Analysis", "Depth", "analyze"]
