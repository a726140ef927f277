import { expect, test } from 'vitest'

import type { OwnGame } from '../src/lib/frames'
import { isAsked, seatNames, sorted, until } from '../src/lib/games'
import { SUMMARY } from './frames'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

function game(id: string, more: Partial<OwnGame> = {}): OwnGame {
  return {
    ...SUMMARY,
    id,
    mine: [0],
    asked: null,
    host: false,
    ...more,
  }
}

test('games that are played come first, and of these the newest', () => {
  const games = [
    game('over', { status: 'over', made: 9 }),
    game('old', { made: 1 }),
    game('waiting', { status: 'waiting', made: 8 }),
    game('new', { made: 2 }),
  ]
  expect(sorted(games).map(({ id }) => id)).toEqual(['new', 'old', 'waiting', 'over'])
})

test('a game waits for one whose seat is asked', () => {
  expect(isAsked(game('a', { asked: 0 }))).toBe(true)
  expect(isAsked(game('a', { asked: 1 }))).toBe(false)
  expect(isAsked(game('a', { asked: null }))).toBe(false)
})

test('how long it is, never more than is left', () => {
  expect(until(3 * DAY - 1, 'en', 0)).toBe('in 2 days')
  expect(until(DAY, 'en', 0)).toBe('tomorrow')
  expect(until(5 * HOUR, 'pl', 0)).toBe('za 5 godzin')
  expect(until(90_000, 'en', 0)).toBe('in 1 minute')
  expect(until(0, 'en', 2 * HOUR)).toBe('2 hours ago')
})

test('a second seat of a faction has its number', () => {
  const players = ['vagabond:thief', 'eyrie', 'vagabond', 'marquise']
  const seats = players.map((faction) => ({ faction, player: 'person', taken: true }))
  expect(seatNames(seats)).toEqual(['vagabond', 'eyrie', 'vagabond-2', 'marquise'])
})
