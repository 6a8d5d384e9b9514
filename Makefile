# The commands of the project. `make help` lists them. Each does its own set-up; what is ready is left alone.

PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
SET_UP = $(or $(PYTHON),$(error Canasta needs Python 3.11 or newer, and none was found)) tools/set_up.py
BIN = .venv/bin
PAGE = $(BIN)/python tools/build_page.py run

.PHONY: help play test setup check format bench soak cases golden lock dev

help: ## list these commands
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: setup ## play Canasta in the browser
	@$(BIN)/canasta play

test: dev ## run all tests
	@$(BIN)/python tools/run_tests.py

setup: ## make .venv/bin/canasta ready (the others do this first)
	@$(SET_UP)

dev:
	@$(SET_UP) --dev

check: dev ## lint, types, format, layers
	@$(BIN)/python tools/run_checks.py

format: dev ## put all files in their format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(PAGE) format

cases: setup ## judge the case files
	@$(BIN)/canasta judge $$(find tests/cases -name '*.toml' | sort)

golden: setup ## write the engine's golden transcripts anew
	@$(BIN)/python tests/engine/golden_transcripts.py

bench: ## measure speed, beside another library where it can be had
	@$(SET_UP) --bench
	@$(BIN)/python bench/run.py

soak: setup ## 100,000 bot deals over all presets
	@$(BIN)/python bench/soak.py

lock: dev ## write the lock files anew
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)
	cd web && npm install --package-lock-only
