/** Invites as they were given, to be passed on; they go with the page, since each is a secret. */

import type { Made } from './api'

const given = new Map<string, Record<number, string>>()

/** Keep the invites of a game that was made just now. */
export function keepInvites({ id, invites }: Made): void {
  given.set(id, Object.fromEntries(invites.map(({ seat, invite }) => [seat, invite])))
}

/** The invites of a game by their seats. */
export function invitesOf(id: string): Record<number, string> {
  return given.get(id) ?? {}
}

/** The link that an invite is passed on as. No server and no log sees what is behind the `#`. */
export function linkOf(invite: string): string {
  return `${location.origin}/join#${invite}`
}
