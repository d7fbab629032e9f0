# make run | make test | make bench | make articles   (each sets up what it needs)
VENV := .venv
BIN := $(VENV)/bin
FORMAT ?= text

# Whole days through the pages, in a real browser.
DAYS := tests/browser/pages/test_swiss_day.py tests/browser/pages/test_salihli_day.py

.PHONY: setup run test test-long bench articles lint format clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml constraints.txt scripts/setup native/CMakeLists.txt $(wildcard native/src/* native/data/*)
	@scripts/setup $(VENV)

# The site with example events, in a folder of its own; it prints its address and a QR code for phones.
run: setup
	@MEYDAN_DATA=$${MEYDAN_DATA:-.demo} $(BIN)/meydan serve --demo

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Everything on SQLite, with a look whether every article is proved; then the site's tests once more on a PostgreSQL of
# their own.
test: lint
	@scripts/test-needs
	$(BIN)/pytest -n auto --dist worksteal --articles-report=$(VENV)/articles.json
	@$(BIN)/python -m tests.articles --notes $(VENV)/articles.json --format count
	@scripts/with-postgres $(BIN)/pytest -n auto --dist worksteal tests/site $(DAYS)

# What needs longer than a few minutes: deep perft, long property runs, big comparisons.
test-long: setup
	$(BIN)/pytest -n auto -m long

bench: setup
	@scripts/setup $(VENV) bench
	@$(BIN)/python -m benchmarks

# Which tests prove which article of the rulebooks. FORMAT=json prints JSON and nothing else.
articles: setup
	@$(BIN)/python -m tests.articles --format $(FORMAT)

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
