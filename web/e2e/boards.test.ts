/** What is chosen on faction boards, and beside the map, by clicking it where it is drawn. */

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { axe } from './axe'
import { goOn, look, lookOn, placeOf, play, question, sit } from './playing'
import { setting } from './table'

const table = setting()
let page: Page

beforeAll(async () => {
  page = await table.page()
})

const board = (seat: string) => page.locator(`[data-seat=${seat}]`)

/** What can be chosen on a faction board, as `sort word`. */
function lit(seat: string): Promise<string[]> {
  return board(seat)
    .locator('[data-choice]')
    .evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['choice'] ?? '').sort())
}

test('Turmoil: the next leader is chosen among those that are not deposed', async () => {
  const position = {
    turn: 'eyrie',
    step: 'daylight.decree',
    scores: { eyrie: 8 },
    clearings: { 5: ['eyrie roost', 'eyrie warrior 2'] },
    boards: { eyrie: { leader: 'commander', deposed: ['builder'], 'left-move-bird': 0 } },
  }
  await sit(page, 'eyrie,marquise', { position })
  expect(await lit('eyrie')).toEqual(['suit bird'])
  await play(page, 'suit bird')
  expect(await question(page)).toContain('next leader')
  // What each gives is read before it is chosen.
  expect(await lit('eyrie')).toEqual(['leader charismatic', 'leader despot'])
  expect(await board('eyrie').locator('[data-choice="leader despot"]').innerText()).toContain('Viziers: move, build')
  expect(await axe(page)).toEqual([])
  await goOn(page, () => page.locator(placeOf('leader despot')).press('Enter'))
  await lookOn(page)
  expect(await board('eyrie').locator('.out').allInnerTexts()).toEqual(['Builder\ndeposed', 'Commander\ndeposed'])
  expect(await board('eyrie').locator('[data-face].current').innerText()).toBe('Despot')
})

test('the Decree: a card is added to a column by a click on its head', async () => {
  const position = {
    turn: 'eyrie',
    step: 'birdsong.add',
    clearings: { 5: ['eyrie roost', 'eyrie warrior 2'] },
    hands: { eyrie: ['anvil', 'sword'] },
    boards: { eyrie: { leader: 'commander' } },
  }
  await sit(page, 'eyrie,marquise', { position })
  await play(page, 'card anvil')
  expect(await lit('eyrie')).toEqual(['verb battle', 'verb build', 'verb move', 'verb recruit'])
  await goOn(page, () => page.locator(placeOf('verb recruit')).press('Enter'))
  expect(await board('eyrie').locator('.column').first().innerText()).toContain('Anvil')
  expect((await look(page)).hand).toEqual(['sword'])
})

test('the mood is chosen on the board, and a mood whose item lies in the Hoard is none', async () => {
  const position = {
    turn: 'hundreds',
    step: 'birdsong.mood',
    clearings: { 5: ['hundreds warlord'] },
    boards: { hundreds: { mood: 'bitter', tea: 1 } },
  }
  await sit(page, 'hundreds,marquise', { position })
  const moods = ['jubilant', 'lavish', 'relentless', 'rowdy', 'stubborn', 'wrathful']
  expect(await lit('hundreds')).toEqual(moods.map((mood) => `mood ${mood}`))
  expect(await axe(page)).toEqual([])
  await goOn(page, () => page.locator(placeOf('mood rowdy')).press('Enter'))
  expect(await board('hundreds').locator('[data-face].current').innerText()).toContain('Rowdy')
})

test('actions are chosen on one’s board, those of the phase alone', async () => {
  const position = {
    turn: 'marquise',
    step: 'daylight.actions',
    clearings: { 1: ['marquise keep', 'marquise warrior 4', 'marquise recruiter'] },
    boards: { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } },
  }
  await sit(page, 'marquise,eyrie', { position })
  expect(await lit('marquise')).toEqual(['verb march', 'verb recruit'])
  await play(page, 'verb recruit')
  expect((await look(page)).pieces[1]).toMatchObject({ 'marquise warrior': 5 })
  expect(await lit('marquise')).toEqual(['verb march'])

  const alliance = {
    turn: 'alliance',
    step: 'evening.operations',
    clearings: { 5: ['alliance base-rabbit', 'alliance warrior 2'] },
    boards: { alliance: { officers: 2 } },
  }
  await sit(page, 'alliance,marquise', { position: alliance })
  expect(await lit('alliance')).toEqual(['verb move', 'verb organize', 'verb recruit'])
  await play(page, 'verb recruit', 'clearing 5')
  expect((await look(page)).pieces[5]).toMatchObject({ 'alliance warrior': 3 })
})

test('a plot is hidden: its kind is chosen on the board', async () => {
  const position = {
    turn: 'corvids',
    step: 'daylight.actions',
    clearings: { 5: ['corvids warrior 2'], 8: ['corvids plot'] },
    boards: { corvids: { 'plot-8': 'snare' } },
  }
  await sit(page, 'corvids,marquise', { position })
  await play(page, 'verb plot', 'clearing 5')
  expect(await lit('corvids')).toEqual(['plot bomb', 'plot extortion', 'plot raid', 'plot snare'])
  expect(await axe(page)).toEqual([])
  await goOn(page, () => page.locator(placeOf('plot raid')).press('Enter'))
  expect((await look(page)).pieces[5]).toEqual({ 'corvids warrior': 1, 'corvids plot': 1 })
  expect(await board('corvids').innerText()).toContain('clearing 5, face down: raid')
})

test('a plot is exposed and guessed on the board of the Corvids, and they are not told what else', async () => {
  const position = {
    turn: 'marquise',
    step: 'daylight.actions',
    clearings: { 8: ['marquise warrior 1', 'corvids plot'], 9: ['marquise warrior 1', 'corvids plot'] },
    hands: { marquise: ['anvil', 'sword'] },
    boards: { marquise: { actions: 3, acted: 0 }, corvids: { 'plot-8': 'snare', 'plot-9': 'bomb' } },
  }
  await sit(page, 'marquise,corvids', { position })
  await play(page, 'verb expose', 'clearing 8')
  expect(await lit('corvids')).toEqual(['plot bomb', 'plot extortion', 'plot raid', 'plot snare'])
  await play(page, 'plot snare', 'card anvil')
  const { pieces, points, hand } = await look(page)
  expect([pieces[8], points['marquise'], hand]).toEqual([{ 'marquise warrior': 1 }, 1, ['anvil', 'sword']])
})

test('of two items under a ruin one is taken beside the ruin; it is not that of the board', async () => {
  const position = {
    turn: 'vagabond',
    step: 'daylight.actions',
    clearings: { 10: ['vagabond pawn'] },
    'ruin-items': { unseen: [], 10: ['boot', 'hammer'] },
    looked: { vagabond: [10] },
    ruins: [10],
    boards: { vagabond: { character: 'thief', torch: 1, boot: 1 }, 'vagabond-2': { character: 'tinker', forest: '4_9_12' } },
  }
  await sit(page, 'vagabond:thief,marquise,vagabond:tinker', { position })
  await play(page, 'verb explore')
  expect(await question(page)).toContain('one of the two items')
  expect(await lit('vagabond')).toEqual([])
  expect(await page.locator('svg [data-choice]').count()).toBe(2)
  expect(await axe(page)).toEqual([])
  await goOn(page, () => page.locator('svg [data-choice="item hammer"]').press('Enter'))
  expect((await look(page)).items['vagabond']).toEqual(['boot', 'hammer-r', 'torch-exhausted'])
})

test('a quest’s reward is chosen beside the quests', async () => {
  const board = { tea: 1, coin: 1, 'open-quests': ['fundraising-fox'], 'drawn-quests': ['fundraising-fox'] }
  const position = {
    turn: 'vagabond',
    step: 'daylight.actions',
    clearings: { 1: ['vagabond pawn'] },
    boards: { vagabond: { character: 'thief', ...board } },
  }
  await sit(page, 'vagabond:thief,marquise', { position })
  await play(page, 'verb quest', 'quest fundraising-fox')
  expect(await lit('vagabond')).toEqual(['verb draw', 'verb points'])
  await play(page, 'verb points')
  expect((await look(page)).points['vagabond']).toBe(1)
})

test('who is chosen among players is, at the head of the board, by keyboard too', async () => {
  const position = {
    turn: 'marquise',
    step: 'daylight.actions',
    clearings: { 5: ['marquise warrior 3', 'eyrie warrior 1', 'alliance warrior 1'] },
    boards: { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } },
  }
  await sit(page, 'marquise,eyrie,alliance', { position })
  await play(page, 'verb battle', 'clearing 5')
  const heads = page.locator('.boards .legal')
  expect(await heads.evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['seat']))).toEqual(['eyrie', 'alliance'])
  await goOn(page, () => page.locator(placeOf('seat alliance')).press('Enter'))
  expect((await lookOn(page)).log).toContain('4.3')
})

test('a Vagabond’s character is chosen with what it begins with', async () => {
  await sit(page, 'vagabond,marquise=random', { first: 'vagabond' })
  await expect.poll(() => question(page)).toContain('your character')
  expect((await lit('vagabond')).length).toBe(12)
  await play(page, 'character tinker')
  expect(await board('vagabond').innerText()).toContain('Tinker')
})
