"""Which scenario files say that they show a clause."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

# The C parser reads the suite many times faster, but not every build of PyYAML has it.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def suite_folder() -> Path:
    """The folder of the adjudication suite: inside the installed package, else the checkout's."""
    package = Path(str(files("woodlaw")))
    installed = package / "suite"
    return installed if installed.is_dir() else package.parent.parent / "scenarios"


def scenario_citations(folder: Path) -> dict[str, list[str]]:
    """The scenario files below a folder by the clause numbers of their ``law`` lists.

    Files are named by their path from the folder. A missing folder has none, and a file that cannot
    be read is passed over, since checking the suite is what reports it.
    """
    cited: dict[str, list[str]] = {}
    if not folder.is_dir():
        return cited
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".yaml", ".yml")):
        name = path.relative_to(folder).as_posix()
        for number in sorted(_law_lists(path)):
            cited.setdefault(number, []).append(name)
    return cited


def _law_lists(path: Path) -> set[str]:
    numbers: set[str] = set()
    try:
        with path.open(encoding="utf-8") as file:
            for document in yaml.load_all(file, Loader=_LOADER):
                for scenario in document if isinstance(document, list) else [document]:
                    law = scenario.get("law", []) if isinstance(scenario, dict) else []
                    numbers.update(map(str, law if isinstance(law, list) else [law]))
    except (OSError, ValueError, yaml.YAMLError):
        return set()
    return numbers
