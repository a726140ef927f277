/** Looking closer at the map: by buttons, keys, wheel, taps and two fingers; and a phone's screen. */

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { axe } from './axe'
import { goOn, look, placeOf, sit } from './playing'
import { PHONE, setting, shoot, tooWide } from './table'

const table = setting()

const POSITION = {
  turn: 'marquise',
  step: 'daylight.actions',
  clearings: {
    1: ['marquise keep', 'marquise warrior 6'],
    2: ['eyrie roost', 'eyrie warrior 6'],
    5: ['marquise warrior 4', 'marquise workshop'],
    9: ['marquise warrior 3', 'marquise recruiter'],
  },
  hands: { marquise: ['anvil', 'bake-sale', 'armorers'] },
  boards: { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } },
}
const BEGUN = { position: POSITION }

const phone = (): Promise<Page> => table.page({ viewport: PHONE, isMobile: true, hasTouch: true })
const clearing = (page: Page, number: number): Locator => page.locator(`[data-clearing="${number}"] .edge`)

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function box(where: Locator): Promise<Box> {
  return (await where.boundingBox()) as Box
}

async function middle(where: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await box(where)
  return [x + width / 2, y + height / 2]
}

/** How many times its size a clearing has. */
function grown(page: Page, usual: Box): () => Promise<number> {
  return async () => Math.round(((await box(clearing(page, 12))).width / usual.width) * 10) / 10
}

/** Fingers that go from some places to others, in a few steps. */
async function swipe(page: Page, from: [number, number][], to: [number, number][]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const STEPS = 8
  const points = (part: number) =>
    from.map(([x, y], id) => {
      const [tx, ty] = to[id] as [number, number]
      return { id, x: x + (tx - x) * part, y: y + (ty - y) * part }
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
  for (let step = 1; step <= STEPS; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / STEPS) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('buttons, keys and the wheel with ctrl look closer, and what is focused comes into sight', async () => {
  const page = await table.page()
  await sit(page, 'marquise,eyrie', BEGUN)
  const usual = await box(clearing(page, 12))
  const size = grown(page, usual)
  const [out, closer] = [page.locator('[data-zoom] button').first(), page.locator('[data-zoom] button').last()]
  expect(await out.isDisabled()).toBe(true)
  await closer.click()
  await expect.poll(size).toBe(1.5)
  await page.keyboard.press('+')
  await expect.poll(size).toBeGreaterThan(2)
  await page.keyboard.press('-')
  await expect.poll(size).toBe(1.5)
  expect(await axe(page)).toEqual([])

  // Arrows move it, and no farther than its edge.
  const before = await box(clearing(page, 12))
  await closer.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box(clearing(page, 12))).x).toBeLessThan(before.x - 20)
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft')
  const frame = await box(page.locator('.frame'))
  await expect.poll(async () => (await box(page.locator('.frame > svg'))).x).toBeCloseTo(frame.x + 1, 0)

  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('+')
  await expect.poll(size).toBe(4)
  expect(await closer.isDisabled()).toBe(true)
  await page.locator('[data-clearing="3"]').focus()
  await expect.poll(async () => (await box(clearing(page, 3))).x).toBeLessThan(frame.x + frame.width - 40)
  expect((await box(clearing(page, 3))).y).toBeLessThan(frame.y + frame.height - 40)

  // The wheel alone scrolls the page.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('-')
  await expect.poll(size).toBe(1)
  const [x, y] = await middle(clearing(page, 12))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -100)
  expect(await size()).toBe(1)
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(size).toBe(2.7)
  // What is under the pointer stays there.
  const [nx, ny] = await middle(clearing(page, 12))
  expect(Math.hypot(nx - x, ny - y)).toBeLessThan(6)
})

test('a map that is moved answers nothing, and a piece is dragged on it as ever', async () => {
  const page = await table.page()
  await sit(page, 'marquise,eyrie', BEGUN)
  const at = await page.locator('main').getAttribute('data-at')
  await page.keyboard.press('+')
  const before = await box(clearing(page, 12))
  // It begins on a clearing, where a click would ask why not.
  const [cx, cy] = await middle(clearing(page, 12))
  await page.mouse.move(cx, cy)
  await page.mouse.down()
  await page.mouse.move(cx + 60, cy + 40, { steps: 5 })
  await page.mouse.up()
  const after = await box(clearing(page, 12))
  expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, 40])
  expect(await page.locator('.refusal').count()).toBe(0)
  expect(await page.locator('main').getAttribute('data-at')).toBe(at)

  await page.locator('[data-zoom] button').last().focus()
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
  }
  const piece = await middle(page.locator('[data-clearing="1"] [data-piece="marquise warrior"]'))
  const onto = await middle(clearing(page, 9))
  await goOn(page, async () => {
    await page.mouse.move(...piece)
    await page.mouse.down()
    await page.mouse.move(...onto, { steps: 8 })
    await page.mouse.up()
  })
  expect(await page.locator('#question').innerText()).toContain('How many')
})

test('on a phone two fingers look closer, one moves it, two taps too', async () => {
  const page = await phone()
  await sit(page, 'marquise,eyrie', BEGUN)
  const size = grown(page, await box(clearing(page, 12)))
  const [x, y] = await middle(page.locator('.frame'))
  await swipe(page, [[x - 30, y], [x + 30, y]], [[x - 75, y], [x + 75, y]])
  await expect.poll(size).toBe(2.5)
  const before = await box(clearing(page, 12))
  await swipe(page, [[x, y]], [[x - 50, y + 30]])
  const after = await box(clearing(page, 12))
  expect([Math.round((after.x - before.x) / 10), Math.round((after.y - before.y) / 10)]).toEqual([-5, 3])
  expect(await page.locator('.refusal, .lifted').count()).toBe(0)
  // What is tapped is what is seen.
  await shoot(page, 'phone-zoomed')
  expect(await axe(page)).toEqual([])
  await swipe(page, [[x - 75, y], [x + 75, y]], [[x - 20, y], [x + 20, y]])
  await expect.poll(size).toBe(1)

  // On the land: between clearings 11 and 12 there is no path, and no button.
  const [open, beside] = [await middle(clearing(page, 7)), await middle(clearing(page, 11))]
  const land: [number, number] = [open[0] - 30, (open[1] + beside[1]) / 2]
  await page.touchscreen.tap(...land)
  await page.touchscreen.tap(...land)
  await expect.poll(size).toBe(2.4)
  expect(await page.locator('main').getAttribute('data-at')).toBe('1')
})

test('two fingers, the first on a piece, carry nothing', async () => {
  const page = await phone()
  await sit(page, 'marquise,eyrie', BEGUN)
  const size = grown(page, await box(clearing(page, 12)))
  const [px, py] = await middle(page.locator('[data-clearing="5"] [data-piece="marquise warrior"]'))
  const [x, y] = await middle(page.locator('.frame'))
  await swipe(page, [[px, py], [x, y]], [[px, py - 20], [x, y + 60]])
  await expect.poll(size).toBeGreaterThan(1.2)
  expect((await look(page)).pieces[5]).toMatchObject({ 'marquise warrior': 4 })
  expect(await page.locator('#question').innerText()).toContain('Choose an action')
})

test('a phone has the map, what is asked and the hand on one screen', async () => {
  const page = await phone()
  await sit(page, 'marquise,eyrie', BEGUN)
  const bar = await box(page.locator('nav'))
  const isSeen = async (what: Locator): Promise<boolean> => {
    const map = await box(page.locator('.frame'))
    const { y } = await box(what)
    return map.y >= 0 && y >= map.y + map.height - 1 && y + 20 < bar.y
  }
  expect(await isSeen(page.locator('#question'))).toBe(true)
  const card = page.locator('[data-card]').first()
  await page.locator('[data-to=at-hand]').tap()
  await expect.poll(() => isSeen(card)).toBe(true)
  await shoot(page, 'phone-hand')
  await page.locator('[data-to=at-boards]').tap()
  await expect.poll(() => isSeen(page.locator('[data-seat=marquise] summary'))).toBe(true)
  await page.locator('[data-to=at-log]').tap()
  await page.locator('[data-to=at-question]').tap()
  await expect.poll(() => isSeen(page.locator('#question'))).toBe(true)
  // What is asked is about the map, which is in sight: one tap each.
  await goOn(page, () => page.locator(placeOf('march')).tap())
  await goOn(page, () => page.locator(placeOf('clearing 1')).tap())
  await expect.poll(() => isSeen(page.locator('#question'))).toBe(true)
  expect(await tooWide(page)).toEqual([])
  expect(await axe(page)).toEqual([])
})
