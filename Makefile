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
.PHONY: help play test check coverage hooks client screenshots lint soak luck soak-server faults side-channels bench bench-server bench-load bench-web results browsers fit golden docs release image lock clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: $(VENV)/ready $(CLIENT) ## set everything up, start the table server and open it in the browser
	@$(BIN)/courtcards serve

test: $(VENV)/ready-to-test $(CLIENT) lint ## set everything up and run every test
	$(BIN)/python -m tests.compile_first
	$(BIN)/pytest -n 2
	$(NPM) run check
	$(NPM) test

# The rules uncompiled: nothing has to be compiled first, whatever has changed.
UNCOMPILED := NUMBA_DISABLE_JIT=1 $(BIN)
RULES_TESTS := tests/call_to_glory tests/come_to_call tests/test_shuffle.py

check: $(VENV)/ready-to-test lint ## lint and test the rules, in less than three minutes: before each commit
	$(UNCOMPILED)/pytest -q -n 2 $(RULES_TESTS) tests/test_habits.py tests/test_texts.py

coverage: $(VENV)/ready-to-test ## report which lines and branches of the rules the tests reach, uncompiled
	$(UNCOMPILED)/coverage run -m pytest -q $(RULES_TESTS) tests/test_api.py tests/test_frozen_records.py
	$(BIN)/coverage report

hooks: $(VENV)/ready-to-test ## let git check each commit: ruff, and prettier and eslint for the client
	$(BIN)/pre-commit install

client: $(CLIENT) ## build the browser client, if its sources have changed

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

luck: $(VENV)/ready-to-test ## play 20,000 games at each table with and without their luck: same mean, less variance (takes long)
	$(BIN)/python -m bench.luck --games 20000

soak-server: $(VENV)/ready-to-test ## kill the server 200 times under load, compare hundreds of twin games, fuzz the API (takes long)
	COURTCARDS_LONGEST=100000 COURTCARDS_KILLS=200 COURTCARDS_KILL_TABLES=60 COURTCARDS_HIDDEN_GAMES=100 COURTCARDS_FUZZING=300 \
		$(BIN)/pytest -n 2 tests/server

faults: $(VENV)/ready-to-test ## let servers, network, Redis and PostgreSQL fail 203 times while people play, and lose no move (takes long)
	COURTCARDS_LONGEST=100000 COURTCARDS_FAULTS=203 $(BIN)/pytest -s --timeout 0 tests/server/test_cluster.py

side-channels: $(VENV)/ready-to-test ## compare 2,000 pairs of twin tables by the times of their answers, twice (takes long)
	COURTCARDS_LONGEST=100000 COURTCARDS_TIMING_PAIRS=2000 $(BIN)/pytest -s --timeout 0 tests/server/test_side_channels.py

bench: $(BENCH)/ready ## measure the engine and the environments against their peers and against plain C
	$(BENCH)/bin/python -m bench.engine
	$(BENCH)/bin/python -m bench.envs

bench-server: $(VENV)/ready-to-test $(BOARDGAME) ## measure the table server against boardgame.io's and against bare relays
	$(BIN)/python -m bench.server

bench-load: $(VENV)/ready-to-test ## measure the table server by tables, databases and processes, and write the tables of docs/benchmarks.md
	$(BIN)/python -m bench.scale --again

bench-web: $(VENV)/ready-to-test $(CLIENT) ## measure the pages in Chromium: paint, frames, reaction, size, memory
	$(BIN)/python -m bench.web

results: $(VENV)/ready-to-test ## measure the results to beat, and write the tables of docs/results.md (takes hours; stop and go on at will)
	$(BIN)/python -m bench.to_beat

browsers: $(VENV)/ready-to-test $(CLIENT) ## play a whole game of each kind in Firefox and in WebKit
	COURTCARDS_LONGEST=100000 COURTCARDS_WHOLE_GAMES=1 $(BIN)/pytest -q --timeout 0 tests/web/test_browsers.py

fit: $(VENV)/ready-to-test $(CLIENT) ## measure every text on every page, in four languages and at all sizes: nothing is cut off
	COURTCARDS_LONGEST=100000 COURTCARDS_ALL_SIZES=1 $(BIN)/pytest -q --timeout 0 tests/web/test_pages.py

golden: $(VENV)/ready-to-test ## rewrite the golden playthroughs; read the diff before you commit it
	$(BIN)/python -m tests.playthroughs

docs: $(DOCS)/ready ## build the documentation as a site into site/, and check its links
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@echo "Open site/index.html through a web server: $(DOCS)/bin/python -m http.server --directory site"

# For every Python and platform that pyproject.toml names, with the hash of every file that may be installed
PIN := $(BIN)/uv pip compile --config-file deploy/uv.toml --quiet --universal --python-version 3.11 --strip-extras --no-header --no-annotate --upgrade
HASHED := $(PIN) --generate-hashes

release: $(VENV)/ready-to-test $(CLIENT) ## build sdist and wheel, check them, install the wheel elsewhere and play there
	$(BIN)/pip install --quiet --disable-pip-version-check twine
	$(BIN)/python -m deploy.release

image: $(VENV)/ready-to-test ## run the steps of the container image without an engine, after make release, as root
	$(BIN)/python -m deploy.rootfs

lock: $(VENV)/ready-to-test ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(HASHED) -o requirements.lock pyproject.toml
	$(HASHED) --extra postgres --extra redis -c requirements.lock -o requirements-server.lock pyproject.toml
	$(HASHED) --extra test --extra arena --extra envs --extra dataset --extra openspiel --extra ray --extra postgres --extra redis --extra train \
		--no-emit-package torch -c requirements-server.lock -o requirements-test.lock pyproject.toml
	echo torch | $(PIN) --no-deps -o requirements-torch.lock -
	$(HASHED) --extra bench -o requirements-bench.lock pyproject.toml
	$(HASHED) -o requirements-docs.lock deploy/site.in

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

# PyTorch has no hashes: it comes in several builds with different dependencies, and each machine needs its own
$(VENV)/ready-to-test: $(VENV)/ready requirements-test.lock requirements-torch.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -r requirements-test.lock
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-torch.lock
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
