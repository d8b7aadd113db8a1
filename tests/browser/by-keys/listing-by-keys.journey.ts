import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPhone, visit } from '../paying/at-the-checkout'

/** More than the form, the map, the header and the footer have. */
const maxStops = 150

/** The label of what has the focus; it must lie within the window and be covered by nothing. */
const stop = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(done))
    const element = document.activeElement as HTMLInputElement
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    const isSeen = left >= 0 && right <= innerWidth && above !== null && (element.contains(above) || above.contains(element))
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    return { label: label.trim(), isSeen }
  })

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, label: RegExp): Promise<void> {
  for (let i = 0; i < maxStops; i++) {
    await page.keyboard.press('Tab')
    const at = await stop(page)
    if (!at.isSeen) throw new Error(`“${at.label.slice(0, 80)}” has the focus and is not seen`)
    if (label.test(at.label)) return
  }
  throw new Error(`Tab does not reach ${label}`)
}

it('an artist fills in a listing on a narrow screen by keyboard alone, sees both cards, and sends it', async () => {
  const { page, problems } = await openPhone({ as: 'artist' })
  await visit(page, '/?on=2027-05-20')
  await visit(page, '/listingsportal')
  await page.getByRole('link', { name: 'Make the changes' }).waitFor()
  await tabTo(page, /^Make the changes/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^In print/ }).waitFor()
  await tabTo(page, /^In print/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Drawings of the shore by keys')
  await tabTo(page, /^Sat, Oct 23/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Save the listing/)
  await page.keyboard.press('Enter')
  await page.getByText('Saved.').waitFor()
  await tabTo(page, /^Show the cards/)
  await page.keyboard.press('Enter')
  await page
    .getByRole('article', { name: /^Printed card/ })
    .getByText('Drawings of the shore by keys')
    .waitFor()
  await tabTo(page, /^Send it to our staff/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Our staff is reading it' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(problems).toEqual([])
})
