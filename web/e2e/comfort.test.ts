/** What makes it comfortable to sit at the table: standing answers, the way back, talk, hints. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { lookAt } from './axe'
import { question, sitTogether } from './playing'
import { PHONE, playOn, setting, shoot } from './table'

const SOLO = '/start?seats=marquise=me,eyrie=greedy&first=marquise&seed=7'

const table = setting()

const aid = (page: Page, name: string) => page.locator(`[data-aid=${name}]`)

/** Two people at a game that one of them makes; each with a page of their own. */
async function atOneTable(terms: object = {}): Promise<[Page, Page]> {
  const people: [Page, Page] = [await table.page(), await table.page()]
  await sitTogether(people, 'marquise,eyrie=invite', { first: 'marquise', ...terms })
  return people
}

/** In a page: answer what its seat is asked, so often at most. Clicking would take long. */
const answerFirst = async (most: number): Promise<void> => {
  const game = location.pathname.replace('/games/', '/api/games/')
  for (let count = 0; count < most; count += 1) {
    const { at, question } = await (await fetch(`${game}/view`)).json()
    const action = question?.options?.[0].action
    if (action === undefined) return
    const answer = { method: 'POST', body: JSON.stringify({ at, action }) }
    await fetch(`${game}/play`, { ...answer, headers: { 'content-type': 'application/json' } })
  }
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
  await page.evaluate(`new MutationObserver(() => {
    window.wasSaid ||= document.body.innerText.includes('One of them answers this question')
  }).observe(document.body, { subtree: true, childList: true })`)
  // From here on nobody clicks there, and the turns end.
  const isLater = async () => (await page.locator('h1.now').innerText()).startsWith('Round 3')
  for (let n = 0; n < 400 && !(await isLater()); n += 1) {
    if ((await isAction(page)) || !(await page.locator('[data-option]:enabled').count())) {
      await page.waitForTimeout(50)
    } else await playOn(page, isAction, 1)
  }
  expect(await isLater()).toBe(true)
  expect(await page.evaluate('window.wasSaid')).toBe(true)
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
  await expect.poll(() => host.locator('.question').innerText()).toContain('Not everybody agreed')
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

test('players talk, where the game has a chat', async () => {
  const [host, guest] = await atOneTable({ chat: true })
  await host.locator('#chat-line').fill('good luck')
  await host.keyboard.press('Enter')
  const lines = (page: Page) => page.locator('section[aria-labelledby=chat] [role=log]').innerText()
  await expect.poll(() => lines(guest)).toContain('good luck')
  await aid(guest, 'chat').click()
  await host.locator('#chat-line').fill('your turn')
  await host.keyboard.press('Enter')
  await expect.poll(() => aid(guest, 'chat').innerText()).toContain('1')
  await aid(guest, 'chat').click()
  await guest.locator('#chat-line').fill('and you')
  await guest.keyboard.press('Enter')
  await expect.poll(() => lines(host)).toContain('and you')
  await host.reload()
  await expect.poll(() => lines(host)).toContain('your turn')
  await lookAt(host, 'chat')
  // Keys that are typed there choose no answer.
  await host.locator('#chat-line').fill('')
  const asked = await question(host)
  await host.locator('#chat-line').pressSequentially('1u')
  expect(await question(host)).toBe(asked)

  const [silent] = await atOneTable()
  expect(await aid(silent, 'chat').count()).toBe(0)
})

test('who leaves lets a bot play on, and looks on', async () => {
  const [host, guest] = await atOneTable()
  await aid(host, 'leave').click()
  await lookAt(host, 'leave')
  await host.locator('[data-leave]').click()
  await expect.poll(() => host.locator('#hand').count()).toBe(0)
  await expect.poll(() => guest.locator('[role=log]').innerText()).toContain('A bot now plays Marquise')
  expect(await guest.locator('[data-seat=marquise] summary').innerText()).toContain('Bot: greedy')
  await expect.poll(() => guest.locator('[data-option]').count(), { timeout: 60_000 }).toBeGreaterThan(0)
})

test('who comes back reads what happened since, and until when to answer', async () => {
  const [host, guest] = await atOneTable({ days: 2 })
  const isAsked = async (page: Page) => (await page.locator('[data-option]:enabled').count()) > 0
  const isNot = async (page: Page) => !(await isAsked(page))
  await host.evaluate(answerFirst, 60)
  await expect.poll(() => isNot(host)).toBe(true)
  expect(await host.locator('[data-deadline]').innerText()).toMatch(/To be answered by .*Eyrie/)
  await guest.evaluate(answerFirst, 60)
  await expect.poll(() => isAsked(host)).toBe(true)
  expect(await host.locator('[data-deadline]').innerText()).toContain('You have until')
  await host.reload()
  const since = host.locator('details.card[open]', { hasText: 'Since your last turn' })
  await since.waitFor()
  expect(await since.innerText()).toContain('Eyrie places a roost')
  await lookAt(host, 'since')
  await host.locator('[data-option]').first().click()
  await since.waitFor({ state: 'detached' })
})

test('the same people play again, and each finds the other', async () => {
  const [host, guest] = await atOneTable({ max_rounds: 1 })
  const isOver = async (page: Page) => (await page.locator('[data-rematch]').count()) > 0
  for (let n = 0; n < 40 && !(await isOver(host)); n += 1) {
    for (const page of [host, guest]) await page.evaluate(answerFirst, 60)
  }
  await expect.poll(() => isOver(host)).toBe(true)
  await lookAt(host, 'over')
  const before = host.url()
  await host.locator('[data-rematch]').click()
  await expect.poll(() => host.url()).not.toBe(before)
  await expect.poll(() => guest.locator('.aids').innerText()).toContain('The next game has begun')
  await guest.locator('[data-rematch]').click()
  await expect.poll(() => guest.url()).toBe(host.url())
  await expect.poll(() => guest.locator('[data-seat]').first().getAttribute('data-seat')).toBe('eyrie')
})

test('a hint lights up, and plays nothing', async () => {
  const page = await table.page()
  await page.goto(SOLO)
  await page.locator('[data-option]').first().waitFor()
  await aid(page, 'hint').click()
  const hint = page.locator('[data-hint]')
  await hint.waitFor()
  const word = await hint.getAttribute('data-hint')
  expect(await page.locator(`[data-beacon="${word}"]`).count()).toBe(1)
  expect(await page.locator(`.suggested[data-option="${word}"]`).count()).toBe(1)
  expect(await question(page)).toContain('corner clearing for the keep')
  await lookAt(page, 'hint')
  await hint.click()
  await expect.poll(() => question(page)).toContain('first sawmill')
  expect(await page.locator(`[data-clearing="${word}"] [data-piece="marquise keep"]`).count()).toBe(1)
  expect(await page.locator('[data-beacon]').count()).toBe(0)
  await page.keyboard.press('h')
  await hint.waitFor()
  expect(await question(page)).toContain('first sawmill')
})

test('in a first game each question is explained once', async () => {
  const page = await table.page()
  await page.goto(SOLO)
  const guide = page.locator('[data-guide]')
  await guide.waitFor()
  await expect.poll(() => guide.innerText()).toContain('Place Keep')
  expect(await guide.innerText()).toContain('Clearings on the map that you can choose')
  expect(await guide.innerText()).toContain('The keys 1 to 9')
  await lookAt(page, 'guide')

  // Not yet answered, so it is explained again; then no more, also after taking back.
  await page.reload()
  await expect.poll(() => guide.getAttribute('data-guide')).toBe('marquise.setup.keep')
  await page.locator('[data-option]').first().click()
  await expect.poll(() => guide.getAttribute('data-guide')).toBe('marquise.setup.sawmill')
  expect(await guide.innerText()).not.toContain('The keys 1 to 9')
  await page.locator('header select').first().selectOption('pl')
  await expect.poll(() => guide.innerText()).toContain('Polany na mapie')
  await page.locator('header select').first().selectOption('en')
  await page.keyboard.press('u')
  await expect.poll(() => question(page)).toContain('corner clearing for the keep')
  expect(await guide.count()).toBe(0)

  await page.locator('[data-option]').first().click()
  await expect.poll(() => question(page)).toContain('first sawmill')
  await page.locator('[data-option]').first().click()
  await page.locator('[data-understood]').click()
  expect(await guide.count()).toBe(0)
  await aid(page, 'guide').click()
  await page.reload()
  await page.locator('[data-option]').first().click()
  await expect.poll(() => question(page)).not.toContain('first workshop')
  expect(await guide.count()).toBe(0)

  // A second game has no guide unless somebody asks for it.
  await page.evaluate("localStorage.removeItem('woodlaw-guide')")
  await page.goto(SOLO.replace('seed=7', 'seed=8'))
  await page.locator('[data-option]').first().waitFor()
  expect(await guide.count()).toBe(0)
  await aid(page, 'guide').click()
  await guide.waitFor()
})

test('on a phone the guide is one line until it is opened', async () => {
  const page = await table.page({ viewport: PHONE, isMobile: true, hasTouch: true })
  await page.goto(SOLO)
  const guide = page.locator('[data-guide]')
  await guide.waitFor()
  expect(await guide.locator('[data-understood]').isVisible()).toBe(false)
  await shoot(page, 'guide-on-phone')
  await guide.locator('summary').click()
  await guide.locator('[data-understood]').click()
  expect(await guide.count()).toBe(0)
})
