/** What axe finds wrong on a page. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { PHONE, shoot, tooWide } from './table'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// The numbers on pieces, which this rule takes for the label of their clearing, are none.
const RULES = "{ rules: { 'label-content-name-mismatch': { enabled: false } } }"

/** The rules that a page breaks, each with the first place. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = (await page.evaluate(`axe.run(${RULES})`)) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Look at a page in light, in the dark and on a phone: no fault, nothing cut off. */
export async function lookAt(page: Page, name: string): Promise<void> {
  expect(await axe(page)).toEqual([])
  await shoot(page, `${name}-light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, `${name}-dark`)
  expect(await axe(page)).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize(PHONE)
  await shoot(page, `${name}-phone`)
  expect(await tooWide(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light' })
}
