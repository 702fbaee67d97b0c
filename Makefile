# run · test · bench · docs · fmt — five verbs, each of which works on a fresh clone.
# Nothing but Python 3.11 or newer is needed; everything is installed into .venv, at the versions of constraints.txt.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test bench docs fmt install install-dev install-bench clean

# The first Python that is new enough; `make PYTHON=python3.13 test` chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
SOURCES := pyproject.toml constraints.txt

help:
	@echo "make run      a club tournament, played to the end by bots"
	@echo "make test     style, types, layers and tests"
	@echo "make bench    the benchmarks, each against a peer or a limit in the same run"
	@echo "make docs     the generated pages of docs/reference and docs/rules"
	@echo "make fmt      formats the code and mends what can be mended by itself"

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Shuffleup needs Python 3.11 or newer: install it, or name it with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# One stamp for each set of packages: installed again only after pyproject.toml or constraints.txt has changed.
$(VENV)/.installed: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup into $(VENV)"
	@$(PIP) -e .
	@touch $@

$(VENV)/.installed-dev: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup and its development tools into $(VENV)"
	@$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-bench: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup and the peers it is measured against into $(VENV)"
	@$(PIP) -e '.[dev,bench]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-dev

install: $(VENV)/.installed
install-dev: $(VENV)/.installed-dev
install-bench: $(VENV)/.installed-bench

run: install
	@$(BIN)/shuffleup run examples/club_night.toml --seed 7
	@echo
	@echo "That was examples/club_night.toml, every hand dealt and ruled by the book. What else to try:"
	@echo "  source $(BIN)/activate                                     so that the command is just shuffleup"
	@echo "  shuffleup run examples/main_event.toml --seed 7            1,000 entries"
	@echo "  shuffleup run examples/club_night.toml --seed 8 --json     another evening, as one JSON document"
	@echo "  shuffleup scenario tests/scenarios/tda-2024                the rulebook's own examples, checked"
	@echo "  shuffleup --help                                           every command; docs/map.md for the code"

# pytest comes last, so that its closing line is the last thing on the screen.
test: install-dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/pytest -n auto

bench: install-bench
	@for claim in bench/[!_]*.py; do $(BIN)/python -m "bench.$$(basename "$$claim" .py)"; done

docs: install-dev
	@$(BIN)/python -m tools.reference

fmt: install-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
