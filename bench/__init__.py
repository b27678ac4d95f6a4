"""Measurements of the engine. `python -m bench.engine` runs them."""
