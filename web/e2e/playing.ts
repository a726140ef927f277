/** How tests play: they click what a person would click, and look at what is shown. */

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const WAIT_MS = 30_000

/** The words of a position, as scenarios have them. */
export type Position = Record<string, unknown>

/** What a page shows of a game. */
export interface Seen {
  question: string
  phase: string
  options: string[]
  /** By clearing or forest, `seat kind`: how many. */
  pieces: Record<string, Record<string, number>>
  ruins: string[]
  points: Record<string, number>
  /** The items before each seat, sorted. */
  items: Record<string, string[]>
  hand: string[]
  log: string
}

/** A game as the server is asked for it: people at one screen (`marquise,vagabond:thief`), bots
 * (`eyrie=greedy`) and who is invited (`eyrie=invite`), and what else is agreed. */
export function gameOf(seats: string, more: object = {}): object {
  return {
    seats: seats.split(',').map((words) => {
      const [faction = '', player = 'me'] = words.split('=')
      return { faction, player }
    }),
    reach: 'off',
    ...more,
  }
}

interface Made {
  id: string
  late: string
  invites: { invite: string }[]
}

/** What the server answers to a page that asks for something. */
async function posted<T>(page: Page, path: string, words: object): Promise<T> {
  if (!page.url().startsWith('http')) await page.goto('/')
  const said = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body })
      return (await answer.json()) as { error?: string }
    },
    [`/api${path}`, JSON.stringify({ ...words, cookie: true })] as const,
  )
  expect(said.error).toBeUndefined()
  return said as T
}

/** A game that a page makes. */
export function make(page: Page, seats: string, more: object = {}): Promise<Made> {
  return posted(page, '/games', gameOf(seats, more))
}

/** A game that a page makes, begun at a position if one is given, and its first question. */
export async function sit(page: Page, seats: string, more: object = {}): Promise<string> {
  const { id } = await make(page, seats, more)
  await lookOnAt(page, id)
  return id
}

/** A game that the first of these pages makes, and to which the others are invited, each with a
 * browser of their own. */
export async function sitTogether(pages: readonly Page[], seats: string, more: object = {}): Promise<string> {
  const [host, ...guests] = pages
  if (!host) throw new Error('nobody makes the game')
  const { id, late, invites } = await make(host, seats, more)
  for (const [n, guest] of guests.entries()) {
    await posted(guest, '/invites', { invite: invites[n]?.invite, late })
  }
  await Promise.all(pages.map((page) => lookOnAt(page, id)))
  return id
}

async function lookOnAt(page: Page, id: string): Promise<void> {
  await page.goto(`/games/${id}`)
  await page.locator('#question').waitFor()
}

/** A seat of a table that is to be made. */
export const row = (page: Page, seat: number): Locator => page.locator(`[data-row="${seat}"]`)

/** Choose the faction of a seat by its figure, and its character. */
export async function chooseFaction(page: Page, seat: number, faction: string, character?: string): Promise<void> {
  await row(page, seat).locator('[data-faction]').click()
  await row(page, seat).locator(`[data-choose-faction=${faction}]`).click()
  if (character) await row(page, seat).locator('[data-character]').selectOption(character)
}

/** What is shown now. */
export async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (where: ParentNode, what: string): HTMLElement[] => [...where.querySelectorAll<HTMLElement>(what)]
    const text = (what: string): string => document.querySelector<HTMLElement>(what)?.textContent?.trim() ?? ''
    const pieces: Record<string, Record<string, number>> = {}
    for (const place of all(document, '[data-clearing], [data-forest]')) {
      const standing: Record<string, number> = {}
      for (const { dataset } of all(place, '[data-piece]')) {
        const name = dataset['piece'] ?? ''
        if (!name.startsWith(' ')) standing[name] = (standing[name] ?? 0) + Number(dataset['count'])
      }
      if (Object.keys(standing).length) pieces[place.dataset['clearing'] ?? place.dataset['forest'] ?? ''] = standing
    }
    const seats = all(document, '[data-seat]')
    return {
      question: text('#question'),
      phase: text('.now'),
      options: all(document, '[data-option]').map(({ dataset }) => dataset['option'] ?? ''),
      pieces,
      ruins: all(document, '[data-clearing]:has(.ruin)').map(({ dataset }) => dataset['clearing'] ?? ''),
      points: Object.fromEntries(seats.map((seat) => [seat.dataset['seat'], parseInt(seat.querySelector('.points')?.textContent ?? '')])),
      items: Object.fromEntries(
        seats.map((seat) => [seat.dataset['seat'], all(seat, '[data-item]').map(({ dataset }) => dataset['item'] ?? '').sort()]),
      ),
      hand: all(document, '[data-card]').map(({ dataset }) => dataset['card'] ?? '').sort(),
      log: text('[role=log]').replace(/\s+/g, ' '),
    }
  }) as Promise<Seen>
}

/**
 * Where a click goes: `clearing 5`, `forest 1_2_5_10` or `piece 5 marquise wood` on the map, `card
 * anvil` in the hand, `item boot`, `quest errand-fox`, `seat eyrie` and so on on a board, `choice card
 * anvil` for a card that lies elsewhere, `pass` on the curtain between two people; a word alone in the
 * list of answers.
 */
export function placeOf(target: string): string {
  const [sort = '', ...words] = target.split(' ')
  const [first = '', ...rest] = words
  if (target === 'pass') return '.curtain button'
  if (!words.length) return `[data-option="${sort}"]`
  if (sort === 'clearing') return `[data-clearing="${first}"]`
  if (sort === 'forest') return `[data-forest="${first}"]`
  if (sort === 'card') return `[data-card="${first}"]`
  if (sort === 'seat') return `[data-seat="${first}"] summary`
  if (sort === 'piece') return `[data-clearing="${first}"] [data-piece="${rest.join(' ')}"]`
  if (sort === 'choice') return `[data-choice="${words.join(' ')}"]`
  return `[data-choice="${target}"]`
}

/** Click one thing after the other; each is an answer that takes the game on. */
export async function play(page: Page, ...targets: string[]): Promise<void> {
  for (const target of targets) {
    await goOn(page, () => page.locator(placeOf(target)).first().click())
  }
}

/** Do what answers, and wait until the game has gone on. */
export async function goOn(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const before = await stamp(page)
  await answer()
  await page.waitForFunction(
    (was) => {
      if (document.querySelector('.curtain')) return was !== 'curtain'
      const table = document.querySelector<HTMLElement>('main[data-at]')
      return table !== null && table.dataset['at'] !== was && table.ariaBusy !== 'true'
    },
    before,
    { timeout: WAIT_MS },
  )
}

/** The step that is shown, or the curtain between two people. */
function stamp(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    document.querySelector('.curtain')
      ? 'curtain'
      : document.querySelector<HTMLElement>('main[data-at]')?.dataset['at'],
  )
}

/** What is shown once whoever is asked has the screen. */
export async function lookOn(page: Page): Promise<Seen> {
  if (await page.locator('.curtain').count()) await play(page, 'pass')
  return look(page)
}

/** The question now. */
export function question(page: Page): Promise<string> {
  return page.locator('#question').innerText()
}
