/** What makes it comfortable to sit at the table: standing answers, the way back, talk, hints. */

import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { axe } from './axe'
import { PHONE, playOn, setting, shoot } from './table'

const SOLO = '/start?seats=marquise=me,eyrie=greedy&first=marquise&seed=7'

const table = setting()

/** Look at a page in light, in the dark and on a phone: no fault, nothing cut off. */
async function lookAt(page: Page, name: string): Promise<void> {
  expect(await axe(page)).toEqual([])
  await shoot(page, `${name}-light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, `${name}-dark`)
  expect(await axe(page)).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize(PHONE)
  await shoot(page, `${name}-phone`)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width)
  expect(await axe(page)).toEqual([])
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
}

const question = (page: Page): Promise<string> => page.locator('#question').innerText()
const aid = (page: Page, name: string) => page.locator(`[data-aid=${name}]`)

/** Two people at a game that one of them makes; each with a page of their own. */
async function atOneTable(
  terms: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
): Promise<[Page, Page]> {
  const [host, guest] = [await table.page(options), await table.page(options)]
  await host.goto('/')
  const made = (await host.evaluate(
    `fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        seats: [{ faction: 'marquise' }, { faction: 'eyrie', player: 'invite' }],
        first: 'marquise', cookie: true, ...${JSON.stringify(terms)},
      }),
    }).then((answer) => answer.json())`,
  )) as { id: string; invites: { invite: string }[] }
  await guest.goto(`/join#${made.invites[0]?.invite}`)
  await host.goto(`/games/${made.id}`)
  await host.locator('[data-option]').first().waitFor()
  await guest.locator('#question').waitFor()
  return [host, guest]
}

test('what is told to be answered from here on is seen, and taken back', async () => {
  const page = await table.page()
  await page.goto(SOLO)
  await page.locator('[data-option]').first().waitFor()
  await aid(page, 'stand').click()
  await page.locator('[data-ranked="3"]').click()
  await page.locator('[data-ranked="1"]').click()
  expect(await page.locator('[data-ranked="1"]').innerText()).toMatch(/^2\s/)
  await page.locator('input[value=always]').check()
  await lookAt(page, 'stand')
  await page.locator('form .first').click()
  await expect.poll(() => question(page)).toContain('first sawmill')
  const standing = page.locator('section[aria-labelledby=standing]')
  expect(await standing.innerText()).toContain('corner clearing for the keep')
  expect(await standing.innerText()).toContain('always')
  await lookAt(page, 'standing')

  await page.reload()
  await standing.waitFor()
  await page.locator('[data-forget]').click()
  await standing.waitFor({ state: 'detached' })
})

test('a standing answer answers, and says so', async () => {
  const page = await table.page()
  await page.goto(SOLO)
  const isAction = async (at: Page) => (await question(at)).includes('Choose an action')
  expect(await playOn(page, isAction, 40)).toBe(true)
  await aid(page, 'stand').click()
  await page.locator('[data-ranked=done]').click()
  await page.locator('input[value=always]').check()
  await page.locator('form .first').click()
  // From here on nobody clicks there, and the turns end.
  const isLater = async () => (await page.locator('.now').innerText()).startsWith('Round 3')
  for (let n = 0; n < 400 && !(await isLater()); n += 1) {
    if ((await isAction(page)) || !(await page.locator('[data-option]:enabled').count())) {
      await page.waitForTimeout(50)
    } else await playOn(page, isAction, 1)
  }
  expect(await isLater()).toBe(true)
})

test('further back is asked for, and goes with the consent of all', async () => {
  const [host, guest] = await atOneTable()
  const isHis = async (at: Page) => (await at.locator('[data-option]').count()) === 0
  for (let n = 0; n < 12 && !(await isHis(host)); n += 1) {
    const before = await question(host)
    await host.locator('[data-option]').first().click()
    await expect.poll(() => question(host)).not.toBe(before)
  }
  await expect.poll(() => guest.locator('[data-option]').count()).toBeGreaterThan(0)
  const asked = await question(guest)
  await guest.locator('[data-option]').first().click()
  await expect.poll(() => question(guest)).not.toBe(asked)

  await aid(host, 'further').click()
  await lookAt(host, 'further')
  const ways = host.locator('[data-back-to]')
  const way = await ways.last().innerText()
  await ways.last().click()
  await expect.poll(() => host.locator('#wish').innerText()).toContain('You have asked')
  await expect.poll(() => guest.locator('#wish').innerText()).toContain('Marquise')
  await lookAt(guest, 'wish')
  await guest.locator('[data-consent=no]').click()
  await expect.poll(() => host.locator('.aids').innerText()).toContain('Not everybody agreed')
  expect(await guest.locator('#wish').count()).toBe(0)

  await aid(host, 'further').click()
  await ways.last().click()
  await guest.locator('[data-consent=yes]').click()
  await expect.poll(() => host.locator('[data-option]').count()).toBeGreaterThan(0)
  await expect.poll(() => host.locator('#wish').count()).toBe(0)
  const struck = host.locator('[role=log] .undone')
  expect(await struck.count()).toBeGreaterThan(0)
  expect(await struck.first().innerText()).toContain(way.split('\n')[0])
})
