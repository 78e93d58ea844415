# Zunft. `make help` lists what can be made; the work of setting up is in tools/environment.sh.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick soak lint types layers unit compiled instructions coverage bench docs lock clean \
	environment compiled-environment tidy-reports

export PYTHON ?= python3
V := .venv/bin
C := .venv-compiled/bin
CODE = $(wildcard src tests tools benchmarks docs/research hatch_build.py)
PYTEST := -m pytest -q -n auto --dist loadgroup
GAME ?= flanders --terminal# what `make play` opens
COMPILED_TESTS := tests/contract# run again on the compiled wheel
NEEDS := venv compiler valgrind postgresql redis# rows of tools/needs.sh

help:  ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play:  ## set up what playing needs, and play; HALL=1 opens the hall in a browser, LAN=1 to the house
	@tools/environment.sh play
	@$(C)/zunft $(if $(HALL)$(LAN),serve --open$(if $(LAN), --host 0.0.0.0),play $(GAME))

test: tidy-reports lint types layers unit compiled instructions  ## everything that CI runs
	@$(V)/python tools/skips.py $(if $(STRICT),--strict)

quick: lint types  ## the part that takes two minutes
	$(V)/python $(PYTEST) -m "not slow and not soak and not compiled"

soak: environment compiled-environment  ## the long forms
	$(C)/python $(PYTEST) -m soak $(COMPILED_TESTS) || [ $$? = 5 ]
	$(V)/python $(PYTEST) tests/contract/test_checksums.py
	$(V)/python $(PYTEST) -m "soak and not compiled" $(COMPILED_TESTS:%=--ignore=%) || [ $$? = 5 ]

lint: environment  ## ruff: rules and format
	$(V)/ruff check $(CODE)
	$(V)/ruff format --check $(CODE)

types: environment  ## mypy, strict
	$(V)/mypy $(CODE)

layers: environment  ## imports go one way
	$(V)/lint-imports --no-logo

unit: environment  ## all tests, interpreted
	$(V)/python $(PYTEST) -m "not soak and not compiled" --junitxml=build/reports/unit.xml

compiled: compiled-environment  ## contract tests and seeded checksums, compiled
	@$(C)/python -c 'from zunft.version import describe; print(describe())'
	@if tools/needs.sh has compiler; then set -ex; \
	$(C)/python -c 'from zunft.version import is_compiled; assert is_compiled()'; \
	$(C)/python $(PYTEST) -m "not soak" $(COMPILED_TESTS) --junitxml=build/reports/compiled.xml; \
	else echo "Left out: there is no C compiler with Python.h here."; fi

instructions: compiled-environment  ## instruction counts against those in benchmarks/
	@if tools/needs.sh has compiler && tools/needs.sh has valgrind; then set -x; \
	for title in flanders gilde strasbourg; do $(C)/python benchmarks/instructions.py --check --title $$title || exit 1; done; \
	else echo "Left out: valgrind or the compiled engine is missing here."; fi

coverage: environment  ## which lines the tests do not reach
	$(V)/python $(PYTEST) -m "not soak and not compiled" --cov

bench: compiled-environment  ## speed, as figures and ratios
	$(C)/python benchmarks/run.py

docs: environment  ## the generated pages of docs/
	$(V)/python tools/make_docs.py

# The locks name no host and no path, so that they serve everybody. UPGRADE=1 takes the newest versions.
UV_LOCK = env -u UV_FIND_LINKS -u PIP_FIND_LINKS $(V)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock:  ## write requirements/*.lock anew
	@tools/environment.sh uv
	$(UV_LOCK) --all-extras --group dev -o requirements/dev.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --extra server -o requirements/run.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --all-extras --group compiled-test -o requirements/compiled.lock pyproject.toml
	$(UV_LOCK) -c requirements/dev.lock --group build --group compile -o requirements/build.lock
	$(UV_LOCK) -c requirements/dev.lock --group bootstrap -o requirements/bootstrap.lock
	@if grep -nE '://|file:|(index-url|find-links)' requirements/*.lock; then echo "A lock names a host or a path."; exit 1; fi

clean:  ## remove everything that was made
	rm -rf .venv .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

environment:
	@tools/environment.sh dev

compiled-environment:
	@tools/environment.sh compiled

tidy-reports:
	@rm -rf build/skips build/reports
	@tools/needs.sh get $(NEEDS)
