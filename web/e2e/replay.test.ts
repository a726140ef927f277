/** Replays in the browser: of a game that was played here, and of a record that is chosen. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { axe } from './axe'
import { played } from './study'
import { PHONE, setting, shoot, tooWide } from './table'

const SEATS = ['marquise', 'eyrie', 'alliance', 'vagabond:thief', 'corvids', 'hundreds']

const table = setting()

const at = async (page: Page) => Number(await page.locator('input[type=range]').inputValue())
const shownStep = (page: Page) => page.locator('.entry.shown')

/** Whether the step that is shown lies in the part of the log that is in sight. */
function isInSight(page: Page): Promise<boolean> {
  return shownStep(page).evaluate((step) => {
    const [inner, outer] = [step, step.closest('.list') as Element].map((each) => each.getBoundingClientRect())
    return inner !== undefined && outer !== undefined && inner.top >= outer.top - 1 && inner.top < outer.bottom
  })
}

/** Wait until all of a game has come, and say how many lines it has. */
async function whole(page: Page): Promise<number> {
  await page.locator('[data-turn]').first().waitFor()
  const lines = Number(await page.locator('input[type=range]').getAttribute('max'))
  await page.locator('[data-do=end]').click()
  await expect.poll(async () => {
    await page.keyboard.press('End')
    return at(page)
  }).toBe(lines)
  return lines
}

test('a game that is over is gone through by steps, turns, slider and log', async () => {
  const [id] = await played(table.url, SEATS.slice(0, 4), 2)
  const page = await table.page()
  await page.goto(`/games/${id}`)
  await page.locator(`a[href="/games/${id}/replay"]`).click()
  const lines = await whole(page)
  expect(await page.locator('.now').innerText()).toMatch(/over/i)

  await page.keyboard.press('Home')
  expect(await at(page)).toBe(1)
  expect(await page.locator('[data-piece$=warrior]').count()).toBe(0)

  await page.keyboard.press('ArrowRight')
  const first = await at(page)
  expect(first).toBeGreaterThan(1)
  await page.keyboard.press('ArrowRight')
  expect(await at(page)).toBeGreaterThan(first)
  await page.keyboard.press('ArrowLeft')
  expect(await at(page)).toBe(first)

  // By turns: each begins with its line in the log.
  await page.keyboard.press('Shift+ArrowRight')
  expect((await shownStep(page).innerText()).toLowerCase()).toContain('round 1')
  await page.keyboard.press('Shift+ArrowRight')
  const second = await at(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await at(page)).toBe(second)
  expect(await isInSight(page)).toBe(true)
  await page.keyboard.press('End')
  expect(await isInSight(page)).toBe(true)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await isInSight(page)).toBe(true)

  // A line of the log leads there, and its clause opens.
  const steps = page.locator('.entry.later .jump')
  await steps.nth(2).click()
  expect(await at(page)).toBeGreaterThan(1)
  await shownStep(page).locator('button[title^=Clause]').first().click()
  await page.locator('dialog h2').waitFor()
  await page.keyboard.press('Escape')

  // The slider, by mouse and by its own keys.
  await page.locator('input[type=range]').fill(String(Math.floor(lines / 2)))
  expect(await at(page)).toBeLessThanOrEqual(lines / 2)
  expect(await at(page)).toBeGreaterThan(lines / 2 - 40)
  await page.locator('input[type=range]').focus()
  await page.keyboard.press('PageUp')
  expect((await shownStep(page).innerText()).toLowerCase()).toContain('round')
  expect(await axe(page)).toEqual([])
  await shoot(page, 'replay-light', true)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axe(page)).toEqual([])
  await shoot(page, 'replay-dark', true)
})

test('a replay plays and pauses, and is seen with the eyes of each seat', async () => {
  const [id] = await played(table.url, ['marquise', 'eyrie'], 2)
  const page = await table.page()
  await page.goto(`/games/${id}/replay`)
  await whole(page)
  expect(await page.locator('#hand').count()).toBe(0)
  await page.locator('.beside label select').last().selectOption({ label: 'Eyrie' })
  await page.locator('#hand').waitFor()
  expect(await page.locator('[data-seat]').first().getAttribute('data-seat')).toBe('eyrie')

  await whole(page)
  await page.keyboard.press('Home')
  await page.locator('.beside section select').selectOption({ label: 'very fast' })
  await page.keyboard.press('Escape')
  await page.locator('[data-do=play]').click()
  await expect.poll(() => at(page)).toBeGreaterThan(20)
  await page.locator('[data-do=play]').click()
  const here = await at(page)
  await new Promise((done) => setTimeout(done, 400))
  expect(await at(page)).toBe(here)
})

test('a record is chosen, also one that is not finished, and what is wrong is said by line', async () => {
  const [, record] = await played(table.url, ['marquise', 'corvids'], 2)
  const lines = record.trimEnd().split('\n')
  const page = await table.page({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  await page.goto('/')
  await page.locator('a[href="/replay"]').click()
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) })

  await choose('broken.jsonl', `${lines[0]}\nnonsense\n`)
  await expect.poll(() => page.locator('[role=alert]').innerText()).toMatch(/^Line 2: .*JSON/)

  const half = Math.floor(lines.length / 2)
  await choose('half.jsonl', `${lines.slice(0, half).join('\n')}\n`)
  await expect.poll(() => page.locator('input[type=range]').getAttribute('max')).toBe(String(half))
  expect(await page.locator('.beside').innerText()).toContain('what everybody could see')
  expect(await page.locator('.beside label select').count()).toBe(1)
  await expect.poll(async () => (await page.locator('[role=alert]').count()) === 0).toBe(true)
  await page.locator('[data-do=end]').click()
  await page.evaluate('scrollTo(0, 0)')
  await shoot(page, 'replay-phone')
  expect(await tooWide(page)).toEqual([])
  expect(await axe(page)).toEqual([])

  lines[half] = '{"seat": "marquise", "act": "nonsense"}'
  await choose('wrong.jsonl', lines.join('\n'))
  await expect.poll(() => page.locator('[role=alert]').innerText()).toContain(`Line ${half + 1}: `)
})
