import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Maximum number of Tab presses to reach an element, from any focus. */
const maxSteps = 200

const hasFocus = (element: Locator) => element.evaluate(found => found === document.activeElement)

/** Presses Tab until the element has the focus. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>, what: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step++) {
    if (await isThere()) {
      const message = `the focus at ${what.toString()}`
      // What is drawn above at the same time moves the page until the browser has scrolled.
      return expect.poll(() => shownFocus(page), { message, timeout: 5_000 }).toEqual({ isSeen: true, hasRing: true })
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key never reaches ${what.toString()}`)
}

/** Whether the focused element is in sight and has a focus ring. A control that is styled by its label has the ring there. */
const shownFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    const box = element.getBoundingClientRect()
    const drawn = [element, element.closest('label'), element.nextElementSibling].filter(part => part instanceof HTMLElement)
    const style = drawn.map(part => getComputedStyle(part))
    return {
      isSeen: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
      hasRing: style.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    }
  })

export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  await tabUntil(page, () => hasFocus(element), element)
}

/** Presses a button or link once it is enabled: while a price is requested it is not. */
export async function press(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element)
  await expect.poll(() => element.evaluate(found => found.matches(':disabled, [aria-disabled="true"]'))).toBe(false)
  await page.keyboard.press('Enter')
}

export async function check(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box)
  if (!(await box.isChecked())) await page.keyboard.press('Space')
}

/** Replaces the field's text: a field that is reached with Tab is selected whole. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  if (await field.evaluate(found => found === document.activeElement)) await page.keyboard.press('Control+a')
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Chooses a radio button with the arrow keys. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor()
  const isInGroup = () =>
    radio.evaluate(found => document.activeElement instanceof HTMLInputElement && document.activeElement.name === (found as HTMLInputElement).name)
  await tabUntil(page, isInGroup, radio)
  for (let step = 0; step < 20; step++) {
    if (await radio.isChecked()) return
    await page.keyboard.press((await hasFocus(radio)) ? 'Space' : 'ArrowDown')
  }
  throw new Error(`the arrow keys never reach ${radio.toString()}`)
}
