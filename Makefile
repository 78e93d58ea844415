# Zunft. `make help` lists what can be made; the work of setting up is in tools/environment.sh.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick soak lint types layers client unit pythons browser compiled instructions coverage bench dist docs lock clean \
	client-types environment client-environment compiled-environment tidy-reports

export PYTHON ?= python3
V := .venv/bin
C := .venv-compiled/bin
NPM := tools/environment.sh npm
CODE = $(wildcard src tests tools benchmarks docs/research hatch_build.py)
PYTEST := -m pytest -q -n auto --dist loadgroup
BOUNDED := -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true# a test that hangs says where, fails, and the rest goes on
COMPILED_TESTS := tests/contract# run again on the compiled wheel
WIRE_TEST := tests/server/whole/test_wire.py# its long form runs on the compiled wheel, which is quicker
BROWSER_TESTS := tests/browser# run apart: playwright keeps a loop of its own in its process
NEEDS := venv compiler valgrind postgresql redis chromium# rows of tools/needs.sh

help:  ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play:  ## set up what playing needs, and open the hall in a browser; LAN=1 lets the house in, GAME=… plays in the terminal
	@tools/environment.sh play
	@ZUNFT_LOG_LEVEL=$${ZUNFT_LOG_LEVEL-warning} $(C)/zunft $(if $(GAME),play $(GAME),serve --open$(if $(LAN), --host 0.0.0.0))

test: tidy-reports lint types layers client unit pythons browser compiled instructions  ## everything that CI runs
	@$(V)/python tools/skips.py $(if $(STRICT),--strict)

quick: lint types  ## the part that takes two minutes
	$(V)/python $(PYTEST) -m "not slow and not soak and not compiled" --ignore=$(BROWSER_TESTS)

soak: environment client-environment compiled-environment  ## the long forms
	$(C)/python $(PYTEST) -m soak $(COMPILED_TESTS) $(WIRE_TEST) || [ $$? = 5 ]
	$(V)/python $(PYTEST) tests/contract/test_checksums.py
	$(V)/python $(PYTEST) -m "soak and not compiled" $(COMPILED_TESTS:%=--ignore=%) --ignore=$(WIRE_TEST) --ignore=$(BROWSER_TESTS) || [ $$? = 5 ]
	$(V)/python $(PYTEST) -m soak $(BROWSER_TESTS)

lint: environment  ## ruff: rules and format
	$(V)/ruff check $(CODE)
	$(V)/ruff format --check $(CODE)

types: environment  ## mypy, strict
	$(V)/mypy $(CODE)

layers: environment  ## imports go one way
	$(V)/lint-imports --no-logo

client: environment  ## the browser client: format, rules, types, tests; its types are those of the server
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run test
	@$(V)/python tools/make_openapi.py
	@$(NPM) run types -- -o ../build/schema.ts >/dev/null
	@cmp build/schema.ts web/src/core/net/schema.ts || { echo "The server's forms have changed: make client-types"; exit 1; }

client-types: environment  ## the client's types, from the server's OpenAPI document
	$(V)/python tools/make_openapi.py
	$(NPM) run types -- -o src/core/net/schema.ts

unit: environment client-environment  ## all tests, interpreted
	$(V)/python $(PYTEST) $(BOUNDED) -m "not soak and not compiled" --ignore=$(BROWSER_TESTS) --junitxml=build/reports/unit.xml

pythons: environment  ## a game of each title on every other Python that is here
	@$(V)/python tools/pythons.py

browser: environment client-environment  ## whole games in a real browser
	$(V)/python $(PYTEST) $(BOUNDED) -m "not soak" $(BROWSER_TESTS) --junitxml=build/reports/browser.xml

compiled: compiled-environment  ## contract tests and seeded checksums, compiled
	@$(C)/python -c 'from zunft.version import describe; print(describe())'
	@if tools/needs.sh has compiler; then set -ex; \
	$(C)/python -c 'from zunft.version import is_compiled; assert is_compiled()'; \
	$(C)/python $(PYTEST) $(BOUNDED) -m "not soak" $(COMPILED_TESTS) --junitxml=build/reports/compiled.xml; \
	else echo "Left out: there is no C compiler with Python.h here."; fi

instructions: compiled-environment  ## instruction counts of games and bots against those in benchmarks/
	@if tools/needs.sh has compiler && tools/needs.sh has valgrind; then set -x; \
	$(C)/python benchmarks/instructions.py --check; \
	else echo "Left out: valgrind or the compiled engine is missing here."; fi

coverage: environment  ## which lines the tests do not reach
	$(V)/python $(PYTEST) -m "not soak and not compiled" --ignore=$(BROWSER_TESTS) --cov

bench: compiled-environment  ## speed, as figures and ratios
	$(C)/python benchmarks/run.py

dist: environment client-environment  ## what a release consists of, into dist/; ONLY=3.11 for one Python, QUICK=1 without its contract tests
	@tools/environment.sh release
	$(V)/python tools/dist.py

docs: environment  ## the generated pages of docs/
	$(V)/python tools/make_docs.py

# The locks name no host and no path, so that they serve everybody. UPGRADE=1 takes the newest versions.
# A build with a profile plays, so it needs what playing needs.
UV_LOCK = env -u UV_FIND_LINKS -u PIP_FIND_LINKS $(V)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock:  ## write requirements/*.lock anew
	@tools/environment.sh uv
	$(UV_LOCK) --all-extras --group dev -o requirements/dev.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock -o requirements/base.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --extra server -o requirements/run.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --all-extras --group compiled-test -o requirements/compiled.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --group build --group compile -o requirements/build.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --group node -o requirements/node.lock
	$(UV_LOCK) -c requirements/dev.lock --group release -o requirements/release.lock
	$(UV_LOCK) -c requirements/dev.lock --group bootstrap -o requirements/bootstrap.lock
	@if grep -nE '://|file:|(index-url|find-links)' requirements/*.lock; then echo "A lock names a host or a path."; exit 1; fi

clean:  ## remove everything that was made
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

environment:
	@tools/environment.sh dev

client-environment:
	@tools/environment.sh client

compiled-environment: client-environment
	@tools/environment.sh compiled

tidy-reports:
	@rm -rf build/skips build/reports
	@tools/needs.sh get $(NEEDS)
