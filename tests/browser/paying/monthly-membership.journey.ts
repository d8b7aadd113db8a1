import { expect, it } from 'vitest'
import { openPhone, visit } from './at-the-checkout'
import { press, write } from './keys'
import { stored } from './stored-money'

const membershipId = 'm-juror'

it('a member pauses, resumes and ends monthly payments by keyboard alone, on a phone, and stays a member for the days that are paid', async () => {
  const { context, page, problems } = await openPhone({ as: 'juror' })
  await visit(page, '/dashboard/membership')
  const payments = page.getByRole('group', { name: 'Monthly payments' })
  const monthly = async () => (await stored(page, 'subscriptions')).find(one => one['membershipId'] === membershipId)
  const isAtHeading = (of = payments) =>
    expect.poll(() => of.getByRole('heading', { level: 3 }).evaluate(heading => heading === document.activeElement)).toBe(true)

  await press(page, payments.getByRole('button', { name: 'Pause payments' }))
  await write(page, payments.getByLabel('Paused until'), '01152028')
  await press(page, payments.getByRole('button', { name: 'Pause your monthly payments' }))
  await payments.getByText(/^The payments of \$5 a month are paused until .*Jan 15, 2028\./).waitFor()
  await isAtHeading()
  expect(await monthly()).toMatchObject({ status: 'paused', pausedUntil: '2028-01-15' })

  await press(page, payments.getByRole('button', { name: 'Resume payments' }))
  await payments.getByText('It goes on.').waitFor()
  expect(await monthly()).toMatchObject({ status: 'active' })

  await press(page, payments.getByRole('button', { name: 'End payments' }))
  const asked = page.getByRole('dialog', { name: 'End your monthly payments?' })
  // Escape closes it, and nothing has ended.
  await asked.waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'hidden' })
  expect(await monthly()).toMatchObject({ status: 'active' })
  await press(page, payments.getByRole('button', { name: 'End payments' }))
  await press(page, asked.getByRole('button', { name: 'End my monthly payments' }))
  // What is left is the renewal, switched off: it says what happened, and the next key goes on from there.
  const renewal = page.getByRole('group', { name: 'Automatic renewal' })
  await renewal.getByText('We do not charge your card again.').waitFor()
  await isAtHeading(renewal)
  expect(await monthly()).toMatchObject({ status: 'cancelled', ended: 'donor' })
  expect((await stored(page, 'memberships')).find(one => one['id'] === membershipId)).toMatchObject({ autoRenew: false })
  await page
    .getByText(/Oct 19, 2027/)
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})
