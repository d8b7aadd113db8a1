import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPhone, visit } from './paying/at-the-checkout'
import { stored } from './paying/stored-money'

const register = '/artists/sfosregistration'
const street = (page: Page) => page.getByLabel('Street and number')

it('an artist begins to register on a phone, and goes on at a desk to the payment', async () => {
  const { context, page, problems } = await openPhone({ as: 'artist' })
  // Six days before the call closes.
  await visit(page, '/?on=2027-05-10')
  await visit(page, register)
  await page.getByLabel('I live or work in this city, and I show work of my own').check()
  await page.getByLabel('In my own studio').check()
  await street(page).fill('18 Tar Lane')
  await page.getByLabel('Neighborhood', { exact: true }).selectOption({ label: 'Old Wharf' })
  await page.getByText(/^You open on First weekend/).waitFor()
  await page.getByLabel('Kind of listing').selectOption('Premier')
  // As when the owner of a phone switches to another app.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(async () => (await stored(page, 'drafts')).some(draft => String(draft['content']).includes('Premier'))).toBe(true)
  await page.close()

  // The other device has nothing of this in its own store, so the draft comes from the account.
  const desk = await context.newPage()
  await desk.setViewportSize({ width: 1280, height: 900 })
  await visit(desk, '/')
  await desk.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
  })
  await visit(desk, register)
  await desk.getByRole('button', { name: 'Restore them' }).click()
  await expect.poll(() => street(desk).inputValue()).toBe('18 Tar Lane')
  await desk.getByLabel('I have liability insurance, or I open at my own risk').check()
  await desk.getByLabel('I accept the terms of sale').check()
  await desk.getByRole('button', { name: 'Register and go to payment' }).click()
  await desk.getByRole('heading', { name: 'Your card' }).waitFor()
  await visit(desk, register)
  await desk
    .getByRole('main')
    .getByText(/First weekend, Premier/)
    .waitFor()
  // The buttons of a short dialog cover none of its words.
  await desk.getByRole('button', { name: 'Withdraw', exact: true }).first().click()
  const last = desk.getByRole('dialog').getByText(/This cannot be undone\.$/)
  await last.waitFor()
  expect(
    await last.evaluate(line => {
      const { left, bottom } = line.getBoundingClientRect()
      return document.elementFromPoint(left + 4, bottom - 2) === line
    }),
  ).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
