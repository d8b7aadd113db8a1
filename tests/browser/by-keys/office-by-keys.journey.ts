import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived, unchangedFor } from '../tab'

let page: Page
beforeAll(async () => {
  page = (await openSeasonTab({ as: 'guideadmin' })).page
})

const open = async (address: string) => {
  await page.goto(address)
  await arrived(page)
}
const main = () => page.locator('#office-main')
const press = async (name: string | RegExp) => {
  await page.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}
/** What has the focus; at the page's beginning it is the body. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement === document.body ? 'the page’s beginning' : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
  })

it('keeps the focus after deadlines are changed with a reason', async () => {
  await open('/cpanel/sfosdeadlines')
  await main().locator('input[type="datetime-local"]').first().fill('2027-02-02T09:00')
  await press('Save deadlines')
  const question = page.getByRole('dialog', { name: 'Change these deadlines?' })
  await question.getByLabel(/^Reason for the change/).fill('The hall is free a day later')
  await question.getByRole('button', { name: 'Change deadlines' }).focus()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Saved.')
})

it('keeps the focus after prices are saved, and after a line of them is removed', async () => {
  await open('/cpanel/sfospricing')
  await main().locator('td input').first().fill('226')
  await press('Save as a new version')
  await expect.poll(focused).toBe('Saved.')
  await press('Remove Premier, members')
  await expect.poll(focused).toBe('Remove Premier, members, second registration')
})

it.each([
  ['/cpanel/sfosweekends?view=swap', 'Swap the weekends', /^The weekends have changed places/],
  ['/cpanel/sfoslistings?view=errata', /^Lock \d+ listing/, /locked for print/],
])('leads through the steps of %s by keys', async (address, label, done) => {
  await open(address)
  if (address.includes('swap')) {
    await main()
      .getByLabel(/^Weekend/)
      .selectOption({ index: 1 })
    await main()
      .getByLabel(/^Changes places/)
      .selectOption({ index: 3 })
    await main()
      .getByLabel(/^Reason/)
      .fill('The ferry does not run')
  }
  await press('Preview changes')
  await expect.poll(focused).toMatch(/: dry run/)
  await press(label)
  await main().getByText(done).waitFor()
  expect(await focused()).toMatch(/: done/)
})

it('keeps the focus in a list when a row is gone, and when its last rows are shown', async () => {
  await open('/cpanel/usermerger?as=peopleadmin')
  const list = page.getByRole('table', { name: 'Likely duplicates' })
  const second = await list
    .getByRole('button', { name: /^Mark as not a duplicate/ })
    .nth(1)
    .getAttribute('aria-label')
  await press(/^Mark as not a duplicate/)
  await page.getByText('Two different people. They are not offered again.').waitFor()
  await expect.poll(() => list.getByRole('row').nth(1).innerHTML()).toContain(second)
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(1)
  const shown = await list.getByRole('row').count()
  await press(/^Show more/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(shown)
})

it('keeps the focus while a page is edited, saved, staged and published by keys', async () => {
  await open('/cpanel/homepageeditor?open=home&as=contentadmin')
  const title = page.getByRole('textbox', { name: /^Title/ }).first()
  await title.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Control+s')
  // What is checked about the next revision has come.
  await main().getByText('Saved.', { exact: true }).waitFor()
  await unchangedFor(page, 30)
  expect(await title.evaluate(input => input === document.activeElement)).toBe(true)
  await press(/^Stage$/)
  await main().getByText('Staged', { exact: true }).waitFor()
  await unchangedFor(page, 30)
  expect(await focused()).not.toBe('the page’s beginning')
  await press(/^Publish$/)
  await main().getByText('Published', { exact: true }).waitFor()
  await unchangedFor(page, 30)
  expect(await focused()).not.toBe('the page’s beginning')
})

it('asks for a reason with the focus in its field', async () => {
  await open('/cpanel/reviewevents?as=contentadmin')
  await main().getByRole('heading', { level: 2 }).first().waitFor()
  await page.keyboard.press('r')
  const question = page.getByRole('dialog', { name: 'Reject this event' })
  await expect
    .poll(() => question.getByRole('textbox', { name: /^Why is it not published/ }).evaluate(field => field === document.activeElement))
    .toBe(true)
})

it('leads into a block that is added, along with one that moves, and to the next where one is removed', async () => {
  await open('/cpanel/pagebuilder?open=about&as=contentadmin')
  const blocks = main().getByRole('list', { name: 'Blocks of the page' })
  const inBlock = () => blocks.evaluate(list => [...list.children].findIndex(block => block.contains(document.activeElement)))
  await press('Add a block after block 1')
  await press(/^Text$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('contenteditable'))).toBe('true')
  expect(await inBlock()).toBe(1)
  await blocks.getByRole('button', { name: 'Move down' }).nth(1).press('Enter')
  await expect.poll(inBlock).toBe(2)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
  await blocks.getByRole('button', { name: 'Remove', exact: true }).nth(2).press('Enter')
  await expect.poll(inBlock).toBe(2)
})
