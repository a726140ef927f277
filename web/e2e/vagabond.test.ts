/** All that a Vagabond does in a turn, done by clicking; what is expected is the Law's. */

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { type Position, look, lookOn, play, question, sit } from './playing'
import { setting } from './table'

const table = setting()
let page: Page

beforeAll(async () => {
  page = await table.page()
})

interface At extends Position {
  character: string
  seats?: string
  step?: string
  board?: Record<string, unknown>
}

/** A Vagabond of a character before the Marquise, at a step of the turn. */
async function vagabond({ character, seats = 'marquise', step = 'daylight.actions', board = {}, ...more }: At): Promise<void> {
  const boards = { vagabond: { character, ...board } }
  await sit(page, `${seats},vagabond:${character}`, { position: { turn: 'vagabond', step, ...more, boards } })
}

const vagabonds = async (): Promise<string[]> => (await look(page)).items['vagabond'] ?? []

test('refresh: items are turned up where they lie; slip: the pawn goes into a forest', async () => {
  const board = { 'boot-exhausted': 2, 'sword-exhausted': 1, 'torch-exhausted': 1 }
  await vagabond({ character: 'thief', step: 'birdsong.refresh', clearings: { 5: ['vagabond pawn'] }, board })
  await play(page, 'item torch-exhausted', 'item sword-exhausted', 'item boot-exhausted')
  expect(await vagabonds()).toEqual(['boot', 'boot-exhausted', 'sword', 'torch'])
  expect(await question(page)).toContain('Slip to a clearing or forest')
  await play(page, 'forest 1_2_5_10')
  const seen = await look(page)
  expect(seen.pieces).toEqual({ '1_2_5_10': { 'vagabond pawn': 1 } })
  expect(seen.question).toContain('Choose an action')
  expect(seen.log).toContain('9.4.2')
})

test('move: a boot for a step, and an ally’s warriors come along', async () => {
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 3'] }
  await vagabond({ character: 'thief', clearings, board: { boot: 1, 'relation-0': 3 } })
  await play(page, 'move', 'clearing 1', 'seat marquise')
  expect((await look(page)).options).toEqual(['1', '2', '3'])
  await play(page, '2')
  const { pieces } = await look(page)
  expect(pieces).toEqual({ 1: { 'vagabond pawn': 1, 'marquise warrior': 2 }, 5: { 'marquise warrior': 1 } })
  expect(await vagabonds()).toEqual(['boot-exhausted'])
})

test('what he cannot do, the Law says why', async () => {
  await vagabond({ character: 'thief', clearings: { 5: ['vagabond pawn'] }, board: { torch: 1 } })
  await page.locator('summary', { hasText: 'Not possible now' }).click()
  await page.locator('[data-refused="explore"]').click()
  await expect.poll(() => page.locator('.refusal').innerText()).toContain('9.5.3')
})

test('battle: an ally fights along, and what is defenseless is hit', async () => {
  const clearings = { 5: ['vagabond pawn', 'marquise sawmill', 'eyrie warrior 2'] }
  await vagabond({ character: 'thief', seats: 'marquise,eyrie', clearings, board: { sword: 1, 'relation-1': 3 } })
  await play(page, 'battle', 'clearing 5', 'piece 5 marquise sawmill', 'seat eyrie')
  const { pieces, points, log } = await look(page)
  expect(pieces).toEqual({ 5: { 'vagabond pawn': 1, 'eyrie warrior': 2 } })
  expect(points).toMatchObject({ vagabond: 1, marquise: 0 })
  expect(await vagabonds()).toEqual(['sword-exhausted'])
  expect(log).toContain('4.3.3')
})

test('explore: the item under the ruin comes to the board, for a torch and a point', async () => {
  const under = { ruins: [10], 'ruin-items': ['hammer'] }
  await vagabond({ character: 'thief', clearings: { 10: ['vagabond pawn'] }, board: { torch: 1 }, ...under })
  expect((await look(page)).ruins).toEqual(['10'])
  await play(page, 'explore')
  const { ruins, points } = await look(page)
  expect([ruins, points['vagabond']]).toEqual([[], 1])
  expect(await vagabonds()).toEqual(['hammer', 'torch-exhausted'])
})

test('aid: a card of the hand for an item of another, and the relationship grows', async () => {
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 1'] }
  const hands = { vagabond: ['bake-sale', 'anvil'] }
  await vagabond({ character: 'thief', clearings, hands, items: { marquise: ['coin'] }, board: { boot: 1 } })
  await play(page, 'aid', 'piece 5 marquise warrior', 'item boot', 'card bake-sale', 'item coin')
  const { points, hand, items } = await look(page)
  expect([points['vagabond'], hand]).toEqual([1, ['anvil']])
  expect(items).toEqual({ vagabond: ['boot-exhausted', 'coin'], marquise: [] })
  const board = page.locator('[data-seat=vagabond]')
  expect(await board.innerText()).toContain('The first step')
})

test('quest: it is chosen on the board, and scores for all of its suit', async () => {
  const open = ['fundraising-fox', 'errand-rabbit']
  const drawn = [...open, 'errand-fox', 'give-a-speech-fox']
  const board = { tea: 1, coin: 1, 'quests-fox': 2, 'open-quests': open, 'drawn-quests': drawn }
  await vagabond({ character: 'thief', clearings: { 1: ['vagabond pawn'] }, board })
  await play(page, 'quest', 'quest fundraising-fox', 'points')
  expect((await look(page)).points['vagabond']).toBe(3)
  expect(await vagabonds()).toEqual(['coin-exhausted', 'tea-exhausted'])
  expect(await page.locator('[data-choice="quest fundraising-fox"]').count()).toBe(0)
})

test('strike: the piece is chosen on the map, and its owner turns hostile', async () => {
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 1', 'marquise wood'] }
  await vagabond({ character: 'ranger', clearings, board: { crossbow: 1 } })
  await play(page, 'strike', 'piece 5 marquise warrior')
  if ((await question(page)).includes('piece to remove')) await play(page, 'piece 5 marquise warrior')
  const { pieces, points } = await look(page)
  expect(pieces[5]).toEqual({ 'vagabond pawn': 1, 'marquise wood': 1 })
  expect(points['vagabond']).toBe(0)
  expect(await page.locator('[data-seat=vagabond]').innerText()).toContain('Hostile')
})

test('repair: the damaged item is chosen where it lies', async () => {
  const board = { hammer: 1, 'sword-damaged-exhausted': 1, 'coin-damaged': 1 }
  await vagabond({ character: 'tinker', clearings: { 5: ['vagabond pawn'] }, board })
  await play(page, 'repair', 'item sword-damaged-exhausted')
  expect(await vagabonds()).toEqual(['coin-damaged', 'hammer-exhausted', 'sword-exhausted'])
})

test('craft: hammers pay, and the item lies on the board', async () => {
  const hands = { vagabond: ['foxfolk-steel'] }
  await vagabond({ character: 'tinker', clearings: { 1: ['vagabond pawn'] }, hands, board: { hammer: 2 } })
  await play(page, 'craft', 'card foxfolk-steel')
  const { points, hand } = await look(page)
  expect([points['vagabond'], hand]).toEqual([2, []])
  expect(await vagabonds()).toEqual(['hammer-exhausted', 'hammer-exhausted', 'sword'])
})

test('special actions: Thief, Tinker, Ranger', async () => {
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 1'] }
  await vagabond({ character: 'thief', clearings, hands: { marquise: ['sword'] }, board: { torch: 1 } })
  await play(page, 'special', 'piece 5 marquise warrior')
  expect((await look(page)).hand).toEqual(['sword'])

  const discard = ['anvil', 'bake-sale', 'armorers']
  await vagabond({ character: 'tinker', clearings, discard, board: { torch: 1 } })
  await play(page, 'special', 'choice card bake-sale')
  expect((await look(page)).hand).toEqual(['bake-sale'])

  const board = { torch: 1, 'sword-damaged': 2, 'boot-damaged-exhausted': 1, 'crossbow-damaged': 1 }
  await vagabond({ character: 'ranger', clearings, board })
  await play(page, 'special', 'item sword-damaged', 'item sword-damaged', 'item boot-damaged-exhausted', 'pass')
  expect(await vagabonds()).toEqual(['boot-exhausted', 'crossbow-damaged', 'sword', 'sword', 'torch-exhausted'])
})

test('special actions: Vagrant, Scoundrel, Harrier, Gladiator', async () => {
  const both = { 5: ['vagabond pawn', 'marquise warrior 2', 'eyrie roost'] }
  await vagabond({ character: 'vagrant', seats: 'marquise,eyrie', clearings: both, board: { torch: 1 } })
  await play(page, 'special', 'piece 5 marquise warrior', 'piece 5 eyrie roost')
  let seen = await look(page)
  expect(seen.pieces).toEqual({ 5: { 'vagabond pawn': 1, 'marquise warrior': 2 } })
  expect(seen.points).toMatchObject({ vagabond: 1, marquise: 0 })

  const all = { 5: ['vagabond pawn', 'marquise warrior 2', 'marquise sawmill'] }
  await vagabond({ character: 'scoundrel', clearings: all, board: { torch: 1, boot: 1 } })
  await play(page, 'special')
  seen = await look(page)
  expect([seen.pieces, seen.points['vagabond']]).toEqual([{ 5: { 'vagabond pawn': 1 } }, 1])
  expect(await vagabonds()).toEqual(['boot'])

  await vagabond({ character: 'harrier', clearings: { 5: ['vagabond pawn'] }, board: { torch: 1 } })
  await play(page, 'special', 'clearing 7')
  expect((await look(page)).pieces).toEqual({ 7: { 'vagabond pawn': 1 } })

  const two = { 5: ['vagabond pawn', 'marquise warrior 2'] }
  await vagabond({ character: 'gladiator', clearings: two, board: { hammer: 1, boot: 1 } })
  await play(page, 'special', 'item hammer')
  if ((await question(page)).includes('loses a warrior')) await play(page, 'piece 5 marquise warrior')
  seen = await look(page)
  expect([seen.pieces[5]?.['marquise warrior'], seen.hand.length]).toEqual([1, 1])
  expect(await vagabonds()).toEqual(['boot', 'hammer-damaged-exhausted'])
})

test('special actions: the Jailor’s card stands in for an item, once a turn, and costs a point', async () => {
  const hands = { vagabond: ['anvil', 'foxfolk-steel', 'armorers', 'bake-sale'] }
  await vagabond({ character: 'jailor', clearings: { 1: ['vagabond pawn'] }, hands, board: { boot: 1, 'torch-damaged': 1 } })
  await play(page, 'craft', 'card anvil', 'special')
  // Only what matches fox clearing 1 lights up, birds among it.
  const legal = page.locator('[data-card].legal')
  expect(await legal.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']).sort())).toEqual(['armorers', 'foxfolk-steel'])
  await play(page, 'card foxfolk-steel')
  const { points, hand } = await look(page)
  expect([points['vagabond'], hand]).toEqual([1, ['armorers', 'bake-sale']])
  expect(await vagabonds()).toEqual(['boot', 'hammer', 'torch-damaged'])

  const cards = { vagabond: ['bake-sale', 'cobbler'] }
  await vagabond({ character: 'jailor', clearings: { 5: ['vagabond pawn'] }, hands: cards, board: { 'boot-damaged': 1, 'torch-damaged': 1 } })
  await play(page, 'repair')
  if ((await look(page)).options.includes('special')) await play(page, 'special')
  await play(page, 'card bake-sale', 'item boot-damaged')
  expect(await vagabonds()).toEqual(['boot', 'torch-damaged'])
  // It was this turn's: there is no hammer, and no card for one.
  await page.locator('summary', { hasText: 'Not possible now' }).click()
  await page.locator('[data-refused="repair"]').click()
  await expect.poll(() => page.locator('.refusal').innerText()).toContain('9.5.7')
})

test('special actions: Adventurer and Cheat complete quests with other items', async () => {
  const quests = { 'open-quests': ['errand-rabbit'], 'drawn-quests': ['errand-rabbit'] }
  const clearings = { 5: ['vagabond pawn'] }
  await vagabond({ character: 'adventurer', clearings, board: { boot: 1, hammer: 1, torch: 1, ...quests } })
  await play(page, 'quest', 'quest errand-rabbit')
  expect((await look(page)).options.sort()).toEqual(['hammer', 'torch'])
  await play(page, 'item hammer', 'points')
  expect((await look(page)).points['vagabond']).toBe(1)
  expect(await vagabonds()).toEqual(['boot-exhausted', 'hammer-damaged-exhausted', 'torch'])

  const more = { 'quests-rabbit': 2, 'drawn-quests': ['errand-rabbit', 'expel-bandits-rabbit', 'guard-duty-rabbit'] }
  await vagabond({ character: 'cheat', clearings, board: { crossbow: 1, torch: 1, boot: 1, ...quests, ...more } })
  await play(page, 'quest', 'quest errand-rabbit', 'special', 'item crossbow', 'item torch', 'points')
  expect((await look(page)).points['vagabond']).toBe(3)
  expect(await vagabonds()).toEqual(['boot', 'crossbow-exhausted', 'torch-exhausted'])
})

test('special actions: the Arbiter is enlisted, and the Ronin strikes after the roll', async () => {
  const boards = { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' }, vagabond: { character: 'arbiter', sword: 2 } }
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 3', 'eyrie warrior 1'] }
  const position = { turn: 'marquise', step: 'daylight.actions', clearings, boards }
  await sit(page, 'marquise,eyrie,vagabond:arbiter', { position })
  await play(page, 'battle', 'clearing 5', 'seat eyrie', 'pass')
  expect((await look(page)).options.sort()).toEqual(['done', 'vagabond'])
  await play(page, 'seat vagabond')
  const { points, items } = await lookOn(page)
  expect([points['vagabond'], items['vagabond']]).toEqual([1, ['sword', 'sword']])

  await vagabond({ character: 'ronin', clearings: { 5: ['vagabond pawn', 'marquise warrior 6'] }, board: { sword: 2, boot: 2 } })
  await play(page, 'battle', 'clearing 5')
  if ((await question(page)).includes('whom')) await play(page, 'seat marquise')
  expect((await look(page)).options.sort()).toEqual(['done', 'special'])
  await play(page, 'special')
  // One sword for the battle, one for the strike; what he lost is another thing.
  const lost = (await vagabonds()).filter((item) => item.startsWith('sword') && item.includes('exhausted'))
  expect(lost.length).toBe(2)
  while ((await question(page)).includes('takes a hit')) await play(page, (await look(page)).options[0] ?? 'done')
  // The strike is a hit whatever was rolled.
  const left = (await look(page)).pieces[5]?.['marquise warrior'] ?? 0
  expect(left).toBeLessThan(6)
})

test('evening: rest in the forest, the draw, then the turn passes', async () => {
  const board = { forest: '3_6_11', 'coin-damaged': 1, 'boot-damaged-exhausted': 1 }
  await vagabond({ character: 'thief', board })
  await play(page, 'done', 'pass')
  const seen = await look(page)
  expect(await vagabonds()).toEqual(['boot', 'coin'])
  expect(seen.phase).toContain('Marquise')
  expect(await page.locator('[data-seat=vagabond] .hand').innerText()).toContain('2')
})

test('evening: too many cards and too many items are given up where they lie', async () => {
  const hands = { vagabond: ['anvil', 'armorers', 'bake-sale', 'cobbler', 'sword'] }
  const board = { sword: 3, boot: 3, torch: 1 }
  await vagabond({ character: 'thief', step: 'evening.draw', clearings: { 5: ['vagabond pawn'] }, hands, board })
  expect(await question(page)).toContain('Discard down to five')
  await play(page, 'card anvil')
  expect(await question(page)).toContain('give up')
  await play(page, 'item torch', 'pass')
  expect(await vagabonds()).toEqual(['boot', 'boot', 'boot', 'sword', 'sword', 'sword'])
})

test('hits: what he loses in a battle he chooses on his board', async () => {
  const boards = { vagabond: { character: 'thief', torch: 1, tea: 1 }, marquise: { actions: 3, acted: 0 } }
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 4'] }
  // Without a sword he is defenseless: one hit at least.
  await sit(page, 'marquise,vagabond:thief', { position: { turn: 'marquise', step: 'daylight.actions', clearings, boards }, seed: 3 })
  await play(page, 'battle', 'clearing 5')
  if ((await question(page).catch(() => '')).includes('whom')) await play(page, 'seat vagabond')
  if (await page.locator('.curtain').count()) {
    await play(page, 'pass', 'item tea')
    expect(await vagabonds()).toContain('tea-damaged')
  } else expect(await vagabonds()).toEqual(['tea-damaged', 'torch-damaged'])
})
