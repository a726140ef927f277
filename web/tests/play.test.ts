import { expect, test } from 'vitest'

import { wordsToLift, wordsToPut } from '../src/lib/carrying.svelte'
import type { Load } from '../src/lib/drag.svelte'
import type { Entry, Named } from '../src/lib/frames'
import { itemWord } from '../src/panels/items'
import { byTurns } from '../src/panels/log'

const clearing = (word: string): Named => ({ sort: 'clearing', word })
const piece = (word: string) => ({ sort: 'piece', seat: 'hundreds', word, from: '8' }) satisfies Load

/** The options of a question. */
function among(...named: Named[]): (one: Named) => boolean {
  return ({ sort, word }) => named.some((each) => each.sort === sort && each.word === word)
}

test('a piece that is carried is a move in words', () => {
  const nothing = among()
  expect(wordsToLift(piece('warrior'), nothing)).toBe('move 8')
  expect(wordsToPut(piece('warrior'), clearing('7'), nothing)).toBe('move 8 7')
  expect(wordsToPut(piece('warlord'), clearing('7'), nothing)).toBe('move warlord 8 7')
  expect(wordsToPut(piece('pawn'), clearing('7'), nothing)).toBe('move 7')
})

test('where one is asked from where, or where to, the places are the answer', () => {
  expect(wordsToPut(piece('warrior'), clearing('7'), among(clearing('8'), clearing('4')))).toBe('8 7')
  expect(wordsToPut(piece('warrior'), clearing('7'), among(clearing('7')))).toBe('7')
})

test('a card that is carried is the answer, or crafted', () => {
  const card: Load = { sort: 'card', word: 'anvil' }
  expect(wordsToPut(card, card, among(card))).toBe('anvil')
  expect(wordsToPut(card, card, among())).toBe('craft anvil')
})

test('the words of items are those of the answers', () => {
  expect(itemWord({ item: 'boot' })).toBe('boot')
  expect(itemWord({ item: 'sword', damaged: true, exhausted: true })).toBe('sword-damaged-exhausted')
  expect(itemWord({ item: 'bag', ruin: true, exhausted: true })).toBe('bag-r-exhausted')
})

test('the log is by turns, and within these by phases', () => {
  const told = (message: string, seat = 'faction-eyrie') => ({ clause: '4.1', message, facts: { seat } })
  const entry = (at: number, ...messages: string[]): Entry => ({
    at,
    kind: 'answered',
    time: 0,
    events: messages.map((message) => told(message)),
  })
  const undone: Entry = { at: 5, kind: 'undone', time: 0, events: [], to: 3 }
  const turns = byTurns([
    entry(1, 'event-drawn', 'event-turn', 'event-phase'),
    entry(2, 'event-moved'),
    { ...entry(4, 'event-phase', 'event-scored'), undone: true },
    undone,
    entry(6, 'event-turn'),
  ])
  expect(turns.map(({ head, seat }) => [head?.told?.message, seat])).toEqual([
    [undefined, 'eyrie'],
    ['event-turn', 'eyrie'],
    ['event-turn', 'eyrie'],
  ])
  expect(turns[1]?.phases.map(({ lines }) => lines.map(({ told: line }) => line?.message))).toEqual([
    [],
    ['event-moved'],
    ['event-scored', undefined],
  ])
  expect(turns[1]?.phases[2]?.lines.map(({ isUndone }) => isUndone)).toEqual([true, false])
})
