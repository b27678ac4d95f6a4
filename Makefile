# Everything a newcomer needs: `make play` and `make test`. `make` alone lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
DOCS := .venv-docs
BOARDGAME := bench/boardgame/node_modules/.package-lock.json
CLIENT := courtcards/server/client/index.html
NODE_MODULES := web/node_modules/.package-lock.json
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent --prefix web
CLIENT_SOURCES := $(shell find web courtcards/texts -type f -not -path '*/node_modules/*' -not -path 'web/art/*')

.DEFAULT_GOAL := help
.PHONY: help play test check coverage hooks client screenshots lint soak luck soak-server faults bench bench-server bench-web golden docs release lock clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: $(VENV)/ready $(CLIENT) ## set everything up, start the table server and open it in the browser
	@$(BIN)/courtcards serve

test: $(VENV)/ready-to-test $(CLIENT) lint ## set everything up and pass every test
	$(BIN)/python -m tests.compile_first
	$(BIN)/pytest -n 2
	$(NPM) run check
	$(NPM) test

# The rules uncompiled: nothing has to be compiled first, whatever has changed.
UNCOMPILED := NUMBA_DISABLE_JIT=1 $(BIN)
RULES_TESTS := tests/call_to_glory tests/come_to_call tests/test_shuffle.py

check: $(VENV)/ready-to-test lint ## lint and test the rules, in less than three minutes: before each commit
	$(UNCOMPILED)/pytest -q -n 2 $(RULES_TESTS) tests/test_habits.py tests/test_texts.py

coverage: $(VENV)/ready-to-test ## say which lines and branches of the rules the tests reach, uncompiled
	$(UNCOMPILED)/coverage run -m pytest -q $(RULES_TESTS) tests/test_api.py tests/test_frozen_records.py
	$(BIN)/coverage report

hooks: $(VENV)/ready-to-test ## let git check each commit: ruff, and prettier and eslint for the client
	$(BIN)/pre-commit install

client: $(CLIENT) ## build the browser client, if anything of it has changed

$(CLIENT): $(CLIENT_SOURCES) | $(VENV)/ready
	$(BIN)/python web/build.py

$(NODE_MODULES): web/package-lock.json
	$(NPM) ci
	@touch $@

screenshots: $(VENV)/ready-to-test $(CLIENT) ## take pictures of all pages and of the gallery into docs/images
	$(BIN)/python -m tests.web.screenshots

lint: $(VENV)/ready-to-test $(NODE_MODULES) ## check style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run lint

soak: $(VENV)/ready ## play 100,000 random games of each game through the checked API (takes long)
	$(BIN)/python -m tests.soak --games 100000

luck: $(VENV)/ready-to-test ## play 20,000 games of each game with and without their luck: same mean, less variance (takes long)
	$(BIN)/python -m tests.review.unbiased

soak-server: $(VENV)/ready-to-test ## kill the server 200 times under load, compare hundreds of twin games, fuzz the API (takes long)
	COURTCARDS_LONGEST=100000 COURTCARDS_KILLS=200 COURTCARDS_KILL_TABLES=60 COURTCARDS_HIDDEN_GAMES=100 COURTCARDS_FUZZING=300 \
		$(BIN)/pytest -n 2 tests/server

faults: $(VENV)/ready-to-test ## let servers, Redis and PostgreSQL fail 204 times while people play, and lose no move (takes long)
	COURTCARDS_LONGEST=100000 COURTCARDS_FAULTS=204 $(BIN)/pytest -s --timeout 0 tests/server/test_cluster.py

bench: $(BENCH)/ready ## measure the engine and the environments against their peers and against plain C
	$(BENCH)/bin/python -m bench.engine
	$(BENCH)/bin/python -m bench.envs

bench-server: $(VENV)/ready-to-test $(BOARDGAME) ## measure the table server against boardgame.io's and against bare relays
	$(BIN)/python -m bench.server

bench-web: $(VENV)/ready-to-test $(CLIENT) ## measure the pages in Chromium: paint, frames, reaction, size, memory
	$(BIN)/python -m bench.web

golden: $(VENV)/ready-to-test ## write the golden playthroughs again; look at the difference before you commit it
	$(BIN)/python -m tests.playthroughs

docs: $(DOCS)/ready ## build the documentation as a site into site/, and check its links
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "Open site/index.html through a web server: $(DOCS)/bin/python -m http.server --directory site"

PIN := .venv/bin/python -m piptools compile --quiet --strip-extras --no-header --no-annotate --no-emit-index-url \
	--no-emit-trusted-host --no-emit-find-links --upgrade

release: $(VENV)/ready-to-test $(CLIENT) ## build sdist and wheel, check them, install the wheel elsewhere and play there
	$(BIN)/pip install --quiet --disable-pip-version-check twine
	$(BIN)/python -m deploy.release

lock: $(VENV)/ready-to-test ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet pip-tools
	$(PIN) -o requirements.lock pyproject.toml
	$(PIN) --extra test --extra arena --extra envs --extra dataset --extra openspiel --extra ray --extra postgres --extra redis --extra train \
		-c requirements.lock -o requirements-test.lock pyproject.toml
	$(PIN) --extra bench -o requirements-bench.lock pyproject.toml
	$(PIN) -o requirements-docs.lock deploy/site.in

clean: ## remove what was set up
	rm -rf $(VENV) $(BENCH) $(DOCS) site .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

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

$(BOARDGAME): bench/boardgame/package.json bench/boardgame/package-lock.json
	cd bench/boardgame && npm ci --omit=optional --ignore-scripts --no-audit --no-fund
	@touch $@

$(BENCH)/ready: pyproject.toml requirements-bench.lock
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	$(BENCH)/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(DOCS)/ready: requirements-docs.lock
	$(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/pip install --quiet --disable-pip-version-check -r requirements-docs.lock
	@touch $@
