import { expect, it } from 'vitest'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

const address = '/cpanel/resources?open=studio-insurance'

it('two colleagues with the same record open see each other; the second to save is told field by field, and nothing is lost', async () => {
  // Two windows of one browser share local data, as two machines share a database.
  const first = await openSeasonTab({ as: 'contentadmin' })
  const second = { page: await first.context.newPage() }
  for (const { page } of [first, second]) {
    await page.goto(address)
    await arrived(page)
    await page
      .getByRole('complementary', { name: 'Record' })
      .getByLabel(/^Title/)
      .waitFor()
  }
  const title = ({ page }: { page: typeof first.page }) => page.getByRole('complementary', { name: 'Record' }).getByLabel(/^Title/)
  await title(second).fill('Insurance, in plain words')
  await title(first).fill('Insurance for visits')
  await first.page
    .getByRole('complementary', { name: 'Record' })
    .getByLabel(/^Audience/)
    .selectOption('everybody')
  await first.page.keyboard.press('Control+s')
  await first.page.getByText('Saved.', { exact: true }).waitFor()

  await title(second).focus()
  await second.page.keyboard.press('Control+s')
  await second.page.getByText(/^You saved Title in another window at /).waitFor()
  await second.page.getByText(/it replaces that one: Insurance for visits\.$/).waitFor()
  // The input is still there; saving again, now that it was read, keeps it.
  expect(await title(second).inputValue()).toBe('Insurance, in plain words')
  await second.page.keyboard.press('Control+s')
  await second.page.getByText('Saved.', { exact: true }).waitFor()

  await expect.poll(() => title(first).inputValue()).toBe('Insurance, in plain words')
  expect(
    await second.page
      .getByRole('complementary', { name: 'Record' })
      .getByLabel(/^Audience/)
      .inputValue(),
  ).toBe('everybody')
  expect(first.problems).toEqual([])
})
