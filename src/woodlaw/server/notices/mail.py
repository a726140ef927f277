"""Mail, handed to the server of whoever runs this one."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from woodlaw.server.notices.addresses import is_mail

SECONDS = 10.0
PORTS = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """``smtp`` goes over to TLS where the server can, ``smtps`` begins with it."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""

    @classmethod
    def read(cls, url: str) -> MailServer:
        """By a URL such as ``smtps://user:password@host?from=root@example.org``; ValueError says
        what is wrong with it."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("must be smtp://HOST or smtps://HOST")
        sender = parse_qs(parts.query).get("from", [""])[0]
        if not is_mail(sender):
            raise ValueError("must end with ?from=ADDRESS, from which mail comes")
        port = parts.port or PORTS[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, sender, user, password)

    def send(self, address: str, subject: str, text: str) -> None:
        """Hand over a mail; OSError (as all of smtplib's are) if it was not taken."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{text}\n")
        with self._connected() as server:
            server.send_message(message)

    @property
    def _domain(self) -> str:
        return self.sender.partition("@")[2]

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif self.user:
                server.close()
                raise OSError("the mail server has no TLS to send a password over")
        if self.user:
            server.login(self.user, self.password)
        return server
