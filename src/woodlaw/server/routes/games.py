"""Games to be made and found, and how to come to a seat."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from woodlaw import i18n
from woodlaw.bots import BOTS
from woodlaw.cards.deck import DECKS
from woodlaw.engine.options import PRINTINGS, TABLE
from woodlaw.factions.registry import FACTIONS
from woodlaw.records.lines import PERSON
from woodlaw.records.reader import rules_version
from woodlaw.server import frames
from woodlaw.server.errors import FORBIDDEN, INVALID, MISSING, NOT_NOW, Refused
from woodlaw.server.hub import Hub
from woodlaw.server.identity import Caller, Holder, Somebody, hash_of, new_secret, set_cookie
from woodlaw.server.room import Room
from woodlaw.server.routes.answers import (
    About,
    GivenInvite,
    Invited,
    LineUp,
    Lobby,
    Made,
    OwnGames,
    Seated,
    Summary,
)
from woodlaw.server.routes.asked import (
    ERRORS,
    ClaimInvite,
    Invite,
    LookAtInvite,
    NewGame,
    Players,
    Sit,
    TheHub,
    TheIdentity,
    TheRoom,
    answer,
    viewer_of,
)
from woodlaw.server.spoken import spoken
from woodlaw.server.storage.store import Conflict
from woodlaw.server.terms import agree, check_reach, lineup
from woodlaw.woodland.map import MAPS

ME, INVITED, OPEN = "me", "invite", "open"
MOST_LISTED = 100

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/about", response_model=About)
async def about(caller: Somebody, hub: TheHub) -> Response:
    """What can be played here."""
    return answer(
        {
            "rules": rules_version(),
            "maps": list(MAPS),
            "decks": list(DECKS),
            "printings": list(PRINTINGS),
            "options": {option.word: list(option.values) for option in TABLE},
            "factions": {name: list(faction.picks()) for name, faction in FACTIONS.items()},
            "bots": list(BOTS),
            "languages": list(i18n.LANGUAGES),
            "push": hub.notices.push.public_key if hub.notices.push else None,
            "mail": hub.notices.mail is not None,
        }
    )


@router.get("/lineup", response_model=LineUp)
async def look_at_lineup(players: Players, caller: Somebody) -> Response:
    """What is to be said of factions that play together: ``marquise,vagabond:thief``."""
    return answer(lineup(players.split(",")))


@router.post("/games", status_code=201, response_model=Made)
async def create(
    new: NewGame, request: Request, caller: Somebody, hub: TheHub, identity: TheIdentity
) -> Response:
    """Make a game. It begins once all its seats are taken."""
    identity.count_new_game(caller)
    players = [seat.faction for seat in new.seats]
    asked = [seat.player for seat in new.seats]
    who = [PERSON if player in (ME, INVITED, OPEN) else player for player in asked]
    if INVITED in asked or OPEN in asked:
        for field in ("seed", "position"):
            if getattr(new, field) is not None:
                raise Refused(INVALID, f"server-{field}")
    terms = agree(
        players,
        who,
        setup={
            "map": new.map,
            "deck": new.deck,
            "printing": new.printing,
            "options": dict(new.options),
            "first": new.first,
            "max_rounds": new.max_rounds,
        },
        seed=new.seed,
        days=new.days or None,
        late=new.late,
        spectators=new.spectators,
        chat=new.chat,
        public=new.public,
        position=new.position,
    )
    with i18n.speaking(spoken(request)):
        warnings = [] if new.reach == "off" else check_reach(players, new.reach == "refuse")
    secret, holder = token_of(caller)
    invites = {seat: new_secret() for seat, player in enumerate(asked) if player == INVITED}
    room = await hub.create(
        terms,
        holder,
        {
            seat: holder if player == ME else None
            for seat, player in enumerate(asked)
            if who[seat] == PERSON
        },
        {hash_of(invite): seat for seat, invite in invites.items()},
    )
    words = {
        **frames.summary(room.stored, room.hosted),
        "invites": [{"seat": seat, "invite": invite} for seat, invite in invites.items()],
        "warnings": warnings,
    }
    return with_token(request, answer(words, 201), words, secret, new.cookie)


@router.get("/games", response_model=Lobby)
async def lobby(caller: Somebody, hub: TheHub) -> Response:
    """Public games that wait for players, the newest first."""
    found = await hub.store.waiting(MOST_LISTED)
    return answer({"games": [frames.summary(stored) for stored in found]})


@router.get("/games/mine", response_model=OwnGames)
async def mine(holder: Holder, hub: TheHub) -> Response:
    """The games of a token, the newest first, and which of them wait for it."""
    found = await hub.store.games_of(holder, MOST_LISTED)
    return answer(
        {
            "games": [
                {
                    **frames.summary(stored),
                    "deadline": stored.waits.due,
                    "mine": sorted(stored.seats_of(holder)),
                    "asked": stored.waits.asked,
                    "host": holder == stored.host,
                }
                for stored in found
            ],
            "waiting": [
                stored.id for stored in found if stored.waits.asked in stored.seats_of(holder)
            ],
        }
    )


@router.get("/games/{id}", response_model=Summary)
async def show(room: TheRoom, caller: Somebody) -> Response:
    """What is played, by whom, and how far it has come."""
    if room.hosted.now.number:
        await viewer_of(room, caller.holder, None)
    return answer(frames.summary(room.stored, room.hosted))


@router.post("/games/{id}/seats", response_model=Seated)
async def sit(
    room: TheRoom, wanted: Sit, request: Request, caller: Somebody, hub: TheHub
) -> Response:
    """Take an open seat of a public game."""
    if not room.stored.terms.public:
        raise Refused(FORBIDDEN, "server-by-invitation")
    check_late(room, wanted.late)
    secret, holder = token_of(caller)
    try:
        await hub.store.sit(room.stored.id, wanted.seat, holder)
    except Conflict:
        raise Refused(NOT_NOW, "server-seat-taken", seat=str(wanted.seat)) from None
    return await seated(request, room, secret, wanted.cookie)


@router.post("/games/{id}/invites", status_code=201, response_model=GivenInvite)
async def invite(room: TheRoom, wanted: Invite, holder: Holder, hub: TheHub) -> Response:
    """Invite somebody to an open seat; an older invite to it is void."""
    if holder != room.stored.host:
        raise Refused(FORBIDDEN, "server-host-invites")
    if room.stored.holders.get(wanted.seat, holder) is not None:
        raise Refused(NOT_NOW, "server-seat-taken", seat=str(wanted.seat))
    secret = new_secret()
    await hub.store.add_invite(room.stored.id, wanted.seat, hash_of(secret))
    return answer({"seat": wanted.seat, "invite": secret}, 201)


@router.post("/invites/look", response_model=Invited)
async def look_at_invite(given: LookAtInvite, caller: Somebody, hub: TheHub) -> Response:
    """What an invite is to; it stays good."""
    room, seat = await invited(hub, given.invite)
    return answer({**frames.summary(room.stored, room.hosted), "seat": seat})


@router.post("/invites", response_model=Seated)
async def claim(given: ClaimInvite, request: Request, caller: Somebody, hub: TheHub) -> Response:
    """Exchange an invite for its seat, once."""
    secret, holder = token_of(caller)
    room, _ = await invited(hub, given.invite)
    check_late(room, given.late)
    try:
        await hub.store.use_invite(hash_of(given.invite), holder)
    except Conflict:
        raise Refused(MISSING, "server-no-invite") from None
    return await seated(request, room, secret, given.cookie)


@router.post("/games/{id}/rematch", response_model=Summary)
async def rematch(room: TheRoom, holder: Holder, hub: TheHub) -> Response:
    """Another game by the same terms, for the same people in the same seats."""
    if not room.stored.seats_of(holder):
        raise Refused(FORBIDDEN, "server-no-seat")
    again = await hub.rematch(room)
    return answer(frames.summary(again.stored, again.hosted))


async def invited(hub: Hub, invite: str) -> tuple[Room, int]:
    """The game and the seat that an invite is for; Refused if there is no such invite."""
    found = await hub.store.invited(hash_of(invite))
    if found is None:
        raise Refused(MISSING, "server-no-invite")
    id_, seat = found
    return await hub.room(id_), seat


def check_late(room: Room, said: str) -> None:
    """Refused if who comes to a game has not agreed to what happens to the late."""
    late = room.stored.terms.late
    if said != late:
        raise Refused(NOT_NOW, "server-late", late=late)


def token_of(caller: Caller) -> tuple[str | None, str]:
    """The caller's token as it is, or a new one: the secret if it is new, and the hash."""
    if caller.holder is not None:
        return None, caller.holder
    secret = new_secret()
    return secret, hash_of(secret)


async def seated(request: Request, room: Room, secret: str | None, cookie: bool) -> Response:
    """The answer to who has sat down."""
    await room.look_again()
    words = frames.summary(room.stored, room.hosted)
    return with_token(request, answer(words), words, secret, cookie)


def with_token(
    request: Request, plain: Response, words: frames.Frame, secret: str | None, cookie: bool
) -> Response:
    """An answer with the new token, if there is one: in a cookie, or in its words."""
    if secret is None:
        return plain
    if cookie:
        set_cookie(plain, request, secret)
        return plain
    return answer({**words, "token": secret}, plain.status_code)
