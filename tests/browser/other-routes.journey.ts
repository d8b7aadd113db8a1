import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeList } from '../../src/ui/routing/route-list'
import { axeFindings, coloursOnly, everyRule } from './axe'
import { arrived, openBrowser, openTab } from './tab'

const list = routeList()
const pathsOfNothing = ['/no/such/page', '/nosuchpage', '/sfosguide/9999']
/** Further addresses of routes, beside their examples. */
const furtherViews = [
  '/calendar?view=week',
  '/calendar?view=month',
  '/calendar?view=map',
  '/calendar?view=past',
  '/calendar?q=nothing+of+this',
  '/sfosguide/4',
  '/sfosguide/3',
  '/sfosguide/2026',
  '/artists/artsearch?show=artists',
  '/artists/artsearch?q=nothing+of+this',
  '/membership',
]

/** Pages that are not built yet differ only in their text, so one inside the office and one outside are looked at, and all built pages. */
const isInOffice = (example: string) => example.startsWith('/cpanel')
const planned = [true, false].map(office => list.find(({ pending, example }) => pending !== null && isInOffice(example) === office))
const looked = list.filter(row => row.pending === null || planned.includes(row))

/** A page is loaded once and checked in each of these: all rules at both widths, colors again in the other theme. */
const views = [
  { width: 390, colorScheme: 'light', rules: everyRule },
  { width: 390, colorScheme: 'dark', rules: coloursOnly },
  { width: 1280, colorScheme: 'dark', rules: everyRule },
  { width: 1280, colorScheme: 'light', rules: coloursOnly },
] as const
const [narrow] = views

let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  browser = await openBrowser()
  const tab = await openTab(browser, { as: 'superadmin' })
  page = tab.page
  problems = tab.problems
})
afterAll(() => browser.close())

async function load(address: string): Promise<void> {
  problems.length = 0
  await show(narrow)
  await page.goto(address)
  await arrived(page)
  // Static, because the fixed bar would cover the content at the bottom of the window, and axe would report covered targets.
  await page.addStyleTag({ content: '[data-local-mode] { position: static !important }' })
}

/** Changes width and theme of the loaded page and waits for the next frame. */
async function show({ width, colorScheme }: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** 1280 CSS pixels at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }
const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)

/** The violations of the loaded page in every view and at 400 %, one line each. */
async function lookAround(): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const view of views) {
    await show(view)
    const [headings, width] = [await page.locator('h1').count(), await pageWidth()]
    const found = await axeFindings(page, view.rules)
    const here = [...(headings === 1 ? [] : [`${headings} main headings`]), ...(width <= view.width ? [] : [`${width} px wide`]), ...found]
    wrong.push(...here.map(line => `${view.width} px, ${view.colorScheme}: ${line}`))
  }
  await page.setViewportSize(zoomed)
  const width = await pageWidth()
  if (width > zoomed.width) wrong.push(`at 400 %: ${width} px wide`)
  return wrong
}

describe('every route', () => {
  it.each(looked)('$example is accessible in both themes and at both widths', async ({ example, title }) => {
    await load(example)
    await expect.poll(() => page.title()).toContain(title)
    expect(await page.locator('h1').innerText()).not.toMatch(/Page Not Found|Internal Server Error/)
    expect([...(await lookAround()), ...problems]).toEqual([])
  })

  it.each(furtherViews)('%s is accessible as well', async address => {
    await load(address)
    expect([...(await lookAround()), ...problems]).toEqual([])
  })

  it.each(pathsOfNothing)('%s is an accessible error page', async path => {
    await load(path)
    expect(await lookAround()).toEqual([])
  })
})
