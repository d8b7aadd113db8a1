import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeList } from '../../src/ui/routing/route-list'
import { arrived, openBrowser, openTab } from './tab'

const list = routeList()
const widths = [390, 1280]
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('every row', () => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const tab = await openTab(browser, { as: 'superadmin' })
    page = tab.page
    problems = tab.problems
  })

  it.each(list)('$example stands at 390 and at 1280 pixels', async ({ example, title }) => {
    problems.length = 0
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(example)
    await arrived(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.title()).toContain(title)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('h1').innerText()).not.toMatch(/Page Not Found|Internal Server Error/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(problems).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('in the %s theme', colorScheme => {
  let page: Page
  beforeAll(async () => {
    const tab = await openTab(browser, { as: 'superadmin', colorScheme })
    page = tab.page
  })

  const complete = [...list.filter(({ pending }) => pending === null).map(({ example }) => example), '/shop', '/no/such/page']
  it.each(complete)('axe finds nothing at %s', async example => {
    await page.goto(example)
    await arrived(page)
    await page.waitForTimeout(300)
    await page.evaluate(axe)
    const found = await page.evaluate(async () => {
      const { axe: runner } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }> }
      }
      const { violations } = await runner.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(node => JSON.stringify(node.target))
            .slice(0, 3)
            .join(', ')} ${nodes[0]?.failureSummary ?? ''}`,
      )
    })
    expect(found).toEqual([])
  })
})
