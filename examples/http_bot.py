"""A program at a table of `woodlaw serve`: takes the seat of an invite and answers at random.

python examples/http_bot.py http://127.0.0.1:8000 INVITE
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def ask(url, token=None, **words):
    """The open answer to a request: with words a POST, without them a GET."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return urlopen(Request(url, json.dumps(words).encode() if words else None, headers))


def play(server, invite):
    """Play the seat of an invite to the end; the result."""
    game = json.load(ask(f"{server}/api/invites", invite=invite))
    url, token = f"{server}/api/games/{game['id']}", game["token"]
    for line in ask(f"{url}/stream", token):
        frame = json.loads(line) if line.strip() else {}
        if frame.get("result"):
            return frame["result"]
        options = (frame.get("question") or {}).get("options")
        if options:  # our question: answer it, for the step that it stands at
            ask(f"{url}/play", token, at=frame["at"], action=random.choice(options)["action"])


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
