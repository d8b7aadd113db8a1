import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from './built-routes'
import { expectRoute, goNarrow, isWhole, loadNarrow, lookAround, widen } from './every-view'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

/** Tab presses per page: enough to get past the header and the filters and into the list. */
const maxSteps = 60

let page: Page
let problems: string[]
beforeAll(async () => {
  const tab = await openSeasonTab()
  page = tab.page
  problems = tab.problems
})
/** The page focuses its heading, but the test starts at the top of the document, as a browser does after loading. */
const startAtTop = () =>
  page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    getSelection()?.removeAllRanges()
    delete (globalThis as unknown as { lastStop?: Element }).lastStop
  })

const open = async (address: string) => {
  await page.goto(address)
  await arrived(page)
  await startAtTop()
}

interface Stop {
  readonly what: string
  /** Whether it comes after the previous stop in the document. */
  readonly isForward: boolean
  readonly isSeen: boolean
  readonly hasRing: boolean
  /** Animations that run although the visitor prefers reduced motion. */
  readonly moving: number
}

/** The focused element; `undefined` when the focus has left the page. */
const focus = () =>
  page.evaluate(async (): Promise<Stop | undefined> => {
    // Scrolling to the focused element takes until the next frame.
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const walk = globalThis as unknown as { lastStop?: Element }
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const before = walk.lastStop
    walk.lastStop = element
    const box = element.getBoundingClientRect()
    // A control that is styled by its label, such as a choice pill, has the ring there.
    const drawn = [element, element.closest('label'), element.nextElementSibling].filter(part => part instanceof HTMLElement)
    const style = drawn.map(part => getComputedStyle(part))
    // Month, day and year of a date are stops of their own, which the browser marks.
    const isPart = before === element && element instanceof HTMLInputElement && element.type === 'date'
    return {
      what: `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      isForward: isPart || !before?.isConnected || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      isSeen: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
      hasRing: isPart || style.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
      moving: document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1).length,
    }
  })

describe('a public page', () => {
  beforeAll(() => loadNarrow(page, '/'))

  it.each(publicPages)(
    '$example is accessible in both themes and at both widths; by keyboard the focus moves forward, is seen and is never lost',
    async row => {
      problems.length = 0
      await goNarrow(page, row.example)
      await expectRoute(page, row)
      await isWhole(page)
      expect([...(await lookAround(page)), ...problems]).toEqual([])
      await widen(page)
      await startAtTop()
      const stops: Stop[] = []
      while (stops.length < maxSteps) {
        await page.keyboard.press('Tab')
        const stop = await focus()
        // After the last stop the browser starts again.
        if (!stop || (stops.length > 0 && stop.what === stops[0]!.what)) break
        stops.push(stop)
      }
      expect(stops.length).toBeGreaterThan(10)
      expect(stops.filter(({ isForward, isSeen, hasRing, moving }) => !isForward || !isSeen || !hasRing || moving > 0)).toEqual([])
    },
  )
})

describe('by keyboard', () => {
  it('the first stop skips to the main content', async () => {
    await open('/sfosguide')
    await page.keyboard.press('Tab')
    expect((await focus())?.what).toMatch(/^<a> Skip to/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('the menu of a narrow page can be opened and used, and Escape closes it and returns the focus', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/')
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).first().waitFor()
    // Its search, the search's button, then its links.
    for (const stop of [/^<input>/, /^<button>/, /^<a>/]) {
      await page.keyboard.press('Tab')
      expect((await focus())?.what).toMatch(stop)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.evaluate(button => button === document.activeElement)).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).first().isVisible()).toBe(false)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('a dialog keeps the focus inside, and Escape returns it', async () => {
    await open('/calendar')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await subscribe.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Follow the calendar' }).waitFor()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => subscribe.evaluate(button => button === document.activeElement)).toBe(true)
  })
})
