/** Requests to the server; the browser's cookie says who asks. */

import type {
  About,
  ChatLine,
  ClauseText,
  Entry,
  Explanation,
  Hint,
  Invited,
  LineUp,
  OwnGame,
  Refusal,
  Scope,
  Summary,
} from './frames'

/** A request that was refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error)
  }
}

/** What the server answers to a request: a `POST` where it has a body. */
export async function ask<T>(path: string, lang: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-language': lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json()) as T
}

/** Why a request was refused, as its answer says. */
export async function refusalOf(answer: Response): Promise<Refused> {
  const words: unknown = await answer.json().catch(() => ({ error: answer.statusText, code: '' }))
  return new Refused(answer.status, words as Refusal)
}

/** A key under which a request is applied once. Pages without HTTPS have no `randomUUID`. */
function freshKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-')
}

export interface NewSeat {
  faction: string
  player: string
}

export interface NewGame {
  seats: NewSeat[]
  map?: string
  deck?: string
  printing?: string
  first?: string
  seed?: number
  days?: number
  late?: string
  reach?: 'refuse' | 'warn' | 'off'
  spectators?: boolean
  chat?: boolean
  public?: boolean
}

export interface Made extends Summary {
  invites: { seat: number; invite: string }[]
  warnings: string[]
}

export interface Done {
  at: number
}

export const api = {
  about: (lang: string) => ask<About>('/about', lang),
  make: (lang: string, game: NewGame) => ask<Made>('/games', lang, { ...game, cookie: true }),
  lineUp: (lang: string, players: string) =>
    ask<LineUp>(`/lineup?players=${encodeURIComponent(players)}`, lang),
  mine: (lang: string) => ask<{ games: OwnGame[]; waiting: string[] }>('/games/mine', lang),
  open: (lang: string) => ask<{ games: Summary[] }>('/games', lang),
  game: (lang: string, id: string) => ask<Summary>(`/games/${id}`, lang),
  /** What an invite is to. */
  invited: (lang: string, invite: string) => ask<Invited>('/invites/look', lang, { invite }),
  claim: (lang: string, invite: string, late: string) =>
    ask<Summary>('/invites', lang, { invite, late, cookie: true }),
  sit: (lang: string, id: string, seat: number, late: string) =>
    ask<Summary>(`/games/${id}/seats`, lang, { seat, late, cookie: true }),
  invite: (lang: string, id: string, seat: number) =>
    ask<{ invite: string }>(`/games/${id}/invites`, lang, { seat }),
  log: (lang: string, id: string, after: number, seat: number | null) =>
    ask<{ steps: Entry[] }>(
      `/games/${id}/log?after=${after}${seat === null ? '' : `&seat=${seat}`}`,
      lang,
    ),
  play: (lang: string, id: string, at: number, action: number) =>
    ask<Done>(`/games/${id}/play`, lang, { at, action, key: freshKey() }),
  say: (lang: string, id: string, at: number, words: string) =>
    ask<Done>(`/games/${id}/play`, lang, { at, words, key: freshKey() }),
  undo: (lang: string, id: string, at: number, to?: number) =>
    ask<Done>(`/games/${id}/undo`, lang, { at, to, key: freshKey() }),
  consent: (lang: string, id: string, at: number, to: number, agree: boolean) =>
    ask<Done>(`/games/${id}/undo/consent`, lang, { at, to, agree, key: freshKey() }),
  stand: (lang: string, id: string, at: number, answers: string[], scope: Scope) =>
    ask<Done>(`/games/${id}/standing`, lang, { at, answers, scope, key: freshKey() }),
  forget: (lang: string, id: string, at: number, seat: number, question: string) =>
    ask<Done>(`/games/${id}/standing`, lang, { at, seat, question, key: freshKey() }),
  back: (lang: string, id: string, at: number) =>
    ask<Done>(`/games/${id}/back`, lang, { at, key: freshKey() }),
  resign: (lang: string, id: string, at: number, seat: number, bot: string) =>
    ask<Done>(`/games/${id}/resign`, lang, { at, seat, bot, key: freshKey() }),
  rematch: (lang: string, id: string) => ask<Summary>(`/games/${id}/rematch`, lang, {}),
  chat: (lang: string, id: string, after: number) =>
    ask<{ lines: ChatLine[] }>(`/games/${id}/chat?after=${after}`, lang),
  talk: (lang: string, id: string, seat: number, text: string) =>
    ask<ChatLine>(`/games/${id}/chat`, lang, { seat, text }),
  explain: (lang: string, id: string, words: string) =>
    ask<Explanation>(`/games/${id}/explain`, lang, { words }),
  hint: (lang: string, id: string) => ask<Hint>(`/games/${id}/hint`, lang, {}),
  /** The text of a finished game's record. */
  record: async (lang: string, id: string) => {
    const answer = await fetch(`/api/games/${id}/record`, { headers: { 'accept-language': lang } })
    if (!answer.ok) throw await refusalOf(answer)
    return answer.text()
  },
  clause: (lang: string, number: string, printing: string) =>
    ask<ClauseText>(`/law/${encodeURIComponent(number)}?lang=${lang}&printing=${printing}`, lang),
}
