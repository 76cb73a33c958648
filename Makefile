# Everything starts here; a fresh machine needs Python 3.11 or newer and make, nothing else.
# Each target first makes .venv ready (seconds when it is); see tools/set_up.py.

# The first Python on the path that is new enough; else python3, which then says what is missing.
PYTHON ?= $(shell for p in python3 python3.15 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; exit; fi; done; echo python3)
BIN := .venv/bin
JOBS ?= auto
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play setup setup-play test test-long bench lint format docs clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1 – /p' Makefile

play: setup-play ## open the games in the browser (ARGS="--terminal" and the like are handed on)
	@$(BIN)/homestretch play $(ARGS)

setup: ## make .venv with all tools, and build the web client
	@$(PYTHON) tools/set_up.py dev

setup-play:
	@$(PYTHON) tools/set_up.py play

# Both suites run even if the first fails; pytest comes last, so its closing line ends the output.
test: setup ## run all tests but the long ones (ARGS="tests/server -x" narrows them)
	@status=0; \
	if [ -z "$(ARGS)" ]; then $(BIN)/python tools/web.py npm test || status=1; fi; \
	$(BIN)/pytest -n $(JOBS) --dist loadgroup $(ARGS) || status=1; \
	exit $$status

test-long: setup ## run every test, and the properties with many more examples
	@HYPOTHESIS_PROFILE=long $(BIN)/pytest -n $(JOBS) --dist loadgroup -m "" $(ARGS)

bench: setup ## measure speed and print the figures
	@$(BIN)/python tests/bench $(ARGS)

lint: setup ## ruff, mypy --strict, the layers, svelte-check
	@status=0; \
	$(BIN)/ruff check . || status=1; \
	$(BIN)/ruff format --check . || status=1; \
	$(BIN)/mypy || status=1; \
	$(BIN)/lint-imports || status=1; \
	$(BIN)/python tools/web.py npm run check || status=1; \
	exit $$status

format: setup ## let ruff put the Python files in order
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

docs: setup ## write the documentation as HTML into build/docs
	@$(BIN)/python tools/make_docs.py

clean: ## remove everything that was made, .venv too
	rm -rf .venv build dist web/node_modules web/dist web/.build-inputs src/homestretch/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
