import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[]
}

/** WCAG 2.2 AA and axe's best practices. */
export const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const
/** The rules that depend on the theme. */
export const coloursOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** The violations on the present page: one line per rule, with the first places. */
export async function axeFindings(page: Page, runOnly: typeof everyRule | typeof coloursOnly): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(async rules => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    // No rule here asks for style sheets, which axe would read each time.
    return (await axe.run({ runOnly: rules, resultTypes: ['violations'], preload: { assets: ['media'] } })).violations
  }, runOnly)
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => JSON.stringify(target))
    return `${id}: ${places.join(', ')} ${nodes[0]?.failureSummary ?? ''}`
  })
}
