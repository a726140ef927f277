/** Beginning a game: the form, an invitation, the lobby, public games, one's own games, and who is late. */

import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { axe, lookAt } from './axe'
import { chooseFaction, make, play, question, row, sit, sitTogether } from './playing'
import { DESK, PHONE, setting, shoot, tooWide } from './table'

const DAY_MS = 12_000

/** A page with the form of a new game. */
async function home(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('[data-begin]').waitFor()
}

const choosePlayer = (page: Page, seat: number, player: string) => row(page, seat).locator('[data-player]').selectOption(player)

/** The factions of the seats, in their order. */
const factions = (page: Page): Promise<string[]> =>
  page.locator('[data-faction]').evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['faction'] ?? ''))

interface Agreed {
  id: string
  game: { players: string[]; deck: string }
  seats: { player: string }[]
  days: number | null
  late: string
  chat: boolean
  spectators: boolean
  public: boolean
}

/** Begin, and what the server has made of it. */
async function begin(page: Page): Promise<Agreed> {
  const isMade = (answer: Response): boolean => answer.url().endsWith('/api/games') && answer.request().method() === 'POST'
  const [answer] = await Promise.all([page.waitForResponse(isMade), page.locator('[data-begin]').click()])
  return (await answer.json()) as Agreed
}

describe('at a table', () => {
  const table = setting()

  test('the plain game is one click away', async () => {
    const page = await table.page()
    await home(page)
    await lookAt(page, 'home')
    const { game, seats } = await begin(page)
    expect([game.players, game.deck]).toEqual([['marquise', 'eyrie'], 'standard'])
    expect(seats.map(({ player }) => player)).toEqual(['person', 'greedy'])
    await page.locator('#question').waitFor()
  })

  test.each([
    ['desk', { viewport: DESK }],
    ['phone', { viewport: PHONE, isMobile: true, hasTouch: true }],
  ])('a game with all its options, by clicking, on a %s', async (name, options) => {
    const page = await table.page(options)
    await home(page)
    // Alone at it one has nobody to wait for.
    expect(await page.locator('[data-together]').count()).toBe(0)
    await page.locator('[data-add]').click()
    await page.locator('[data-add]').click()
    await page.locator('[data-add]').click()
    expect(new Set(await factions(page)).size).toBe(5)

    // A faction that another seat has changes places; a Vagabond may be there twice.
    await chooseFaction(page, 0, 'eyrie')
    expect((await factions(page)).slice(0, 2)).toEqual(['eyrie', 'marquise'])
    await chooseFaction(page, 2, 'vagabond', 'thief')
    await chooseFaction(page, 3, 'vagabond')
    expect(await row(page, 2).innerText()).toContain('steals')
    await row(page, 4).locator('[data-remove]').click()
    expect(await factions(page)).toEqual(['eyrie', 'marquise', 'vagabond', 'vagabond'])

    await page.locator('input[value=exiles]').check()
    await choosePlayer(page, 1, 'invite')
    await choosePlayer(page, 3, 'random')
    await page.locator('[data-days]').selectOption('3')
    await page.locator('[data-late]').selectOption('greedy')
    await page.locator('[data-chat]').uncheck()
    await page.locator('[data-watched]').uncheck()
    await row(page, 0).locator('[data-faction]').click()
    await lookAt(page, `options-${name}`)
    await page.keyboard.press('Escape')
    expect(await page.locator('[data-choose-faction]').count()).toBe(0)

    const made = await begin(page)
    expect(made.game.players).toEqual(['eyrie', 'marquise', 'vagabond:thief', 'vagabond'])
    expect(made.seats.map(({ player }) => player)).toEqual(['person', 'person', 'greedy', 'random'])
    expect(made).toMatchObject({ game: { deck: 'exiles' }, days: 3, late: 'greedy', chat: false, spectators: false, public: false })
    await page.locator('[data-link="1"]').waitFor()
    expect(await page.locator('[data-terms]').innerText()).toMatch(/Exiles and Partisans[^]*3 days[^]*greedy[^]*without a chat[^]*nobody else watches/)
    await lookAt(page, `waiting-${name}`)
  })

  test('what is asked only in a shared game is not told where nobody is invited any more', async () => {
    const page = await table.page()
    await home(page)
    await choosePlayer(page, 1, 'invite')
    await page.locator('[data-days]').selectOption('5')
    await choosePlayer(page, 1, 'random')
    expect(await page.locator('[data-together]').count()).toBe(0)
    expect(await begin(page)).toMatchObject({ days: null, late: 'wait', chat: false })
  })

  test('the Law advises about the factions, and they are played all the same', async () => {
    const page = await table.page()
    await home(page)
    const advice = page.locator('[data-reach]')
    // 5.2: the Marquise's 10 and the Alliance's 3, and 17 for two.
    await chooseFaction(page, 1, 'alliance')
    await expect.poll(() => advice.innerText()).toMatch(/reach 13; for 2 players the Law recommends 17/)
    await lookAt(page, 'advice')
    await advice.getByRole('button').click()
    await expect.poll(() => page.locator('dialog h2').innerText()).toContain('5.2.1')
    await page.keyboard.press('Escape')
    await chooseFaction(page, 1, 'eyrie')
    await advice.waitFor({ state: 'detached' })
    expect(await page.locator('[data-begin]').innerText()).toBe('Begin')
    await chooseFaction(page, 1, 'corvids')
    await advice.waitFor()
    expect(await page.locator('[data-begin]').innerText()).toBe('Begin all the same')
    expect((await begin(page)).game.players).toEqual(['marquise', 'corvids'])
    await page.locator('#question').waitFor()
  })

  test('who has not seen the advice is told on beginning', async () => {
    const page = await table.page()
    await page.route('**/api/lineup*', (route) => route.abort())
    await home(page)
    await chooseFaction(page, 1, 'alliance')
    await page.locator('[data-begin]').click()
    await expect.poll(() => page.locator('[role=alert]').innerText()).toContain('5.2.1')
  })

  test('a faction is chosen by keyboard', async () => {
    const page = await table.page()
    await home(page)
    const chooser = row(page, 1).locator('[data-faction]')
    await chooser.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await chooser.getAttribute('aria-expanded')).toBe('false')
    expect(await chooser.evaluate((found) => found === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await row(page, 1).locator('[data-choose-faction=hundreds]').focus()
    await page.keyboard.press('Enter')
    expect(await factions(page)).toEqual(['marquise', 'hundreds'])
    expect(await chooser.evaluate((found) => found === document.activeElement)).toBe(true)
  })

  test('in Polish: an invitation says what one agrees to, and is good once', async () => {
    const [host, guest, third] = [await table.page({ locale: 'pl' }), await table.page({ locale: 'pl' }), await table.page()]
    await home(host)
    expect(await row(host, 0).innerText()).toContain('Markiza')
    await choosePlayer(host, 1, 'invite')
    await host.locator('[data-days]').selectOption('2')
    await host.locator('[data-late]').selectOption('random')
    await begin(host)
    const link = await host.locator('[data-link="1"]').inputValue()
    expect(link).toContain('/join#')

    await guest.goto(link)
    const take = guest.locator('[data-take="1"]')
    await take.waitFor()
    expect(await guest.locator('[data-seating="1"]').innerText()).toMatch(/Orle Gniazda[^]*twoje miejsce/)
    expect(await guest.locator('[data-terms]').innerText()).toMatch(/Podstawowa[^]*2 dni[^]*random/)
    await lookAt(guest, 'join')
    // Looking takes nothing, and neither does who does not agree.
    await take.click()
    expect(new URL(guest.url()).pathname).toBe('/join')
    expect(await host.locator('[data-come]').getAttribute('data-come')).toBe('1')
    await guest.locator('[data-agree]').check()
    await take.click()
    for (const page of [host, guest]) await page.locator('#question').waitFor()
    expect(await guest.locator('[data-seat]').first().getAttribute('data-seat')).toBe('eyrie')

    await third.goto(link)
    await expect.poll(() => third.locator('[role=alert]').innerText()).toContain('used already')
    await lookAt(third, 'used')
  })

  test('the lobby: who has come, and who may invite', async () => {
    const [host, guest] = [await table.page(), await table.page()]
    await home(host)
    await host.locator('[data-add]').click()
    await choosePlayer(host, 1, 'invite')
    await choosePlayer(host, 2, 'invite')
    await begin(host)
    const first = await host.locator('[data-link="1"]').inputValue()
    // What is made anew after a reload is another link.
    await host.reload()
    await host.locator('[data-invite="1"]').click()
    const fresh = await host.locator('[data-link="1"]').inputValue()
    expect(fresh).not.toBe(first)
    await guest.goto(first)
    await expect.poll(() => guest.locator('[role=alert]').innerText()).toContain('used already')

    await guest.goto(fresh)
    await guest.locator('[data-take="1"]').click()
    await expect.poll(() => host.locator('[data-come]').getAttribute('data-come')).toBe('2')
    await guest.locator('[data-come="2"]').waitFor()
    expect(await guest.locator('[data-invite], [data-link]').count()).toBe(0)
    expect(await guest.locator('[data-seating="1"]').innerText()).toContain('your seat')
    await lookAt(guest, 'lobby-guest')
  })

  test('a public game is found and joined', async () => {
    const [host, guest] = [await table.page(), await table.page()]
    await home(host)
    await choosePlayer(host, 1, 'open')
    const { id, public: isPublic } = await begin(host)
    expect(isPublic).toBe(true)
    await host.locator('[data-come="1"]').waitFor()

    await home(guest)
    await guest.locator(`[data-open-game="${id}"]`).waitFor()
    await lookAt(guest, 'open-games')
    await guest.locator(`[data-open-game="${id}"]`).click()
    await guest.locator('[data-take="1"]').waitFor()
    await lookAt(guest, 'join-public')
    await guest.locator('[data-take="1"]').click()
    for (const page of [host, guest]) await page.locator('#question').waitFor()
    await home(guest)
    expect(await guest.locator(`[data-open-game="${id}"]`).count()).toBe(0)
  })

  test('the list of games: whose turn it is, until when, and who has won', async () => {
    const people = [await table.page(), await table.page()] as const
    const [host, guest] = people
    const id = await sitTogether(people, 'marquise,eyrie=invite', { days: 3 })
    const clearings = { 8: ['hundreds warlord', 'hundreds warrior 3', 'marquise sawmill'] }
    const boards = { hundreds: { mood: 'bitter' } }
    const scores = { hundreds: 29, marquise: 4 }
    const over = await sit(host, 'hundreds,marquise', { position: { turn: 'hundreds', step: 'daylight.command', clearings, scores, boards } })
    await play(host, 'battle', 'clearing 8')
    if ((await question(host)).includes('whom')) await play(host, 'piece 8 marquise sawmill')
    const { id: waits } = await make(host, 'marquise,eyrie=invite')

    await home(host)
    const game = (page: Page, which: string) => page.locator(`[data-game="${which}"]`)
    expect(await game(host, id).innerText()).toMatch(/Your turn[^]*in 2 days/)
    expect(await game(host, over).innerText()).toMatch(/Hundreds[^]*30/)
    expect(await game(host, waits).innerText()).toContain('waits for players')
    // What waits for one comes first, what is over last.
    const order = await host.locator('[data-game]').evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset['game']))
    expect(order).toEqual([id, waits, over])
    await lookAt(host, 'own-games')
    await home(guest)
    expect(await game(guest, id).innerText()).toContain('To answer: Marquise')
  })

  test('an address that describes no game says why', async () => {
    const page = await table.page()
    await page.goto('/start?seats=marquise=me,cows=greedy')
    await expect.poll(() => page.locator('[role=alert]').innerText()).toContain('cows')
    await lookAt(page, 'start')
  })
})

describe('where days are short', () => {
  const table = setting(DAY_MS)

  test('who is late sees that a bot answers, and comes back', async () => {
    const people = [await table.page({ viewport: PHONE, isMobile: true, hasTouch: true }), await table.page()] as const
    const [host, guest] = people
    await sitTogether(people, 'marquise,eyrie=invite', { first: 'marquise', days: 1, late: 'greedy' })
    const deadline = host.locator('[data-deadline]')
    const here = host.locator('[data-here]')
    expect(await deadline.innerText()).toMatch(/You have until[^]*greedy/)
    expect(await here.count()).toBe(0)
    const before = Number(await deadline.getAttribute('data-deadline'))
    const asked = await question(host)

    await here.waitFor({ timeout: 3 * DAY_MS })
    expect((await here.boundingBox())?.y ?? Infinity).toBeLessThan(PHONE.height)
    expect(await tooWide(host)).toEqual([])
    expect(await axe(host)).toEqual([])
    await shoot(host, 'late-phone')
    const helped = guest.locator('[data-helped=marquise]')
    await expect.poll(() => helped.innerText()).toContain('late: a bot answers')
    // The bot goes on where the person did not.
    await expect.poll(() => question(host)).not.toBe(asked)
    await here.tap()
    await here.waitFor({ state: 'detached' })
    await expect.poll(() => guest.locator('[role=log]').innerText()).toContain('Back again: Marquise')
    expect(await helped.count()).toBe(0)
    // One answers oneself again, and has all days.
    await host.locator('[data-option]:enabled').first().waitFor()
    expect(Number(await deadline.getAttribute('data-deadline'))).toBeGreaterThan(before)
  })
})
