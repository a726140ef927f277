import { expect, test } from 'vitest'

import { rivers } from '../src/board/geometry'
import { rows, stood } from '../src/board/pieces'
import type { MapStatic } from '../src/lib/frames'
import { wait } from '../src/lib/socket'
import { readGame } from '../src/lib/start'
import { learnForests, nameOf } from '../src/lib/words.svelte'

test('an address describes a game', () => {
  expect(readGame(new URLSearchParams('seats=eyrie=me,vagabond:thief=random&deck=exiles&seed=7'))).toEqual({
    seats: [
      { faction: 'eyrie', player: 'me' },
      { faction: 'vagabond:thief', player: 'random' },
    ],
    deck: 'exiles',
    seed: 7,
  })
})

test('without a description it is a game against a bot', () => {
  expect(readGame(new URLSearchParams('')).seats).toEqual([
    { faction: 'marquise', player: 'me' },
    { faction: 'eyrie', player: 'greedy' },
  ])
})

test('each try waits longer, up to fifteen seconds', () => {
  expect([0, 1, 2, 9].map((failures) => wait(failures, 1))).toEqual([300, 600, 1200, 15_000])
  expect(wait(0, 0)).toBe(150)
})

test('a river runs through its clearings in order and leaves the map', () => {
  const place = (x: number, y: number) => ({ suit: 'fox' as const, slots: 1, ruin: false, corner: false, place: [x, y] as [number, number] })
  const map: MapStatic = {
    clearings: { 1: place(0.1, 0.5), 2: place(0.5, 0.5), 3: place(0.9, 0.5) },
    paths: [],
    rivers: [
      [2, 3],
      [1, 2],
    ],
    forests: {},
  }
  const [line] = rivers(map)
  const across = line?.map(([x]) => x) ?? []
  expect([across, across.toReversed()]).toContainEqual([-40, 100, 500, 900, 1040])
})

test('pieces are sorted by how they are drawn', () => {
  const seat = {
    seat: 'marquise',
    faction: 'marquise',
    pick: '',
    zones: {},
    pieces: {
      warrior: { sort: 'warrior' as const, count: 25 },
      sawmill: { sort: 'building' as const, count: 6 },
      wood: { sort: 'token' as const, count: 8 },
    },
  }
  const found = stood([seat], { marquise: { warrior: 3, sawmill: 2, wood: 1 } })
  expect(found.figures.map(({ count }) => count)).toEqual([3])
  expect(found.buildings.map(({ count }) => count)).toEqual([1, 1])
  expect(found.tokens.map(({ kind }) => kind)).toEqual(['wood'])
})

test('rows are centred', () => {
  expect(rows(['a', 'b'], 10).map(({ x, y }) => [x, y])).toEqual([
    [-28, 10],
    [28, 10],
  ])
})

test('a forest is called by its number on the map, as its ring there is', () => {
  const forest = (label: string) => ({ label, clearings: [], place: [0, 0] as [number, number] })
  learnForests({ clearings: {}, paths: [], rivers: [], forests: { '5_8': forest('f1'), '8_9': forest('f2') } })
  expect(nameOf({ sort: 'forest', word: '8_9' })).toBe('forest-2')
  expect(nameOf({ sort: 'clearing', word: '8' })).toBe('clearing-8')
})
