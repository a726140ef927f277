import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Frame } from '../src/lib/frames'
import { Table } from '../src/lib/table.svelte'
import { step, view } from './frames'

const moved = { clause: '4.2', message: 'event-moved', facts: {} }
const asked = {
  seat: 'marquise',
  name: 'move.origin',
  message: 'move-origin',
  clause: '4.2',
  options: [{ action: 5, word: '7', sort: 'clearing' }],
}

let answers: unknown[] = []
const requests: [string, unknown][] = []

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  requests.length = 0
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (url: string, { body }: { body: string | null }) => {
    requests.push([url, body === null ? null : JSON.parse(body)])
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers.shift() ?? { steps: [] }) })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what moves is seen before the next step is shown', () => {
  const table = new Table('a')
  table.hear(view())
  table.hear(step(2, { events: [moved], parts: { round: 2 } }))
  table.hear(step(3, { parts: { turn: 'eyrie' } }))
  expect([table.at, table.part('round'), table.part('turn')]).toEqual([2, 2, 'marquise'])
  vi.advanceTimersByTime(5000)
  expect([table.at, table.part('round'), table.part('turn')]).toEqual([3, 2, 'eyrie'])
})

test('a view takes the place of steps that were still to be shown', () => {
  const table = new Table('a')
  table.hear(view())
  table.hear(step(2, { events: [moved] }))
  table.hear(step(3, { parts: { round: 3 } }))
  table.hear(view({ at: 9, parts: { round: 9 } }))
  vi.advanceTimersByTime(5000)
  expect([table.at, table.part('round')]).toEqual([9, 9])
})

test('what is taken back stays in the log, marked', () => {
  const table = new Table('a')
  table.hear(view())
  for (const at of [2, 3, 4]) table.hear(step(at))
  vi.advanceTimersByTime(5000)
  table.hear(step(5, { kind: 'undone', to: 2 }))
  vi.advanceTimersByTime(5000)
  expect(table.log.map(({ at, undone }) => [at, undone ?? false])).toEqual([
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ])
})

test('what is legal is played, and of anything else the server is asked why not', async () => {
  const table = new Table('a')
  table.standing = 'open'
  table.hear(view({ question: asked }))
  await vi.advanceTimersByTimeAsync(1)
  requests.length = 0

  const explanation = { legal: false, clause: '4.2', reason: 'no warriors', effects: [], remedies: [], clearing: [] }
  answers = [explanation]
  await table.choose({ sort: 'clearing', word: '9' })
  expect(requests).toEqual([['/api/games/a/explain', { words: '9' }]])
  expect(table.whyNot).toEqual({ answer: { sort: 'clearing', word: '9' }, explanation })

  await table.choose({ sort: 'clearing', word: '7' })
  expect(requests[1]).toMatchObject(['/api/games/a/play', { at: 1, action: 5 }])
  expect(table.options).toEqual([])
})

test('a frame of a kind that is not known changes nothing', () => {
  const table = new Table('a')
  table.hear(view({ question: asked }))
  table.hear({ type: 'new-in-a-later-version' } as unknown as Frame)
  expect([table.refusal, table.at, table.question]).toEqual([null, 1, asked])
})

test('nothing is chosen while the connection is lost', async () => {
  const table = new Table('a')
  table.hear(view({ question: asked }))
  table.standing = 'lost'
  await vi.advanceTimersByTimeAsync(1)
  requests.length = 0
  await table.choose({ sort: 'clearing', word: '7' })
  expect(requests).toEqual([])
})
