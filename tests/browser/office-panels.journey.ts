import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { panels } from './built-routes'
import { expectRoute, goNarrow, isWhole, loadNarrow, lookAround, widen } from './every-view'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

/** Maximum number of Tab presses: through the header, the navigation and the first view of a panel. */
const maxStops = 400

let page: Page
let problems: string[]
beforeAll(async () => {
  const tab = await openSeasonTab({ as: 'superadmin' })
  page = tab.page
  problems = tab.problems
})
/** Elements outside of the office, such as the bar of the local mode, are skipped. */
const skipOutside = () => page.addStyleTag({ content: '[data-local-mode] { display: none !important }' })

const open = async (address: string) => {
  await page.goto(address)
  await arrived(page)
  await skipOutside()
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '')

/** Visible, enabled controls that Tab did not reach, one line each. */
const notReached = () =>
  page.evaluate(() => {
    const reached = (globalThis as unknown as { reached: Set<Element> }).reached
    const controls = document.querySelectorAll<HTMLElement>('#office-main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])')
    return [...controls]
      .filter(control => {
        if (reached.has(control) || control.closest('[inert]') || control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility())
          return false
        // A group of radio buttons is one stop; arrow keys move inside it.
        return !(
          control instanceof HTMLInputElement &&
          control.type === 'radio' &&
          [...reached].some(one => (one as HTMLInputElement).name === control.name)
        )
      })
      .map(control => control.outerHTML.slice(0, 140))
  })

/**
 * Presses Tab until the focus is back at the start. Each stop must be visible and have a focus ring. Header and rail are the same on each
 * panel, so one walk begins at the `top`, and the others where the panel does.
 */
async function walk(from: 'top' | 'panel'): Promise<readonly string[]> {
  await page.evaluate(start => {
    ;(globalThis as unknown as { reached: Set<Element> }).reached = new Set()
    // Also if the panel has taken the focus, as a queue does.
    const element = start === 'top' ? document.body : document.querySelector<HTMLElement>('#office-main')!
    const before = element.getAttribute('tabindex')
    element.tabIndex = -1
    element.focus()
    if (before === null) element.removeAttribute('tabindex')
    getSelection()?.removeAllRanges()
  }, from)
  const wrong: string[] = []
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      await new Promise(done => requestAnimationFrame(done))
      const { reached } = globalThis as unknown as { reached: Set<Element> }
      const element = document.activeElement
      if (!element || element === document.body) return 'over'
      const walked = globalThis as unknown as { last?: Element }
      const isSame = walked.last === element
      walked.last = element
      // A date input has three stops inside.
      if (reached.has(element)) return isSame ? '' : 'over'
      reached.add(element)
      const drawn = [element, element.closest('label'), element.nextElementSibling, element.parentElement].filter(part => part instanceof HTMLElement)
      const hasRing = drawn.some(part => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      const box = element.getBoundingClientRect()
      const isSeen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
      return hasRing && isSeen ? '' : `${hasRing ? 'out of sight' : 'without a ring'}: ${element.outerHTML.slice(0, 140)}`
    })
    if (found === 'over') return [...wrong, ...(await notReached()).map(control => `not reached: ${control}`)]
    if (found) wrong.push(found)
  }
  return [...wrong, `no end after ${maxStops} stops`]
}

describe('a panel of the office', () => {
  beforeAll(async () => {
    await loadNarrow(page, '/cpanel')
    await skipOutside()
  })

  it.each(panels)('$example is accessible in both themes and at both widths, has no keyboard trap, and every control is a stop', async panel => {
    problems.length = 0
    await goNarrow(page, panel.example)
    await expectRoute(page, panel)
    await isWhole(page)
    expect([...(await lookAround(page)), ...problems]).toEqual([])
    await widen(page)
    await isWhole(page)
    expect(await walk(panel === panels[0] ? 'top' : 'panel')).toEqual([])
  })
})

describe('the office by keyboard alone', () => {
  it('a table can be searched, navigated, selected and opened; Escape closes the form and returns the focus to the table', async () => {
    await open('/cpanel/resources')
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await page.keyboard.press('/')
    expect(await focused()).toBe('Search Resources')
    await page.keyboard.press('Enter')
    const row = () =>
      grid.evaluate(element => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.closest('[role=row]')?.ariaRowIndex)
    expect(await row()).toBe('2')
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('k')
    expect(await row()).toBe('3')
    await page.keyboard.press('x')
    await page.getByText('1 selected', { exact: true }).waitFor()
    await page.keyboard.press('e')
    await page.getByRole('complementary', { name: 'Record' }).getByRole('heading', { level: 2 }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
    expect(await row()).toBe('3')
  })

  it('a dialog returns the focus when Escape closes it', async () => {
    await open('/cpanel/resources?open=price-list-sheet')
    await page
      .getByRole('complementary', { name: 'Record' })
      .getByLabel(/^Title/)
      .fill('Prices')
    const help = page.getByRole('link', { name: 'How to use Artist resources' })
    await help.press('Enter')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => help.evaluate(link => link === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  it('the menus of a table and of the account open, and Escape closes them and returns the focus', async () => {
    await open('/cpanel/resources')
    for (const name of [/^Kind/, /^More tools/, /^Views/, /^Account of/]) {
      const button = page.getByRole('button', { name }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await button.evaluate(element => element === document.activeElement)).toBe(false)
      await page.keyboard.press('Escape')
      await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
    }
  })

  it('Ctrl-K opens the palette from anywhere, Enter opens the result, and Escape returns the focus', async () => {
    await open('/cpanel/resources')
    const help = page.getByRole('link', { name: 'How to use Artist resources' })
    await help.focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => help.evaluate(link => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Find anything').fill('bug tracker')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bug tracker' }).waitFor()
  })

  it('on a narrow screen the list of panels opens, and following one closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/cpanel/resources')
    const menu = page.getByRole('button', { name: 'Panels' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: 'Image library' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Image library' }).waitFor()
    await link.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})
