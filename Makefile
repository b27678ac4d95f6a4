# Everything a newcomer needs: `make play` and `make test`. `make` alone lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench

.DEFAULT_GOAL := help
.PHONY: help play test lint soak bench golden lock clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

play: $(VENV)/ready ## set everything up and play in the terminal
	@$(BIN)/courtcards play

test: $(VENV)/ready-to-test lint ## set everything up and pass every test
	$(BIN)/pytest -n 2

lint: $(VENV)/ready-to-test ## check style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(VENV)/ready ## play 100,000 random games of each game through the checked API (takes long)
	$(BIN)/python -m tests.soak --games 100000

bench: $(BENCH)/ready ## measure the engine and the environments against their peers and against plain C
	$(BENCH)/bin/python -m bench.engine
	$(BENCH)/bin/python -m bench.envs

golden: $(VENV)/ready-to-test ## write the golden playthroughs anew; look at the difference before you commit it
	$(BIN)/python -m tests.playthroughs

PIN := .venv/bin/python -m piptools compile --quiet --strip-extras --no-header --no-annotate --no-emit-index-url \
	--no-emit-trusted-host --no-emit-find-links --upgrade

lock: $(VENV)/ready-to-test ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet pip-tools
	$(PIN) -o requirements.lock pyproject.toml
	$(PIN) --extra test --extra arena --extra envs --extra openspiel --extra ray --extra postgres -c requirements.lock -o requirements-test.lock pyproject.toml
	$(PIN) --extra bench -o requirements-bench.lock pyproject.toml

clean: ## remove what was set up
	rm -rf $(VENV) $(BENCH) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Court Cards needs Python 3.11 or newer, and %s is %s" % (sys.executable, sys.version.split()[0]) if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready: $(VENV)/bin/python pyproject.toml requirements.lock
	@echo "Installing what Court Cards needs into $(VENV) …"
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready requirements-test.lock
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-test.lock
	@touch $@

$(BENCH)/ready: pyproject.toml requirements-bench.lock
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	$(BENCH)/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@
