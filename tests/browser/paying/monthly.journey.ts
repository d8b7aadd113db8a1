import { expect, it } from 'vitest'
import { openPhone, visit } from './at-the-checkout'
import { press, write } from './keys'
import { stored } from './stored-money'

const id = 'p-donor-materials-1'

it('a giver changes, pauses, resumes and ends a monthly gift by keyboard alone, on a phone', async () => {
  const { context, page, problems } = await openPhone({ as: 'donor' })
  await visit(page, '/dashboard/donations')
  const gift = page.getByRole('group', { name: /^\$\d+ a month for “Materials fund”$/ })
  const monthly = async () => (await stored(page, 'subscriptions')).find(one => one['id'] === id)
  /** After each step the focus is at the gift's heading, where the next step begins. */
  const isAtHeading = () =>
    expect.poll(() => gift.getByRole('heading', { level: 3 }).evaluate(heading => heading === document.activeElement)).toBe(true)

  await press(page, gift.getByRole('button', { name: 'Change the amount' }))
  await write(page, gift.getByLabel('Each month, in dollars'), '30')
  await press(page, gift.getByRole('button', { name: 'Change the amount' }))
  await gift.getByText('You give $30 a month from the next payment on.').waitFor()
  await isAtHeading()
  expect(await monthly()).toMatchObject({ amountCents: 3000, status: 'active' })

  await press(page, gift.getByRole('button', { name: 'Pause it' }))
  await write(page, gift.getByLabel('Paused until'), '01152028')
  await press(page, gift.getByRole('button', { name: 'Pause your monthly gift' }))
  await gift.getByText(/^Paused\. It resumes by itself after .*Jan 15, 2028\.$/).waitFor()
  await isAtHeading()
  expect(await monthly()).toMatchObject({ status: 'paused', pausedUntil: '2028-01-15' })

  await press(page, gift.getByRole('button', { name: 'Resume it' }))
  await gift.getByText(/^Your gift has resumed\. We charge your card next on /).waitFor()
  expect(await monthly()).toMatchObject({ status: 'active' })

  await press(page, gift.getByRole('button', { name: 'End it' }))
  const asked = page.getByRole('dialog', { name: 'End your monthly gift?' })
  // Escape closes it, and nothing has ended.
  await asked.waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'hidden' })
  expect(await monthly()).toMatchObject({ status: 'active' })
  await press(page, gift.getByRole('button', { name: 'End it' }))
  await press(page, asked.getByRole('button', { name: 'End my monthly gift' }))
  await gift.getByText('Your monthly gift has ended. Thank you for what you gave.').waitFor()
  expect(await monthly()).toMatchObject({ status: 'cancelled', ended: 'donor' })
  expect((await stored(page, 'savedCards')).map(card => card['id'])).not.toContain(id)
  expect(problems).toEqual([])
  await context.close()
})
