# Needs Python 3.11 or newer, make and git; uses a C compiler and Node where there are such.
# Each environment is made once and installed anew only after a change of what it is made from.

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
ARGS ?=
BENCH ?= --against openspiel

PIP = bin/python -m pip --disable-pip-version-check install --quiet
PYTEST = bin/python -m pytest -n $(JOBS) --dist worksteal $(MARK) $(ARGS)
# Folders too: a file that is gone shows in its folder alone.
SOURCES := $(shell find src \( -name __pycache__ -o -path src/woodlaw/server/site \) -prune \
	-o -print 2>/dev/null)
# What the browser client is made from, besides texts.
CLIENT := tools/build_web.py $(shell find web \( -name node_modules -o -name e2e -o -name tests \) \
	-prune -o -type f -print 2>/dev/null)
# What this machine lacks for compiling.
LACKS := $(shell $(PYTHON) hatch_build.py)

.PHONY: play resume web test test-interpreted test-compiled test-web e2e soak bench lint clean
.DELETE_ON_ERROR:

# ARGS are those of "woodlaw play", such as --terminal.
play: .venv-play/installed
	@.venv-play/bin/woodlaw play $(ARGS)

# ARGS are those of "woodlaw resume".
resume: .venv-play/installed
	@.venv-play/bin/woodlaw resume $(ARGS)

# Builds the browser client into the sources, where an editable install finds it.
web:
	$(PYTHON) tools/build_web.py

# ARGS here and in soak are those of pytest.
test: lint test-interpreted test-compiled test-web e2e

lint: .venv/installed
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy

test-interpreted: .venv/installed
	.venv/$(PYTEST)

ifeq ($(LACKS),)
test-compiled: .venv-compiled/installed
	WOODLAW_EXPECT_COMPILED=1 .venv-compiled/$(PYTEST)
else
test-compiled:
	@echo "The run of the compiled build is left out: $(LACKS)."
endif

# Types and unit tests of the browser client, then the client in Chromium against a server of its
# own; CHROMIUM says which, if not the first that is found.
ifneq ($(shell command -v npm),)
test-web: .venv/installed web/node_modules/.package-lock.json
	.venv/bin/python tools/speak_for_web.py web/tests/spoken.json
	cd web && npm run --silent check && npm test --silent

e2e: .venv/installed web/node_modules/.package-lock.json web
	cd web && WOODLAW=../.venv/bin/woodlaw npm run --silent e2e
else
test-web e2e:
	@echo "The tests of the browser client are left out: no Node."
endif

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci
	@touch $@

soak: MARK = -m soak
soak: test-interpreted test-compiled

bench: $(if $(LACKS),.venv/bench,.venv/bench .venv-compiled/bench)
	for venv in $(^D); do $$venv/bin/woodlaw bench $(BENCH) || exit; done

clean:
	rm -rf .venv .venv-compiled .venv-play .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	rm -rf web/node_modules web/e2e/shots web/tests/spoken.json src/woodlaw/server/site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("woodlaw needs Python 3.11 or newer: make PYTHON=..." \
		if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $*

.venv/installed: pyproject.toml hatch_build.py | .venv/bin/python
	WOODLAW_COMPILE=0 WOODLAW_WEB=0 .venv/$(PIP) --editable '.[test]'
	@touch $@

.venv-compiled/installed: pyproject.toml hatch_build.py $(SOURCES) | .venv-compiled/bin/python
	WOODLAW_COMPILE=1 WOODLAW_WEB=0 .venv-compiled/$(PIP) '.[test]'
	@touch $@

.venv-play/installed: pyproject.toml hatch_build.py $(SOURCES) $(CLIENT) | .venv-play/bin/python
	@echo "Installing into .venv-play; where there is a C compiler, the engine is compiled (minutes)."
	@.venv-play/$(PIP) .
	@touch $@

# Not "pip install .[bench]": that would build the project again.
%/bench: %/installed
	$*/$(PIP) $$($*/bin/python -c "import tomllib; \
		print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['bench'])")
	@touch $@
