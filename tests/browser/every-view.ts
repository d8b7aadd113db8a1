import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings, coloursOnly, everyRule } from './axe'
import { arrived, unchangedFor } from './tab'

/** A page is loaded once and checked in each of these: all rules at both widths, colors again in the other theme. */
const views = [
  { width: 390, colorScheme: 'light', rules: everyRule },
  { width: 390, colorScheme: 'dark', rules: coloursOnly },
  { width: 1280, colorScheme: 'dark', rules: everyRule },
  { width: 1280, colorScheme: 'light', rules: coloursOnly },
] as const
const [narrow] = views

/** 1280 CSS pixels at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

/** Changes width and theme of the loaded page and waits for the next frame. */
async function show(page: Page, { width, colorScheme }: Pick<(typeof views)[number], 'width' | 'colorScheme'>): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Opens a page in a narrow window. */
export async function loadNarrow(page: Page, address: string): Promise<void> {
  await show(page, narrow)
  await page.goto(address)
  await arrived(page)
  // Static, because the fixed bar would cover the content at the bottom of the window, and axe would report covered targets.
  await page.addStyleTag({ content: '[data-local-mode] { position: static !important }' })
}

/** Waits until the page has all its parts and its data. */
export async function isWhole(page: Page): Promise<void> {
  await page.locator('main [role="status"][aria-label="Loading"]').first().waitFor({ state: 'detached' })
  await unchangedFor(page, 30)
}

/**
 * Goes to an address inside the loaded application, as a link of its own would, in a narrow window. It costs a quarter of loading each. That
 * pages stand when they are loaded is what `hosted/every-row` sees of each, and `first-paint.journey` of the prerendered ones.
 */
export async function goNarrow(page: Page, address: string): Promise<void> {
  await show(page, narrow)
  // The router follows the browser's history.
  await page.evaluate(to => {
    history.pushState({ key: to, idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** The loaded page in a wide window, as other tests of a file find it. */
export async function widen(page: Page): Promise<void> {
  await show(page, { width: 1280, colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The violations of the loaded page in every view and at 400 %, one line each. */
export async function lookAround(page: Page): Promise<readonly string[]> {
  const wrong: string[] = []
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const view of views) {
    await show(page, view)
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

/** The loaded page is that of the route. */
export async function expectRoute(page: Page, { title }: { readonly title: string }): Promise<void> {
  await expect.poll(() => page.title()).toContain(title)
  expect(await page.locator('h1').innerText()).not.toMatch(/Page Not Found|Internal Server Error/)
}
