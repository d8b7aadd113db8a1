import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await arrived(page)
}
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

async function middleOf(what: Locator): Promise<readonly [number, number]> {
  await what.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await what.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** Drags as a hand does, in several steps. */
async function drag(page: Page, what: Locator, by: readonly [number, number]): Promise<void> {
  const [x, y] = await middleOf(what)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by[0], y + by[1], { steps: 8 })
  await page.mouse.up()
}

it('staff drag a deadline, give a neighborhood its weekend on the map, drag a pin, and take the pictures for print along', async () => {
  const { page, problems } = await openSeasonTab({ as: 'guideadmin' })
  await open(page, '/cpanel/sfosdeadlines?edition=2027')
  const out = page.getByRole('slider', { name: 'The guide is out' })
  const day = await out.getAttribute('aria-valuetext')
  await drag(page, out, [30, 0])
  expect(await out.getAttribute('aria-valuetext')).not.toBe(day)
  await page.getByRole('button', { name: 'Save deadlines' }).click()
  await page
    .getByRole('dialog', { name: 'Change these deadlines?' })
    .getByLabel(/^Reason/)
    .fill('The printer is late')
  await page.getByRole('button', { name: 'Change deadlines' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // The name of a neighborhood is written where it is pressed.
  await open(page, '/cpanel/sfosweekends?edition=2027&view=assign')
  await page.getByRole('radio', { name: '4 · Fourth weekend' }).check()
  await page.mouse.click(...(await middleOf(page.locator('[data-area="mercado"]'))))
  await says(page, 'Mercado is in Fourth weekend now.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, 'Undone.')

  await open(page, '/cpanel/sfosweekends?edition=2027&view=edition')
  await page.getByRole('button', { name: 'Publish the guide' }).click()
  await says(page, /^The guide is published with/)
  const left = await page.getByRole('list', { name: 'Not done' }).getByRole('listitem').allInnerTexts()
  expect(left.length).toBeGreaterThan(0)
  for (const line of left) expect(line).toMatch(/: (still a draft|still in review|withdrawn|its pin is only|it has no pin)/)

  await open(page, '/cpanel/mapping?edition=2027')
  await drag(page, page.getByRole('button', { name: /^The pin of .* Arrow keys move it\.$/ }), [40, 10])
  await page.getByLabel(/^Reason, after the address lock/).fill('The artist sent a photo of the door')
  await page.getByRole('button', { name: 'Place pin here' }).click()
  await says(page, /^The pin is placed, in /)

  await open(page, '/cpanel/guideimages?view=all')
  for (const row of [1, 2, 3]) await page.getByRole('checkbox').nth(row).check()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download for print/ }).click()])
  expect(file.suggestedFilename()).toBe('print-pictures-2027.zip')
  await says(page, '3 pictures downloaded.')
  expect(problems).toEqual([])
})
