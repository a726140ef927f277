"""Both builds run the same files; a run that is meant to test the compiled one must do so."""

import importlib
import os
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import woodlaw
from woodlaw.engine.build import is_compiled

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("engine", "woodland", "cards", "factions", "bots.greedy")

expect_compiled = pytest.mark.skipif(
    os.environ.get("WOODLAW_EXPECT_COMPILED") != "1", reason="not the run of the compiled build"
)


def modules() -> Iterator[str]:
    yield "woodlaw.law.numbers"
    for package in COMPILED_PACKAGES:
        path = importlib.import_module(f"woodlaw.{package}").__path__
        for module in pkgutil.walk_packages(path, f"woodlaw.{package}."):
            if not module.ispkg:
                yield module.name


def test_no_build_is_mixed() -> None:
    suffix = (".so", ".pyd") if is_compiled() else (".py", ".pyc")
    for name in modules():
        file = importlib.import_module(name).__file__
        assert file is not None and file.endswith(suffix), name


@expect_compiled
def test_the_compiled_build_is_what_runs() -> None:
    assert is_compiled()


@expect_compiled
def test_the_installed_package_is_what_runs() -> None:
    assert not Path(woodlaw.__path__[0]).resolve().is_relative_to(ROOT / "src")


@expect_compiled
def test_the_installed_package_carries_its_data() -> None:
    def data(folder: Path) -> set[str]:
        return {
            file.relative_to(folder).as_posix()
            for file in folder.rglob("*")
            if file.suffix in (".tsv", ".toml", ".json", ".txt", ".yaml", ".yml")
        }

    installed = Path(woodlaw.__path__[0])
    assert data(ROOT / "src" / "woodlaw") <= data(installed)
    assert data(installed / "suite")
