/** A server of its own and a browser at it, for one file of tests. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { goOn } from './playing'

const WOODLAW = process.env['WOODLAW'] ?? 'woodlaw'
const CHROMIUM = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))
const SHOTS = resolve(import.meta.dirname, 'shots')
const HURRIED = resolve(import.meta.dirname, 'hurried')

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export class Setting {
  private server!: ChildProcess
  private browser!: Browser
  private folder!: string
  url = ''

  /** `day` is how many milliseconds a day of its games lasts, if it is to be a short one. */
  constructor(private readonly day?: number) {}

  async start(): Promise<void> {
    if (!CHROMIUM) throw new Error('no Chromium: set CHROMIUM to its path')
    this.folder = mkdtempSync(join(tmpdir(), 'woodlaw-e2e-'))
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    const [command = '', ...words] = WOODLAW.split(' ')
    const database = `sqlite:///${join(this.folder, 'games.sqlite3')}`
    const options = ['serve', '--port', String(port), '--database', database]
    this.server = spawn(command, [...words, ...options], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: this.environment(),
    })
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    await this.isUp()
  }

  async stop(): Promise<void> {
    await this.browser?.close()
    this.server?.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** A page of somebody new, without motion unless it is asked for. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: DESK,
      locale: 'en',
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(90_000)
    return page
  }

  private environment(): NodeJS.ProcessEnv {
    if (this.day === undefined) return process.env
    const path = [HURRIED, process.env['PYTHONPATH']].filter(Boolean).join(delimiter)
    return { ...process.env, PYTHONPATH: path, WOODLAW_DAY: String(this.day) }
  }

  private async isUp(): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`${this.url}/api/about`).catch(() => null)
      if (answer?.ok) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the server does not come up')
  }
}

/** A setting that starts before and stops after the tests of a file. */
export function setting(day?: number): Setting {
  const found = new Setting(day)
  beforeAll(() => found.start())
  afterAll(() => found.stop())
  return found
}

/** Keep what the page looks like, for people to look at. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage })
}

/** How wide a page is that is wider than its screen, and what sticks out, outermost first. */
export async function tooWide(page: Page): Promise<string[]> {
  const screen = page.viewportSize()?.width ?? 0
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const outside = [...document.querySelectorAll('main *')]
      .filter((each) => each.getBoundingClientRect().right > width + 1 && !each.closest('svg'))
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 120))
    return [`${scrollWidth} of ${width}`, ...outside]
  }, screen)
}

/** Answer questions until one has this name, or so many times. */
export async function playOn(page: Page, until: (page: Page) => Promise<boolean>, most = 80): Promise<boolean> {
  for (let count = 0; count < most; count += 1) {
    if (await until(page)) return true
    const options = page.locator('[data-option]:enabled')
    await options.first().waitFor()
    await goOn(page, () => options.first().click())
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
