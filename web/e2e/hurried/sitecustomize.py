"""Python reads this first where its folder is in ``PYTHONPATH``: a day of the games at this server
lasts as many milliseconds as ``WOODLAW_DAY`` says, so that somebody is late while a test runs."""

import os

from woodlaw.server import hosted

hosted.DAY_MILLISECONDS = int(os.environ["WOODLAW_DAY"])
