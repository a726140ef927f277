/** What the tests of replays and of the editor share. */

import { gameOf } from './playing'

const TOO_MANY = 429

interface Asked {
  at: number
  status: string
  question: { options?: { action: number }[] } | null
}

/** What is answered, also to who asks faster than may be. */
async function asked<T>(url: string, path: string, token: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  for (;;) {
    const answer = await fetch(`${url}/api/games/${path}`, { headers, ...post })
    if (answer.ok) return (await answer.json()) as T
    if (answer.status !== TOO_MANY) throw new Error(`${path}: ${await answer.text()}`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** A game at one screen, played to its end: its number, and its record. */
export async function played(url: string, factions: string[], rounds: number): Promise<[string, string]> {
  const made = (await (
    await fetch(`${url}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(gameOf(factions.join(','), { max_rounds: rounds, seed: 5 })),
    })
  ).json()) as { id: string; token: string }
  for (let count = 0; ; count += 1) {
    const { at, status, question } = await asked<Asked>(url, `${made.id}/view`, made.token)
    if (status === 'over') break
    const options = question?.options ?? []
    const { action } = options[(count * 7) % options.length] ?? { action: 0 }
    await asked(url, `${made.id}/play`, made.token, { at, action })
  }
  return [made.id, await (await fetch(`${url}/api/games/${made.id}/record`)).text()]
}
