"""What every test run needs."""

from hypothesis import settings

import woodlaw
from woodlaw.engine.build import is_compiled

# The first example pays for imports and tables, so a deadline would fail by chance.
settings.register_profile("woodlaw", deadline=None)
settings.load_profile("woodlaw")


def pytest_report_header() -> str:
    build = "compiled" if is_compiled() else "interpreted"
    return f"woodlaw: {build} build in {woodlaw.__path__[0]}"
