/** The position editor: built by clicks, asked about, written down and checked. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { axe } from './axe'
import { chooseFaction } from './playing'
import { played } from './study'
import { PHONE, setting, shoot, tooWide } from './table'

const MOST_SCRIPT = 200_000
const [WOODLAW = '', ...WORDS] = (process.env['WOODLAW'] ?? 'woodlaw').split(' ')

const table = setting()

const clearing = (page: Page, number: number) => page.locator(`[data-clearing="${number}"]`)
const count = (page: Page, number: number, piece: string) =>
  clearing(page, number).locator(`[data-piece="${piece}"]`).count()

/** Put a piece in a clearing, so often. */
async function put(page: Page, piece: string, number: number, times = 1): Promise<void> {
  await page.locator(`[data-brush="${piece}"]`).click()
  for (let n = 0; n < times; n += 1) {
    const answered = page.waitForResponse(/study\/position/)
    await clearing(page, number).click()
    await answered
  }
}

test('a position is built, asked about and saved as a scenario that holds', async () => {
  const page = await table.page({ acceptDownloads: true })
  await page.goto('/')
  await page.locator('a[href="/position"]').click()
  await page.locator('[data-do=new]').waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('[data-do=new]').click()
  await clearing(page, 5).waitFor()

  await put(page, 'marquise warrior', 5, 2)
  await put(page, 'marquise keep', 5)
  await put(page, 'marquise warrior', 8)
  await put(page, 'eyrie warrior', 8, 3)
  await put(page, 'eyrie roost', 8)
  expect(await count(page, 5, 'marquise keep')).toBe(1)
  expect(await clearing(page, 8).getAttribute('aria-label')).toContain('Eyrie: 3 warriors')

  // What is put is taken again, and back again.
  await page.locator('[data-do=remove]').click()
  await clearing(page, 8).click()
  await expect.poll(() => count(page, 8, 'eyrie roost')).toBe(0)
  await page.locator('[data-do=put]').click()

  // A card in a hand, and points; what is too much is said beside its field.
  await page.locator('[data-form=marquise] > summary').click()
  await page.locator('[data-zone="hands.marquise"] select').selectOption({ label: 'Anvil' })
  await expect.poll(() => page.locator('[data-zone="hands.marquise"] .chip').count()).toBe(1)
  await expect.poll(() => page.locator('[data-card=anvil]').count()).toBe(1)
  const points = page.locator('[data-form=marquise] input[type=number]').first()
  await points.fill('31')
  await points.press('Tab')
  await expect.poll(() => page.locator('.wrong').innerText()).toContain('30 points end the game')
  await points.fill('4')
  await points.press('Tab')
  await expect.poll(() => page.locator('.wrong').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await shoot(page, 'editor-build', true)

  // Who rules, and why.
  await page.locator('[data-mode=look]').click()
  await clearing(page, 8).click()
  await expect.poll(() => page.locator('.look').innerText()).toContain('Eyrie rules')

  // What may be done lights up; of anything else the Law says why not.
  await page.locator('[data-mode=ask]').click()
  await page.locator('[data-option=march]').click()
  await expect.poll(() => page.locator('.clearing.legal').count()).toBeGreaterThan(0)
  await page.keyboard.press('u')
  await page.locator('[data-option=battle]').waitFor()
  await page.locator('form .field').fill('battle 8 eyrie')
  await page.locator('[data-do=ask]').click()
  await expect.poll(() => page.locator('.beside').innerText()).toContain('Marquise battles Eyrie in 8')
  await page.locator('form .field').fill('move 1 warrior 8 4')
  await page.locator('[data-do=ask]').click()
  await expect.poll(() => page.locator('.refusal').innerText()).toContain('4.2.1')
  await page.locator('.refusal button').first().click()
  await page.locator('dialog h2').waitFor()
  await page.keyboard.press('Escape')
  expect(await axe(page)).toEqual([])
  await shoot(page, 'editor-ask', true)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axe(page)).toEqual([])
  await shoot(page, 'editor-dark', true)

  // The refusal as a scenario: it passes woodlaw check.
  await page.locator('section[aria-labelledby=scenario] input').fill('She does not rule 8')
  await page.locator('[data-do=write]').click()
  await page.locator('[data-do=save]').waitFor()
  const saved = page.waitForEvent('download')
  await page.locator('[data-do=save]').click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('she-does-not-rule-8.yml')
  const file = join(mkdtempSync(join(tmpdir(), 'woodlaw-editor-')), 'saved.yml')
  await download.saveAs(file)
  expect(readFileSync(file, 'utf8')).toContain("refuse: {marquise: move 1 warrior 8 4, law: 4.2.1}")
  expect(execFileSync(WOODLAW, [...WORDS, 'check', file], { encoding: 'utf8' })).toContain('1 passed, 0 failed')

  // A battle with chosen dice: what came of it is expected.
  await page.locator('[data-option=battle]').click()
  for (const place of ['8', 'eyrie', '2 1']) await page.locator(`[data-option="${place}"]`).click()
  await expect.poll(() => count(page, 8, 'marquise warrior')).toBe(0)
  await page.locator('[data-do=write]').click()
  const written = () => page.locator('section[aria-labelledby=scenario] .text').inputValue()
  await expect.poll(written).toContain('roll: [2, 1]')
  // Of three warriors one falls by the attacker's single warrior.
  expect(await written()).toContain('clearings.8.eyrie.warrior: 2')
  expect(await page.locator('section[aria-labelledby=scenario] [role=alert]').count()).toBe(0)

  // The text is read again: all that a position knows can be said in it.
  const text = (await written()).replace('step: daylight.actions', 'step: daylight.actions\n  used: [anvil]')
  await page.locator('section[aria-labelledby=scenario] .text').fill(text)
  await page.locator('[data-do=read]').click()
  await expect.poll(() => page.locator('[role=alert]').first().innerText()).toContain('anvil is not used from a play area')

  // It opens again, and what is broken is said by its line.
  await page.locator('header .button').click()
  const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
  writeFileSync(`${file}.yml`, readFileSync(file, 'utf8').replace("'8':", "'88':"))
  await choose(`${file}.yml`)
  await expect.poll(() => page.locator('[role=alert]').innerText()).toContain('no clearing')
  await choose(file)
  await clearing(page, 5).waitFor()
  expect(await count(page, 5, 'marquise keep')).toBe(1)
})

test('a pawn is put where it goes, and its board is said in words', async () => {
  const page = await table.page()
  await page.goto('/position')
  await chooseFaction(page, 1, 'vagabond', 'thief')
  await page.locator('[data-do=new]').click()
  await put(page, 'vagabond pawn', 11)
  expect(await count(page, 11, 'vagabond pawn')).toBe(1)
  await put(page, 'vagabond pawn', 6)
  expect(await count(page, 11, 'vagabond pawn')).toBe(0)
  // The forests light up for it too, and are reached by keyboard.
  const forest = page.locator('[data-forest].legal').nth(2)
  await forest.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => count(page, 6, 'vagabond pawn')).toBe(0)
  expect(await forest.locator('[data-piece="vagabond pawn"]').count()).toBe(1)
  expect(await page.locator('[role=alert]').count()).toBe(0)

  await page.locator('[data-form=vagabond] > summary').click()
  await page.locator('[data-zone="boards.vagabond"] select').selectOption({ label: 'Sword (damaged)' })
  await page.getByLabel('Relationship: Marquise').selectOption({ label: 'Hostile' })
  const board = page.locator('[data-seat=vagabond]')
  await expect.poll(() => board.innerText()).toContain('Hostile')
  expect(await page.locator('[data-form=vagabond] code').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await shoot(page, 'editor-vagabond', true)
})

test('neither screen loads much script', async () => {
  for (const path of ['/position', '/replay']) {
    const page = await table.page()
    const sizes: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(Number(response.headers()['content-length']))
    })
    await page.goto(path)
    await page.locator('input[type=file]').waitFor()
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT)
  }
})

test('a moment of a replay goes on in the editor', async () => {
  const page = await table.page()
  const [id] = await played(table.url, ['marquise', 'eyrie'], 1)
  await page.goto(`/games/${id}/replay`)
  await page.locator('[data-do=edit]').waitFor()
  await page.locator('[data-turn]').nth(1).click()
  const shown = () =>
    page.locator('[data-clearing]').evaluateAll((all) => all.map((each) => each.textContent.replaceAll(/\s/g, '')))
  const there = await shown()
  expect(await page.locator('[data-piece="marquise warrior"]').count()).toBeGreaterThan(5)
  await page.locator('[data-do=edit]').click()
  await page.locator('[data-mode=ask]').click()
  expect(await shown()).toEqual(there)
  await page.locator('[data-option]').first().waitFor()
})

test('on a phone, in Polish, nothing is cut off', async () => {
  const page = await table.page({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'pl' })
  await page.goto('/position')
  await page.locator('[data-do=set-up]').click()
  await clearing(page, 5).waitFor()
  expect(await page.locator('[data-piece="marquise keep"]').count()).toBe(1)
  await put(page, 'eyrie warrior', 5, 2)
  await page.locator('[data-form=eyrie] > summary').click()
  await page.evaluate('scrollTo(0, 0)')
  await shoot(page, 'editor-phone', true)
  expect(await tooWide(page)).toEqual([])
  expect(await axe(page)).toEqual([])
})
