"""The ``woodlaw`` command: its subcommands, and how errors end."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

import typer

from woodlaw.cli import bench, check, explain, law, perft, play, replay, resume, serve, simulate
from woodlaw.cli.errors import InputError

app = typer.Typer(
    name="woodlaw",
    help="Play, judge and study the board game Root by its own Law. Unofficial, made by fans.",
    rich_markup_mode=None,  # plain help reads the same through a pipe
    pretty_exceptions_enable=False,
    add_completion=False,
)


@app.callback()
def _group() -> None:
    """Keeps a lone subcommand a subcommand."""


app.command("law", epilog=law.EXAMPLES)(law.law)
app.command("check", epilog=check.EXAMPLES)(check.check)
app.command("perft", epilog=perft.EXAMPLES)(perft.perft)
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("resume", epilog=resume.EXAMPLES)(resume.resume)
app.command("replay", epilog=replay.EXAMPLES)(replay.replay)
app.command("serve", epilog=serve.EXAMPLES)(serve.serve)
app.command("simulate", epilog=simulate.EXAMPLES)(simulate.simulate)
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)
app.command("explain", epilog=explain.EXAMPLES)(explain.explain)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 done, 1 the checked thing failed, 2 bad input or output.

    1 also where the reader of the output has left.
    """
    words = list(sys.argv[1:] if args is None else args)
    try:
        make_streams()
        code = app(words or ["--help"], prog_name="woodlaw", standalone_mode=False)
        sys.stdout.flush()
    except InputError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        give_up_output()  # the reader left, as `head` does
        return 1
    except OSError as error:
        place = f"{error.filename}: " if error.filename else "output: "
        give_up_output()
        return _refuse(f"{place}{error.strerror or error}")
    except typer.Abort:
        return 130
    except Exception as error:
        # Usage errors of the parser have no common class that every version of typer exports.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        return _refuse(message())
    return code if isinstance(code, int) else 0


def make_streams() -> None:
    """Make the most of the streams that there are; InputError if nothing can be told at all.

    Python has None for a stream that was closed before the start.
    """
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    if sys.stdout is None:
        raise InputError("the output is closed")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name or title that the terminal's encoding lacks is shown with question marks.
        sys.stdout.reconfigure(errors="replace")


def give_up_output() -> None:
    """Point the output elsewhere, so that the flush at exit does not fail once more."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(message: str) -> int:
    with contextlib.suppress(OSError):
        print("woodlaw:", " ".join(message.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
