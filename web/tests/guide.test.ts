import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Guide } from '../src/lib/guide.svelte'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

function opened(id: string, games: number): Guide {
  const guide = new Guide()
  guide.open(id, games)
  return guide
}

test('it is on in the first game that somebody plays, and in no other', () => {
  expect(opened('a', 1).isOn).toBe(true)
  expect(opened('a', 2).isOn).toBe(true)
  expect(opened('b', 2).isOn).toBe(false)
})

test('who has played before has no guide', () => {
  expect(opened('c', 3).isOn).toBe(false)
})

test('what was said of it holds for all games', () => {
  opened('a', 1).turn(false)
  expect(opened('a', 1).isOn).toBe(false)
  opened('a', 1).turn(true)
  expect(opened('b', 2).isOn).toBe(true)
})

test('what was explained is kept, until the guide is begun anew', () => {
  const guide = opened('a', 1)
  guide.see('move.origin')
  guide.see('move.target')
  expect([...opened('a', 1).seen]).toEqual(['move.origin', 'move.target'])
  guide.turn(true)
  expect([...opened('a', 1).seen]).toEqual([])
})
