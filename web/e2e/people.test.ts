/** People at games: to the end at one screen, in two browsers, by keyboard, and back after a reload. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { goOn, look, placeOf, play, question, sit, sitTogether } from './playing'
import { PHONE, setting, shoot } from './table'

const table = setting()
const clearing = (page: Page, number: number | string) => page.locator(`[data-clearing="${number}"]`)

/** Click whatever can be chosen: on the map or in the hand before the list. */
async function answer(page: Page, count: number): Promise<void> {
  const places = ['.clearing.legal', 'button.legal[data-card]', '[data-option]']
  for (const place of count % 3 ? places : ['[data-option]:not(.done)', ...places]) {
    const found = page.locator(place)
    const many = await found.count()
    if (!many) continue
    await goOn(page, () => found.nth(count % many).click())
    return
  }
  throw new Error(`nothing to click: ${await question(page)}`)
}

test('a game at one screen, to its end by clicking', async () => {
  const page = await table.page()
  await sit(page, 'marquise,eyrie', { first: 'marquise', max_rounds: 2, seed: 11 })
  let [answers, curtains] = [0, 0]
  for (; (await page.locator('h2#question').count()) === 0 || !(await question(page)).includes('over'); answers += 1) {
    if (await page.locator('.curtain').count()) {
      curtains += 1
      await play(page, 'pass')
    } else await answer(page, answers)
    expect(answers).toBeLessThan(600)
  }
  expect(curtains).toBeGreaterThanOrEqual(3)
})

test('thirty points end the game, and all is told', async () => {
  const page = await table.page()
  const clearings = { 8: ['hundreds warlord', 'hundreds warrior 3', 'marquise sawmill'] }
  const position = { turn: 'hundreds', step: 'daylight.command', clearings, scores: { hundreds: 29, marquise: 4 }, boards: { hundreds: { mood: 'bitter' } } }
  await sit(page, 'hundreds,marquise', { position })
  await play(page, 'battle', 'clearing 8')
  if ((await question(page)).includes('whom')) await play(page, 'piece 8 marquise sawmill')
  expect(await question(page)).toMatch(/Game over.*Hundreds.*Hundreds 30/)
  expect((await look(page)).options).toEqual([])
  await page.reload()
  await expect.poll(() => question(page)).toMatch(/Game over.*Hundreds.*Hundreds 30/)
})

/**
 * Answer whatever this page is asked, a battle where there can be one, until an ambush can be played
 * here or somebody says to stop; not faster than the server allows.
 */
function driven(page: Page): Promise<'ambush' | 'stopped' | 'over'> {
  return page.evaluate(async () => {
    const told = window as unknown as { isStopped?: boolean }
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 55))
    while (!told.isStopped) {
      await pause()
      const options = [...document.querySelectorAll<HTMLButtonElement>('[data-option]:enabled')]
      const named = (word: string): HTMLButtonElement[] => options.filter(({ dataset }) => dataset['option']?.startsWith(word))
      if (!options.length) {
        if (document.querySelector('#question')?.textContent?.includes('Game over')) return 'over'
      } else if (named('ambush').length && document.querySelector('#question')?.textContent?.includes('attacks you')) return 'ambush'
      else {
        // Ambushes are kept.
        const others = options.filter((option) => !named('ambush').includes(option))
        const among = [named('battle'), others, options].find(({ length }) => length) ?? []
        among[Math.floor(Math.random() * among.length)]?.click()
      }
    }
    return 'stopped'
  })
}

/** On by clicking whatever there is until one of two people could ambush, in another game if need be:
 * who could, and the other. */
async function toAmbush(people: readonly [Page, Page]): Promise<[Page, Page]> {
  for (let games = 1; ; games += 1) {
    const ends = people.map(async (page) => ({ page, end: await driven(page) }))
    const { page, end } = await Promise.race(ends)
    const other = people.find((each) => each !== page) ?? page
    await other.evaluate(() => ((window as unknown as { isStopped: boolean }).isStopped = true))
    await Promise.all(ends)
    if (end === 'ambush') return [page, other]
    expect(games).toBeLessThan(4)
    await sitTogether(people, 'marquise,eyrie=invite')
  }
}

test('two browsers: an invitation, a refusal with its clause, an undo, and an ambush', async () => {
  const people = [await table.page(), await table.page()] as const
  const [host, guest] = people
  await sitTogether(people, 'marquise,eyrie=invite')

  // The Marquise is asked first of all; the other sees whose question it is, and no answers.
  await expect.poll(() => question(host)).toContain('corner clearing for the keep')
  expect(await question(guest)).toContain('Marquise')
  expect(await guest.locator('[data-option]').count()).toBe(0)

  await clearing(host, 9).click()
  await expect.poll(() => host.locator('.refusal').innerText()).toContain('6.3.2')
  await host.locator('.refusal button').first().click()
  await expect.poll(() => host.locator('dialog h2').innerText()).toContain('6.3.2')
  await host.keyboard.press('Escape')

  await play(host, 'clearing 1')
  await expect.poll(() => clearing(guest, 1).locator('[data-piece="marquise keep"]').count()).toBe(1)
  await host.locator('.undo').click()
  await expect.poll(() => clearing(guest, 1).locator('[data-piece="marquise keep"]').count()).toBe(0)
  await expect.poll(() => question(host)).toContain('corner clearing for the keep')
  expect(await guest.locator('[role=log]').innerText()).toContain('↶')

  const [page, other] = await toAmbush(people)
  const card = (await page.locator('[data-option^="ambush"]').first().getAttribute('data-option')) ?? ''
  expect(await other.locator('[data-option]').count()).toBe(0)
  await play(page, `card ${card}`)
  await expect.poll(() => other.locator('[role=log]').innerText()).toMatch(/[Aa]mbush/)
}, 240_000)

test('after a reload the same question is asked', async () => {
  const page = await table.page()
  const boards = { vagabond: { character: 'thief', boot: 1, tea: 1 } }
  const clearings = { 5: ['vagabond pawn', 'marquise warrior 1'] }
  const position = { turn: 'vagabond', step: 'daylight.actions', clearings, boards, hands: { vagabond: ['bake-sale', 'armorers'] } }
  await sit(page, 'marquise,vagabond:thief', { position })
  await play(page, 'aid')
  if ((await question(page)).includes('whom')) await play(page, 'piece 5 marquise warrior')
  await play(page, 'item boot')
  const before = await look(page)
  expect(before.question).toContain('card to give')
  await page.reload()
  await page.locator('[data-option]').first().waitFor()
  // The log is drawn behind the answers.
  await expect.poll(() => look(page)).toEqual(before)
  await play(page, 'card armorers')
  expect((await look(page)).hand).toEqual(['bake-sale'])
})

/** Press Tab until what has the focus fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 150; count += 1) {
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

test('a whole turn by keyboard alone', async () => {
  const page = await table.page()
  const clearings = {
    1: ['marquise keep', 'marquise warrior 4', 'marquise sawmill', 'marquise wood 1'],
    5: ['marquise warrior 2', 'marquise workshop'],
    2: ['eyrie roost', 'eyrie warrior 1'],
  }
  const position = { turn: 'marquise', step: 'daylight.actions', clearings, hands: { marquise: ['anvil'] }, boards: { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } } }
  await sit(page, 'marquise,eyrie=greedy', { position, seed: 5 })
  const press = (key: string) => goOn(page, () => page.keyboard.press(key))

  const answerNumber = async (word: string) => press(String((await look(page)).options.indexOf(word) + 1))
  const enter = async (selector: string) => {
    await tabTo(page, selector)
    await press('Enter')
  }

  // A march, by Tab and Enter on the map: a clearing of one's own, then where to, and how many.
  await tabTo(page, '[data-clearing="1"]')
  await page.keyboard.press('Enter')
  await expect.poll(() => clearing(page, 9).getAttribute('class')).toContain('legal')
  await enter('[data-clearing="9"]')
  expect(await question(page)).toContain('How many warriors')
  await press('3')
  await press('0')
  expect((await look(page)).pieces[9]).toEqual({ 'marquise warrior': 3 })

  // What cannot be done is asked why, and its clause is read.
  await tabTo(page, 'details > summary')
  await page.keyboard.press('Enter')
  await tabTo(page, '[data-refused]')
  await page.keyboard.press('Enter')
  await page.locator('.refusal').waitFor()
  await tabTo(page, '.refusal button')
  await page.keyboard.press('Enter')
  await page.locator('dialog h2').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)

  // Another march by the numbers of the answers, taken back, and done again; then a battle.
  await answerNumber('march')
  await press('u')
  await answerNumber('march')
  await enter('[data-clearing="5"]')
  await enter('[data-clearing="2"]')
  await press('2')
  await press('0')
  expect((await look(page)).pieces[2]).toMatchObject({ 'marquise warrior': 2 })
  await answerNumber('battle')
  await enter('[data-clearing="2"]')
  if ((await question(page)).includes('whom')) await press('1')
  for (let count = 0; count < 6 && (await look(page)).phase.includes('Marquise'); count += 1) {
    if (await page.locator('[data-option]').count()) await press((await look(page)).options.includes('done') ? '0' : '1')
  }
  await expect.poll(async () => (await look(page)).phase).toContain('Eyrie')
})

test('the Marquise builds what she takes from a track, for wood that she points at', async () => {
  const page = await table.page()
  const clearings = { 1: ['marquise keep', 'marquise warrior 2', 'marquise sawmill', 'marquise wood 2'], 9: ['marquise warrior 1', 'marquise wood 1'] }
  const boards = { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } }
  await sit(page, 'marquise,eyrie', { position: { turn: 'marquise', step: 'daylight.actions', clearings, boards } })
  await play(page, 'build', 'clearing 9', 'choice piece sawmill')
  // The second sawmill costs one wood, and scores one.
  if ((await question(page)).includes('wood')) await play(page, 'clearing 1')
  const { pieces, points } = await look(page)
  expect([pieces[9]?.['marquise sawmill'], pieces[1]?.['marquise wood'], points['marquise']]).toEqual([1, 1, 1])
})

/** Drag from the middle of one thing to that of another, slowly enough to be seen. */
async function drag(page: Page, from: string, to: string, onTheWay = async (): Promise<void> => undefined): Promise<void> {
  await page.locator(placeOf(from)).first().scrollIntoViewIfNeeded()
  const [start, end] = await Promise.all([from, to].map((what) => page.locator(placeOf(what)).first().boundingBox()))
  if (!start || !end) throw new Error(`nothing to drag from ${from} to ${to}`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await onTheWay()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 })
  await page.mouse.up()
}

test('by dragging: a move in two gestures, a card that is crafted, and why not', async () => {
  const page = await table.page()
  const clearings = { 1: ['marquise keep', 'marquise workshop', 'marquise warrior 4'], 2: ['eyrie roost', 'eyrie warrior 3'] }
  const boards = { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } }
  const hands = { marquise: ['anvil'] }
  await sit(page, 'marquise,eyrie', { position: { turn: 'marquise', step: 'daylight.actions', clearings, boards, hands } })

  await goOn(page, () => drag(page, 'card anvil', 'seat marquise'))
  const crafted = await look(page)
  expect([crafted.items['marquise'], crafted.hand, crafted.points['marquise']]).toEqual([['hammer'], [], 2])

  // Clearing 3 is far away.
  await drag(page, 'piece 1 marquise warrior', 'clearing 3')
  await expect.poll(() => page.locator('.refusal').innerText()).toMatch(/\b[24]\.2\b/)
  expect((await look(page)).pieces[1]?.['marquise warrior']).toBe(4)

  // Where it may go is seen on the way.
  await goOn(page, () =>
    drag(page, 'piece 1 marquise warrior', 'clearing 9', () =>
      expect.poll(() => page.locator('.clearing.legal').evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['clearing']).sort())).toEqual(['10', '5', '9']),
    ),
  )
  expect(await question(page)).toContain('How many warriors move')
  await page.locator('[data-count-by="−"]').click()
  await goOn(page, () => page.locator('[data-count-by="✓"]').click())
  expect((await look(page)).pieces).toMatchObject({ 1: { 'marquise warrior': 1 }, 9: { 'marquise warrior': 3 } })
  await goOn(page, () => page.keyboard.press('u'))
  expect(await question(page)).toContain('How many warriors move')
})

test('by touch: a piece is lifted by a tap and put down by another', async () => {
  const page = await table.page({ viewport: PHONE, isMobile: true, hasTouch: true })
  const clearings = { 1: ['marquise keep', 'marquise warrior 4'], 2: ['eyrie roost', 'eyrie warrior 3'] }
  const boards = { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } }
  await sit(page, 'marquise,eyrie', { position: { turn: 'marquise', step: 'daylight.actions', clearings, boards } })
  await clearing(page, 1).tap()
  await expect.poll(() => page.locator('.lifted').count()).toBeGreaterThan(0)
  await expect.poll(() => clearing(page, 5).getAttribute('class')).toContain('legal')
  await goOn(page, () => clearing(page, 5).tap())
  // A finger meets it.
  expect((await page.locator('[data-count-by="✓"] rect').boundingBox())?.height).toBeGreaterThan(30)
  await shoot(page, 'phone-count')
  await goOn(page, () => page.locator('[data-count-by="✓"]').tap())
  expect((await look(page)).pieces).toMatchObject({ 5: { 'marquise warrior': 4 } })
})
