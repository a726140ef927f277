/** What axe finds wrong on a page. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

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
