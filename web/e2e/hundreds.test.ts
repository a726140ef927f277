/** All that the Lord of the Hundreds does in a turn, done by clicking; what is expected is the Law's. */

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { axe } from './axe'
import { look, lookOn, placeOf, play, question, sit } from './playing'
import { setting } from './table'

const table = setting()
let page: Page

beforeAll(async () => {
  page = await table.page()
})

interface At {
  clearings: Record<number, string[]>
  hand?: string[]
  board?: Record<string, unknown>
  [field: string]: unknown
}

/** The Hundreds before the Marquise, at a step of their turn. */
async function hundreds(step: string, { clearings, hand = [], board = {}, ...more }: At): Promise<void> {
  const boards = { hundreds: { mood: 'bitter', ...board } }
  const position = { turn: 'hundreds', step, clearings, hands: { hundreds: hand }, boards, ...more }
  await sit(page, 'hundreds,marquise', { position })
}

const hoard = async (): Promise<string[]> => (await lookOn(page)).items['hundreds'] ?? []

/** The clearings that light up. */
function lit(): Promise<string[]> {
  return page
    .locator('.clearing.legal')
    .evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['clearing'] ?? '').sort())
}

test('raze: the mob chosen takes what stands there, and the die brings another', async () => {
  await hundreds('birdsong.raze', {
    clearings: {
      1: ['hundreds warlord'],
      8: ['hundreds mob', 'marquise warrior 2', 'marquise sawmill', 'marquise wood 2'],
      12: ['hundreds mob', 'marquise workshop'],
    },
    ruins: [6, 10, 11],
  })
  expect(await lit()).toEqual(['12', '8'])
  await play(page, 'clearing 12')
  if ((await question(page)).includes('gets a mob')) {
    const [first = ''] = await lit()
    await play(page, `clearing ${first}`)
    expect((await lookOn(page)).pieces[first]?.['hundreds mob']).toBe(1)
  }
  const { pieces, points } = await lookOn(page)
  expect(pieces[12]).toEqual({ 'hundreds mob': 1 })
  expect(pieces[8]).toMatchObject({ 'hundreds mob': 1, 'marquise warrior': 2 })
  expect(points['hundreds']).toBeGreaterThanOrEqual(1)
})

test('raze: where one mob razes, nothing is asked but where the next comes', async () => {
  await hundreds('birdsong.raze', {
    clearings: {
      1: ['hundreds warlord'],
      8: ['hundreds mob', 'marquise warrior 2', 'marquise sawmill', 'marquise wood 2'],
    },
  })
  const { pieces, points } = await lookOn(page)
  expect(pieces[8]).toEqual({ 'hundreds mob': 1, 'marquise warrior': 2 })
  expect(points['hundreds']).toBe(3)
})

test('raze: a mob takes an item from a ruin, and the ruin goes with its last one', async () => {
  const clearings = { 5: ['hundreds warlord'], 10: ['hundreds mob', 'hundreds warrior 2', 'hundreds stronghold 1'] }
  await hundreds('birdsong.raze', { clearings, 'ruin-items': ['boot'], ruins: [10], board: { mood: 'lavish' } })
  const { ruins, items } = await lookOn(page)
  expect([ruins, items['hundreds']]).toEqual([[], ['boot']])
  expect((await lookOn(page)).log).toContain('14.4.1')
})

test('recruit, anoint, mood: warriors at strongholds, a warlord in a warrior’s place', async () => {
  await hundreds('birdsong.recruit', {
    clearings: { 5: ['hundreds warrior 2'], 8: ['hundreds stronghold 2'] },
    board: { tea: 1 },
  })
  expect((await lookOn(page)).pieces[8]).toEqual({ 'hundreds stronghold': 2, 'hundreds warrior': 2 })
  expect(await lit()).toEqual(['5', '8'])
  await play(page, 'clearing 5')
  expect((await lookOn(page)).pieces[5]).toEqual({ 'hundreds warlord': 1, 'hundreds warrior': 1 })
  // The mood changes, and to none whose item lies in the Hoard.
  expect((await lookOn(page)).options.sort()).toEqual(['jubilant', 'lavish', 'relentless', 'rowdy', 'stubborn', 'wrathful'])
  await play(page, 'rowdy')
  expect(await page.locator('[data-seat=hundreds]').innerText()).toContain('Rowdy')
})

test('mood: Lavish gives an item of the Hoard for two warriors', async () => {
  await hundreds('birdsong.mood', { clearings: { 5: ['hundreds warlord'] }, board: { boot: 1, coin: 1, tea: 1 } })
  await play(page, 'lavish', 'item boot')
  expect((await lookOn(page)).pieces[5]).toEqual({ 'hundreds warlord': 1, 'hundreds warrior': 2 })
  await play(page, 'item tea', 'done')
  expect((await lookOn(page)).pieces[5]).toEqual({ 'hundreds warlord': 1, 'hundreds warrior': 4 })
  expect(await hoard()).toEqual(['coin'])
})

test('craft: take the item for the Hoard, or its points', async () => {
  const clearings = { 8: ['hundreds stronghold 1', 'hundreds warlord'] }
  await hundreds('daylight.craft', { clearings, hand: ['anvil'] })
  await play(page, 'craft', 'card anvil', 'take')
  expect(await hoard()).toEqual(['hammer'])
  expect((await lookOn(page)).points['hundreds']).toBe(0)

  await hundreds('daylight.craft', { clearings, hand: ['anvil'] })
  await play(page, 'craft', 'card anvil', 'points')
  expect(await hoard()).toEqual([])
  expect((await lookOn(page)).points['hundreds']).toBe(2)
})

test('craft: where the Hoard overflows, an item of that track goes for a point', async () => {
  await hundreds('daylight.craft', {
    clearings: { 5: ['hundreds stronghold 2', 'hundreds warlord'] },
    hand: ['bake-sale'],
    board: { mood: 'stubborn', boot: 1, bag: 2, coin: 1, tea: 2 },
  })
  await play(page, 'craft', 'card bake-sale', 'take', 'item boot')
  expect(await hoard()).toEqual(['bag', 'bag', 'coin', 'coin', 'tea', 'tea'])
  expect((await lookOn(page)).points['hundreds']).toBe(1)
})

test('command: move, build and battle, by the map and the hand', async () => {
  await hundreds('daylight.command', {
    clearings: { 4: ['hundreds warlord'], 8: ['hundreds warrior 3'], 9: ['hundreds warrior 2', 'marquise sawmill'] },
    hand: ['anvil', 'sword'],
    board: { boot: 1, bag: 1, coin: 1 },
  })
  await play(page, 'move', 'clearing 8', 'clearing 7', '2')
  expect((await lookOn(page)).pieces).toMatchObject({ 7: { 'hundreds warrior': 2 }, 8: { 'hundreds warrior': 1 } })
  await play(page, 'build', 'clearing 8', 'card anvil')
  const built = await lookOn(page)
  expect([built.pieces[8], built.hand]).toEqual([{ 'hundreds warrior': 1, 'hundreds stronghold': 1 }, ['sword']])
  await play(page, 'battle', 'clearing 9')
  if ((await question(page)).includes('whom')) await play(page, 'piece 9 marquise sawmill')
  // The Marquise has no warrior there: a hit at least.
  expect((await lookOn(page)).pieces[9]).toEqual({ 'hundreds warrior': 2 })
})

test('advance: the warlord moves with some, and battles where he comes', async () => {
  await hundreds('daylight.advance', {
    clearings: { 7: ['marquise sawmill'], 8: ['hundreds warlord', 'hundreds warrior 3'] },
  })
  await play(page, 'advance', 'move', 'clearing 7', '2', 'battle')
  if ((await question(page)).includes('whom')) await play(page, 'piece 7 marquise sawmill')
  const { pieces, points } = await lookOn(page)
  expect(pieces).toEqual({ 7: { 'hundreds warlord': 1, 'hundreds warrior': 2 }, 8: { 'hundreds warrior': 1 } })
  // A point for the sawmill, and in the Evening one for two clearings that they rule alone.
  expect(points['hundreds']).toBe(2)
})

test('battle: looters take an item that lies on the other board', async () => {
  await hundreds('daylight.command', {
    clearings: { 8: ['hundreds warlord', 'hundreds warrior 6', 'marquise warrior 2'] },
    items: { marquise: ['boot', 'coin'] },
  })
  await play(page, 'battle', 'clearing 8')
  if ((await question(page)).includes('whom')) await play(page, 'piece 8 marquise warrior')
  await play(page, 'loot')
  while ((await question(page)).includes('to lose')) await play(page, 'piece 8 hundreds warrior')
  await play(page, 'item boot')
  const { items, pieces } = await lookOn(page)
  expect(items).toEqual({ hundreds: ['boot'], marquise: ['coin'] })
  expect(pieces[8]?.['marquise warrior']).toBe(2)
})

test('battle: a Bitter warlord calls mobs, who fight as warriors', async () => {
  await hundreds('daylight.command', {
    clearings: { 4: ['hundreds mob'], 7: ['hundreds mob'], 8: ['hundreds warlord', 'marquise sawmill'] },
  })
  await play(page, 'battle', 'clearing 8')
  if ((await question(page)).includes('whom')) await play(page, 'piece 8 marquise sawmill')
  expect(await lit()).toEqual(['4', '7'])
  await play(page, 'clearing 7', 'done')
  const { pieces } = await lookOn(page)
  expect(pieces).toEqual({ 4: { 'hundreds mob': 1 }, 8: { 'hundreds warlord': 1, 'hundreds warrior': 1 } })
})

test('evening: incite for a card, then oppress scores', async () => {
  await hundreds('evening.incite', {
    clearings: { 5: ['hundreds warlord'], 8: ['hundreds warrior 1'] },
    hand: ['anvil', 'sword'],
  })
  await play(page, 'incite', 'clearing 8')
  if ((await question(page)).includes('card to spend')) await play(page, 'card anvil')
  expect((await lookOn(page)).pieces[8]).toEqual({ 'hundreds warrior': 1, 'hundreds mob': 1 })
  expect((await lookOn(page)).hand).toEqual(['sword'])
  await play(page, ...((await question(page)).includes('Incite') ? ['done'] : []))
  expect(await page.locator('.curtain').innerText()).toContain('Marquise')
  await play(page, 'pass')
  // Two clearings that they rule alone are a point.
  expect((await lookOn(page)).points['hundreds']).toBe(1)
})

test('evening: one card is drawn, and down to five are kept', async () => {
  const hand = ['anvil', 'armorers', 'bake-sale', 'cobbler', 'sword']
  await hundreds('evening.draw', { clearings: { 5: ['hundreds warlord'] }, hand })
  expect(await question(page)).toContain('Discard down to five')
  await play(page, 'card anvil')
  expect(await page.locator('.curtain').innerText()).toContain('Marquise')
  await play(page, 'pass')
  expect(await page.locator('[data-seat=hundreds] .hand').innerText()).toContain('5')
})

test('moods: Relentless goes on, and a Grandiose warlord advances first', async () => {
  // So many that he outlives whatever is rolled.
  const clearings = { 5: ['hundreds warlord', 'hundreds warrior 5'], 1: ['marquise warrior 2'] }
  await hundreds('daylight.advance-first', { clearings, board: { mood: 'grandiose' } })
  expect(await question(page)).toContain('Advance the warlord')
  await play(page, 'verb advance')
  expect((await lookOn(page)).log).toContain('14.5.3')

  await hundreds('daylight.advance', { clearings, board: { mood: 'relentless' } })
  await play(page, 'verb advance', 'verb move', 'clearing 1', '5')
  const goOnUntil = async (asked: string): Promise<void> => {
    while (!(await question(page)).includes(asked)) await play(page, (await look(page)).options[0] ?? 'pass')
  }
  await goOnUntil('Battle where')
  await play(page, 'verb battle')
  await goOnUntil('Relentless')
  expect((await lookOn(page)).options.sort()).toContain('move')
})

test('evening: a Jubilant warlord rolls the mob die where he incites', async () => {
  await hundreds('evening.incite', {
    clearings: { 5: ['hundreds warlord'], 7: ['hundreds mob'] },
    hand: ['bake-sale'],
    board: { mood: 'jubilant' },
  })
  await play(page, 'incite', 'clearing 5')
  if ((await question(page)).includes('card to spend')) await play(page, 'card bake-sale')
  await play(page, 'roll')
  const suits = await page.locator('.clearing.legal .suit').evaluateAll((found) => found.map((each) => each.classList[1]))
  // What lights up is of the suit that was rolled.
  if (suits.length) expect(new Set(suits).size).toBe(1)
  expect((await lookOn(page)).log).toContain('14.7.3')
})

test('what lights up has names that are heard, and can be seen by all', async () => {
  const clearings = {
    8: ['hundreds warlord', 'hundreds warrior 5', 'hundreds stronghold', 'marquise warrior 2', 'marquise sawmill', 'marquise wood 1'],
    9: ['hundreds warrior 3'],
  }
  await hundreds('daylight.command', { clearings, hand: ['anvil'], board: { boot: 1, tea: 1, coin: 1 } })
  // A piece in hand, and where it may go.
  await page.locator(placeOf('piece 9 hundreds warrior')).click()
  await expect.poll(lit).toEqual(['1', '12', '4'])
  expect(await axe(page)).toEqual([])
  // How many.
  await play(page, 'clearing 4')
  expect(await axe(page)).toEqual([])
  await play(page, '2', 'battle', 'clearing 8')
  if ((await question(page)).includes('whom')) expect(await axe(page)).toEqual([])

  const hoard = { mood: 'stubborn', boot: 1, bag: 2, coin: 1 }
  await hundreds('daylight.craft', { clearings: { 5: ['hundreds stronghold 2', 'hundreds warlord'] }, hand: ['bake-sale'], board: hoard })
  await play(page, 'craft', 'card bake-sale', 'take')
  expect(await page.locator('[data-choice="item boot"]').count()).toBe(1)
  expect(await axe(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axe(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
})
