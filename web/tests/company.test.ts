import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Entry, StandingAnswer } from '../src/lib/frames'
import { stepsBehind, waysBack } from '../src/lib/past'
import { Table } from '../src/lib/table.svelte'
import { step, view } from './frames'

const told: StandingAnswer = {
  question: 'move.origin',
  message: 'move-origin',
  answers: ['7'],
  sorts: ['clearing'],
  scope: 'always',
}
const wish = { to: 2, by: ['marquise'], agreed: ['marquise'] }

const requests: [string, unknown][] = []

beforeEach(() => {
  vi.useFakeTimers()
  requests.length = 0
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (url: string, { body }: { body: string | null }) => {
    requests.push([url, body === null ? null : JSON.parse(body)])
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ at: 5, steps: [], lines: [] }) })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what stands is what the last frame says', () => {
  const table = new Table('a')
  table.hear(view({ standing: [told] }))
  expect(table.company.told).toEqual([told])
  table.hear({ type: 'standing', standing: [] })
  expect(table.company.told).toEqual([])
  table.hear(step(2, { standing: [told] }))
  expect(table.company.told).toEqual([told])
  table.hear(step(3, { standing: [] }))
  vi.advanceTimersByTime(5000)
  expect(table.company.told).toEqual([])
})

test('a wish ends with a step, and one that was not agreed to is told so', () => {
  const table = new Table('a')
  table.hear(view())
  table.hear({ type: 'proposal', proposal: wish })
  expect([table.proposal, table.company.isOwnWish]).toEqual([wish, true])
  table.hear({ type: 'proposal', proposal: null })
  expect([table.proposal, table.company.isDeclined]).toEqual([null, true])

  table.hear({ type: 'proposal', proposal: wish })
  table.hear(step(2))
  vi.advanceTimersByTime(5000)
  expect([table.proposal, table.company.isDeclined]).toEqual([null, false])
})

test('who asks no longer is not told that nobody agreed', async () => {
  const table = new Table('a')
  table.hear(view())
  table.hear({ type: 'proposal', proposal: wish })
  const asked = table.company.consent(wish.to, false)
  table.hear({ type: 'proposal', proposal: null })
  await asked
  expect(table.company.isDeclined).toBe(false)
  expect(requests.at(-1)).toMatchObject(['/api/games/a/undo/consent', { at: 1, to: wish.to, agree: false }])
})

test('what is told and forgotten says which question and step it means', async () => {
  const table = new Table('a')
  table.hear(view())
  await table.company.stand(['7', '9'], 'this turn')
  expect(requests.at(-1)).toMatchObject([
    '/api/games/a/standing',
    { at: 1, answers: ['7', '9'], scope: 'this turn' },
  ])
  await table.company.forget('move.origin')
  expect(requests.at(-1)).toMatchObject(['/api/games/a/standing', { at: 1, seat: 0, question: 'move.origin' }])
})

test('who has resigned is a bot from then on, and its screen is nobody\'s turn', () => {
  const table = new Table('a')
  table.mine = [0, 1]
  const seats = ['marquise', 'eyrie'].map((faction) => ({ faction, player: 'person', taken: true }))
  const question = { seat: 'eyrie', name: 'a', message: 'a', clause: '1' }
  table.hear(view({ seats, question }))
  expect(table.next).toBe('eyrie')
  table.hear(step(2, { kind: 'resigned', seat: 'eyrie', player: 'greedy', question }))
  expect(table.seats.map(({ player }) => player)).toEqual(['person', 'greedy'])
  expect(table.next).toBe(null)
})

test('lines of chat are read once, and counted until they are', async () => {
  const table = new Table('a')
  table.hear(view())
  const line = (number: number, seat: string) => ({ type: 'chat', number, seat, time: 0, text: 'x' }) as const
  for (const frame of [line(1, 'eyrie'), line(2, 'marquise'), line(2, 'marquise'), line(3, 'eyrie')]) {
    table.hear(frame)
  }
  expect(table.company.lines.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(table.company.unread).toBe(2)
  table.company.readLines()
  expect(table.company.unread).toBe(0)
})

test('what happened since is behind the last answer of one\'s own', async () => {
  const table = new Table('a')
  table.standing = 'open'
  table.hear(view({ since: 3 }))
  expect([table.company.since, table.company.isBack]).toEqual([3, true])
  await table.company.stand(['7'], 'always')
  expect([table.company.since, table.company.isBack]).toEqual([5, false])
})

const event = { clause: '4.2', message: 'event-moved', facts: {} }

function entry(at: number, more: Partial<Entry> = {}): Entry {
  return { at, kind: 'answered', time: 0, events: [event], ...more }
}

test('one goes back to before what was told and still holds', () => {
  const log = [
    entry(1, { kind: 'begun' }),
    entry(2),
    entry(3, { events: [] }),
    entry(4, { undone: true }),
    entry(5, { kind: 'undone', events: [], to: 3 }),
    entry(6),
    entry(7),
  ]
  expect(waysBack(log).map(({ to, undone }) => [to, undone.at])).toEqual([
    [6, 7],
    [5, 6],
    [1, 2],
  ])
  expect(stepsBehind(log, 2).map(({ at }) => at)).toEqual([6, 7])
})
