import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Editor, counted, lies, withValue } from '../src/lib/editor.svelte'
import { Replay } from '../src/lib/replay.svelte'

const STEPS = 100
const STATIC = {
  game: {},
  map: { clearings: {}, paths: [], rivers: [], forests: {} },
  seats: ['marquise', 'eyrie'].map((seat) => ({ seat, faction: seat, pick: '', pieces: {}, zones: {} })),
  cards: {},
  items: {},
}

function turnOf(seat: string, round: number): object {
  return { clause: '1.4.1', message: 'event-turn', facts: { seat: `faction-${seat}`, round } }
}

/** Step n is behind line 2n + 1, and tells its number; the parts `even` and `odd` take turns. */
function frames(failure: object | null = null): object[] {
  const steps = Array.from({ length: STEPS }, (_, before) => {
    const n = before + 1
    const events = n % 20 === 5 ? [turnOf(n % 40 === 5 ? 'marquise' : 'eyrie', Math.ceil(n / 40))] : []
    return {
      type: 'step',
      at: 2 * n + 1,
      kind: 'answered',
      time: 0,
      events,
      parts: { [n % 2 ? 'odd' : 'even']: n },
      question: null,
      ...(n === STEPS ? { result: { winners: ['eyrie'], scores: {} } } : {}),
    }
  })
  const seats = STATIC.seats.map(({ seat }) => ({ faction: seat, player: 'person', taken: true }))
  const head = { type: 'replay', seats, static: STATIC, seat: 'eyrie', lines: 201, finished: true, hands: true, remark: '' }
  const start = { type: 'view', at: 1, parts: { odd: 0, even: 0, still: 'here' }, question: null }
  return [head, start, ...steps, { type: 'end', failure }]
}

/** An answer whose lines come in pieces that end anywhere. */
function streamed(told: object[]): object {
  const bytes = new TextEncoder().encode(told.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  const pieces = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, n) => bytes.slice(n * 777, (n + 1) * 777))
  return {
    ok: true,
    body: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  }
}

let answer: object
const requests: [string, unknown][] = []

beforeEach(() => {
  requests.length = 0
  answer = streamed(frames())
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    requests.push([url, body === undefined ? null : JSON.parse(body)])
    return Promise.resolve(answer)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(): Promise<Replay> {
  const replay = new Replay()
  await replay.read({ record: 'text' }, 1)
  return replay
}

/** What the parts are behind a step: those of the last steps of either kind. */
function wanted(index: number): object {
  const [odd, even] = index % 2 ? [index, index - 1] : [Math.max(0, index - 1), index]
  return { odd, even, still: 'here' }
}

test('a record is sent once, and every step of it is at hand', async () => {
  const replay = await read()
  expect(requests).toEqual([['/api/study/replay', { record: 'text', seat: 1 }]])
  expect([replay.count, replay.index, replay.at, replay.isWhole, replay.lines]).toEqual([100, 0, 1, true, 201])
  for (const index of [1, 2, 33, 32, 31, 64, 100, 0, 99, 63, 65]) {
    replay.go(index)
    expect(replay.parts).toEqual(wanted(index))
    expect([replay.index, replay.at]).toEqual([index, 2 * index + 1])
  }
  expect(requests.length).toBe(1)
})

test('only the next step is seen as it happens', async () => {
  const replay = await read()
  replay.go(7)
  expect(replay.latest).toBe(null)
  replay.go(8)
  expect(replay.latest?.at).toBe(17)
  replay.go(7)
  expect(replay.latest).toBe(null)
})

test('it goes by turns, back to the beginning of this one first', async () => {
  const replay = await read()
  expect(replay.turns.map(({ first, seat }) => [first, seat])).toEqual([
    [5, 'marquise'],
    [25, 'eyrie'],
    [45, 'marquise'],
    [65, 'eyrie'],
    [85, 'marquise'],
  ])
  const seen: number[] = []
  for (const by of [1, 1, 1]) {
    replay.goByTurn(by)
    seen.push(replay.index)
  }
  replay.go(50)
  for (const by of [-1, -1, -1, -1, -1]) {
    replay.goByTurn(by)
    seen.push(replay.index)
  }
  replay.go(90)
  replay.goByTurn(1)
  expect([...seen, replay.index]).toEqual([5, 25, 45, 45, 25, 5, 0, 0, 100])
  expect(replay.status).toBe('over')
})

test('a line of the record is the last step behind it', async () => {
  const replay = await read()
  for (const [line, index] of [[1, 0], [2, 0], [3, 1], [4, 1], [200, 99], [201, 100], [999, 100]] as const) {
    replay.goToLine(line)
    expect(replay.index).toBe(index)
  }
})

test('a step that ends a turn and begins another is told in both', async () => {
  const told = frames() as { type: string; events?: object[] }[]
  const change = told.find(({ events }) => events?.length) as { events: object[] }
  const ended = { clause: '1.4', message: 'event-drawn', facts: {} }
  change.events = [ended, ...change.events, ended]
  answer = streamed(told)
  const replay = await read()
  const messages = (turn: number) =>
    replay.entriesOf(turn).map(([index, events]) => [index, events.map(({ message }) => message)])
  expect(messages(-1).at(-1)).toEqual([5, ['event-drawn']])
  expect(messages(-1).length).toBe(5)
  expect(messages(0)[0]).toEqual([5, ['event-turn', 'event-drawn']])
  expect(messages(0).at(-1)).toEqual([25, []])
  expect(messages(4).at(-1)).toEqual([100, []])
})

test('it goes nowhere beyond its ends', async () => {
  const replay = await read()
  replay.go(-3)
  expect(replay.index).toBe(0)
  replay.go(1000)
  expect(replay.index).toBe(100)
})

test('it plays to the end and stops there, and starts again from the start', async () => {
  const replay = await read()
  vi.useFakeTimers()
  replay.go(98)
  replay.toggle()
  vi.advanceTimersByTime(10_000)
  expect([replay.index, replay.isPlaying]).toEqual([100, false])
  replay.toggle()
  expect([replay.index, replay.isPlaying]).toEqual([0, true])
  replay.go(4)
  vi.advanceTimersByTime(10_000)
  expect([replay.index, replay.isPlaying]).toEqual([4, false])
})

test('other eyes see the same line', async () => {
  const replay = await read()
  replay.go(40)
  answer = streamed(frames())
  await replay.look(null)
  expect(requests[1]).toEqual(['/api/study/replay', { record: 'text', seat: null }])
  expect([replay.index, replay.at]).toEqual([40, 81])
  expect(replay.parts).toEqual(wanted(40))
})

test('what the rules do not allow is told, and what came before is shown', async () => {
  answer = streamed(frames({ line: 202, reason: 'no such act' }))
  const replay = await read()
  expect(replay.trouble).not.toBe('')
  replay.go(100)
  expect(replay.parts).toEqual(wanted(100))
})

test('a record that is refused says why', async () => {
  answer = { ok: false, status: 422, json: () => Promise.resolve({ error: 'line 2: is no JSON', code: 'invalid', line: 2 }) }
  const replay = await read()
  expect([replay.trouble, replay.fixed]).toEqual(['line 2: is no JSON', null])
})

test('a position is said by paths, and what says nothing is left out', () => {
  const words = { turn: 'eyrie', hands: { eyrie: ['anvil'] } }
  expect(withValue(words, ['hands', 'marquise'], ['sword'])).toEqual({
    turn: 'eyrie',
    hands: { eyrie: ['anvil'], marquise: ['sword'] },
  })
  expect(withValue(words, ['hands', 'eyrie'], undefined)).toEqual({ turn: 'eyrie' })
  expect(withValue(words, ['boards', 'eyrie', 'leader'], 'despot')).toEqual({
    ...words,
    boards: { eyrie: { leader: 'despot' } },
  })
  expect(words).toEqual({ turn: 'eyrie', hands: { eyrie: ['anvil'] } })
})

test('pieces are counted by kind', () => {
  expect(counted([], 'eyrie warrior', 1)).toEqual(['eyrie warrior 1'])
  expect(counted(['eyrie warrior 2', 'eyrie roost'], 'eyrie roost', 1)).toEqual(['eyrie warrior 2', 'eyrie roost 2'])
  expect(counted(['eyrie warrior', 'eyrie warrior 2'], 'eyrie warrior', -1)).toEqual(['eyrie warrior 2'])
  expect(counted(['eyrie warrior'], 'eyrie warrior', -1)).toBe(undefined)
  expect(counted(['eyrie warrior'], 'eyrie roost', -1)).toEqual(['eyrie warrior 1'])
})

test('a kind lies somewhere with a number or without', () => {
  const groups = ['vagabond-2 pawn', 'marquise keep', 'marquise warrior 3']
  expect(['marquise keep', 'marquise warrior', 'vagabond-2 pawn'].every((kind) => lies(groups, kind))).toBe(true)
  expect(['marquise wood', 'marquise war', 'vagabond pawn'].some((kind) => lies(groups, kind))).toBe(false)
})

/** An editor at a position, in which the pawn may be in a forest and a plot has its kind. */
function editorAt(position: object): Editor {
  const editor = new Editor()
  const pieces = {
    ...{ warrior: { sort: 'warrior', count: 10 }, pawn: { sort: 'pawn', count: 1 } },
    ...{ plot: { sort: 'token', count: 8 }, keep: { sort: 'token', count: 1 } },
  }
  const seats = [{ seat: 'corvids', faction: 'corvids', pick: '', pieces, zones: {}, board: {} }]
  const map = { clearings: { 5: {}, 8: {} }, paths: [], rivers: [], forests: { '5_8': {}, '8_9': {} } }
  editor.fixed = { ...STATIC, seats, map } as unknown as Editor['fixed']
  const slot = { message: '', flag: false, turn: false, choices: [] }
  const board = [
    { ...slot, slot: 'forest', facts: { piece: 'piece-pawn' }, many: false },
    ...[5, 8].flatMap((n) => [
      { ...slot, slot: `plot-${n}`, facts: { piece: 'piece-plot', clearing: `clearing-${n}` }, many: false },
      { ...slot, slot: `not-${n}`, facts: { piece: 'piece-plot', clearing: `clearing-${n}` }, many: true },
    ]),
  ]
  const none = { steps: {}, first: {}, zones: [], items: { 'face-up': [], exhausted: [] }, suits: [] }
  editor.forms = { ...none, boards: { corvids: board } }
  editor.position = position as Editor['position']
  answer = { ok: false, status: 422, json: () => Promise.resolve({ error: '', code: 'invalid' }) }
  return editor
}

test('a piece of which there is one goes from where it was, to a forest and back', async () => {
  const editor = editorAt({ clearings: { 5: ['corvids pawn 1', 'corvids warrior 2'] } })
  editor.brush = { put: 'piece', seat: 'corvids', kind: 'pawn' }
  expect(editor.options.map(({ sort, word }) => [sort, word])).toEqual([
    ['forest', '5_8'],
    ['forest', '8_9'],
  ])
  await editor.choose({ sort: 'clearing', word: '8' })
  expect(editor.position).toEqual({ clearings: { 5: ['corvids warrior 2'], 8: ['corvids pawn 1'] } })
  await editor.choose({ sort: 'forest', word: '8_9' })
  const inForest = { clearings: { 5: ['corvids warrior 2'] }, boards: { corvids: { forest: '8_9' } } }
  expect(editor.position).toEqual(inForest)
  await editor.choose({ sort: 'clearing', word: '5' })
  expect(editor.position).toEqual({ clearings: { 5: ['corvids warrior 2', 'corvids pawn 1'] } })
  await editor.back()
  expect(editor.position).toEqual(inForest)
  editor.brush = { put: 'piece', seat: 'corvids', kind: 'warrior' }
  expect(editor.options).toEqual([])
})

test('what enters no forest is left where it is by a click on one', async () => {
  const position = { clearings: { 5: ['corvids keep', 'corvids warrior 2'] } }
  const editor = editorAt(position)
  for (const kind of ['keep', 'warrior']) {
    editor.brush = { put: 'piece', seat: 'corvids', kind }
    await editor.choose({ sort: 'forest', word: '5_8' })
    expect(editor.position).toEqual(position)
  }
  expect(requests).toEqual([])
})

test('a pawn is taken from where one takes it, and nowhere else', async () => {
  const position = { boards: { corvids: { forest: '8_9' } } }
  const editor = editorAt(position)
  editor.brush = { put: 'piece', seat: 'corvids', kind: 'pawn' }
  editor.isTaking = true
  await editor.choose({ sort: 'clearing', word: '8' })
  await editor.choose({ sort: 'forest', word: '5_8' })
  expect(editor.position).toEqual(position)
  await editor.choose({ sort: 'forest', word: '8_9' })
  expect(editor.position).toEqual({})
})

test('what lies face down is put with what it is, and taken with all that is said of it', async () => {
  const editor = editorAt({})
  editor.brush = { put: 'piece', seat: 'corvids', kind: 'plot', as: 'raid' }
  await editor.choose({ sort: 'clearing', word: '8' })
  expect(editor.position).toEqual({ clearings: { 8: ['corvids plot 1'] }, boards: { corvids: { 'plot-8': 'raid' } } })
  await editor.set('boards.corvids.not-8', ['bomb'])
  await editor.set('boards.corvids.plot-5', 'snare')
  editor.isTaking = true
  await editor.choose({ sort: 'clearing', word: '8' })
  expect(editor.position).toEqual({ boards: { corvids: { 'plot-5': 'snare' } } })
})

test('a card is offered as often as it lies nowhere yet', () => {
  const editor = editorAt({ hands: { corvids: ['anvil'] }, discard: ['anvil', 'sword'] })
  editor.fixed = { ...STATIC, cards: { anvil: { count: 3 }, sword: { count: 1 } } } as unknown as Editor['fixed']
  const zone = { of: 'card' as const, seat: '' }
  const zones = [{ ...zone, path: 'hands.corvids' }, { ...zone, path: 'discard' }]
  editor.forms = { ...editor.forms, zones } as unknown as Editor['forms']
  expect([editor.cardsLeft('anvil'), editor.cardsLeft('sword')]).toEqual([1, 0])
})
