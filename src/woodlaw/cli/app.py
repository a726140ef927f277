"""The ``woodlaw`` command: its subcommands, and how errors end."""

import os
import sys
from collections.abc import Sequence

import typer

from woodlaw.cli import bench, check, explain, law, perft, play
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
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)
app.command("explain", epilog=explain.EXAMPLES)(explain.explain)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 done, 1 the checked thing failed, 2 bad input."""
    words = list(sys.argv[1:] if args is None else args)
    try:
        code = app(words or ["--help"], prog_name="woodlaw", standalone_mode=False)
        sys.stdout.flush()
    except InputError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # The reader left, as `head` does; point the stream elsewhere for the flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except typer.Abort:
        return 130
    except Exception as error:
        # Usage errors of the parser have no common class that every version of typer exports.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        return _refuse(message())
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    print("woodlaw:", " ".join(message.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
