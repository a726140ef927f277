"""What every test run needs."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

import woodlaw
from woodlaw import i18n
from woodlaw.engine.build import is_compiled

# The first example pays for imports and tables, so a deadline would fail by chance.
settings.register_profile("woodlaw", deadline=None)
settings.load_profile("woodlaw")


def pytest_report_header() -> str:
    build = "compiled" if is_compiled() else "interpreted"
    return f"woodlaw: {build} build in {woodlaw.__path__[0]}"


def pytest_runtest_setup() -> None:
    """Tests start in English, whatever language a command was told to speak before."""
    i18n.speak(i18n.ENGLISH)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests play are kept in a folder of their own, not in the user's."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("WOODLAW_HOME", str(tmp_path_factory.mktemp("home")))
        yield
