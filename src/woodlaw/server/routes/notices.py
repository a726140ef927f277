"""Subscriptions to notices: whoever has a seat's token asks to be told when the seat is asked."""

from __future__ import annotations

import json
import secrets
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from woodlaw import i18n
from woodlaw.server.errors import FORBIDDEN, INVALID, MISSING, NOT_NOW, Refused
from woodlaw.server.frames import Frame
from woodlaw.server.identity import Holder, hash_of
from woodlaw.server.notices import addresses
from woodlaw.server.notices.notices import Notices
from woodlaw.server.routes.asked import (
    ERRORS,
    MOST_SEATS,
    Body,
    Id,
    TheHub,
    TheIdentity,
    TheRoom,
    Word,
    answer,
)
from woodlaw.server.storage.store import MAIL, PUSH, Conflict, Subscription

ID_BYTES = 12
CODE_BYTES = 9
MOST_A_SEAT = 5

router = APIRouter(prefix="/api/games/{id}/subscriptions", responses=ERRORS)


class Keys(Body):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=64)]


class Browser(Body):
    """A browser's subscription as its ``toJSON`` gives it."""

    endpoint: Annotated[str, Field(max_length=addresses.LONGEST_ENDPOINT)]
    keys: Keys
    expirationTime: float | None = None


class Subscribe(Body):
    """Where to tell a seat, by default one's first, that it is asked: ``push`` or ``mail``."""

    push: Browser | None = None
    mail: Annotated[str, Field(max_length=addresses.LONGEST_MAIL)] | None = None
    lang: Word = i18n.ENGLISH
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class Confirm(Body):
    """The code that was sent to an address."""

    code: Word


@router.get("")
async def list_own(room: TheRoom, holder: Holder, hub: TheHub) -> Response:
    """The subscriptions of your seats."""
    found = await hub.store.subscriptions(room.stored.id, holder)
    return answer({"subscriptions": [words_of(each) for each in found]})


@router.post("", status_code=201)
async def subscribe(
    room: TheRoom, wanted: Subscribe, holder: Holder, hub: TheHub, identity: TheIdentity
) -> Response:
    """Be told, once a turn, when a seat of yours is asked while you are not there."""
    seats = await room.seats_of(holder)
    seat = min(seats, default=None) if wanted.seat is None else wanted.seat
    if seat is None or seat not in seats:
        raise Refused(FORBIDDEN, "server-no-seat")
    if wanted.lang not in i18n.LANGUAGES:
        raise Refused(INVALID, "server-no-language", lang=wanted.lang)
    code = secrets.token_urlsafe(CODE_BYTES)
    kind, target, keys = checked(wanted, hub.notices, hub.settings.private_push, code)
    if kind == MAIL:
        identity.mails.take(holder)
        identity.mails.take(target.lower())
    id_ = secrets.token_urlsafe(ID_BYTES)
    is_confirmed = kind == PUSH
    made = Subscription(
        id_, room.stored.id, seat, holder, kind, target, keys, wanted.lang, is_confirmed
    )
    try:
        await hub.store.subscribe(made, MOST_A_SEAT)
    except Conflict:
        raise Refused(NOT_NOW, "server-subscriptions", most=MOST_A_SEAT) from None
    if kind == MAIL:
        hub.notices.tell_code(made, code)
    return answer(words_of(made), 201)


@router.post("/{subscription}/confirm")
async def confirm(
    room: TheRoom, subscription: Id, wanted: Confirm, holder: Holder, hub: TheHub
) -> Response:
    """Show with the code that was sent there that an address of mail is yours."""
    code = hash_of(wanted.code)
    if not await hub.store.confirm(room.stored.id, subscription, holder, code):
        raise Refused(MISSING, "server-mail-code")
    return answer({"id": subscription, "confirmed": True})


@router.delete("/{subscription}")
async def unsubscribe(room: TheRoom, subscription: Id, holder: Holder, hub: TheHub) -> Response:
    """Be told no longer."""
    if not await hub.store.unsubscribe(room.stored.id, subscription, holder):
        raise Refused(MISSING, "server-no-subscription")
    return answer({})


def checked(
    wanted: Subscribe, notices: Notices, may_be_private: bool, code: str
) -> tuple[str, str, str]:
    """The kind of a subscription, where it goes, and its keys; Refused if nothing can go there.

    Of one to mail the keys are the code that confirms it.
    """
    if (wanted.push is None) == (wanted.mail is None):
        raise Refused(INVALID, "server-push-or-mail")
    if wanted.mail is not None:
        if notices.mail is None:
            raise Refused(NOT_NOW, "server-no-mail")
        if not addresses.is_mail(wanted.mail):
            raise Refused(INVALID, "server-mail-address")
        return MAIL, wanted.mail, hash_of(code)
    assert wanted.push is not None
    if notices.push is None:
        raise Refused(NOT_NOW, "server-no-push")
    from woodlaw.server.notices.push import check_keys

    keys = wanted.push.keys
    try:
        addresses.endpoint(wanted.push.endpoint, may_be_private)
    except ValueError:
        raise Refused(INVALID, "server-push-endpoint") from None
    try:
        check_keys(keys.p256dh, keys.auth)
    except ValueError:
        raise Refused(INVALID, "server-push-keys") from None
    return PUSH, wanted.push.endpoint, json.dumps(keys.model_dump())


def words_of(subscription: Subscription) -> Frame:
    """A subscription as its owner is shown it."""
    return {
        "id": subscription.id,
        "seat": subscription.seat,
        "kind": subscription.kind,
        "target": subscription.target,
        "lang": subscription.lang,
        "confirmed": subscription.confirmed,
    }
