/** Why something did not come about, for people. */

import { Refused } from './api'
import { say } from './words.svelte'

/** What the server refuses it by, or that there is no server. */
export function troubleOf(error: unknown): string {
  return error instanceof Refused ? error.message : say('web-no-server')
}
