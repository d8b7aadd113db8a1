// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (path: string, as: string) => {
  const app = await memoryApp({ as })
  const page = await app.visit(path)
  const records = new Records(app.world.store, { current: undefined })
  return { ...app, page, records, user: userEvent.setup(), products: () => records.find(membershipProducts) }
}
const levelsOf = async (name: string) => within(await screen.findByRole('form', { name: `Levels of ${name}` }))
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' })

it('staff of money make a membership with a level, sell it, and stop selling it', async () => {
  const { products, user } = await open('/cpanel/membershiper', 'moneyadmin')
  const made = async () => (await products()).find(({ routeKey }) => routeKey === 'neighbor')
  await press('Add new')
  await fill(/^Name/, 'Neighbors')
  await user.selectOptions(await screen.findByLabelText(/^For\b/), 'artlover')
  await fill(/^Address/, 'neighbor')
  await fill(/^Headline/, 'For those next door')
  await fill(/^Summary/, 'Coffee and a key.')
  await user.selectOptions(await screen.findByLabelText(/^Ends every year on/), 'End of December')
  await press('Create')
  const form = await levelsOf('Neighbors')
  await press('Add', form)
  await write(await form.findByLabelText(/^Name/), 'One door')
  await write(form.getByLabelText(/^Summary/), 'For one household.')
  await write(form.getByLabelText(/^Price\b(?! a)/), '40')
  await write(form.getByLabelText(/^Value of benefits/), '50')
  await press('Save levels', form)
  expect((await screen.findAllByText(/its benefits are worth more than it costs/)).length).toBeGreaterThan(0)
  await user.clear(form.getByLabelText(/^Value of benefits/))
  await write(form.getByLabelText(/^Value of benefits/), '15')
  await form.findByRole('cell', { name: '$25' })
  await press('Save levels', form)
  await expect
    .poll(async () => (await made())?.levels)
    .toEqual([{ key: 'one-door', name: 'One door', summary: 'For one household.', price: usd(40), fmv: usd(15), seats: 1, perkIds: [] }])
  expect(await made()).toMatchObject({ fixedEnd: '12-31', graceDays: 14, status: 'draft' })
  const step = async (name: string) => {
    await press(name, within(await screen.findByRole('region', { name: 'Steps' })))
    await press(name, within(await screen.findByRole('dialog')))
  }
  await step('Start selling')
  await expect.poll(async () => (await made())?.status).toBe('live')
  await step('Stop selling')
  await expect.poll(async () => (await made())?.status).toBe('retired')
})

it('staff of people read what is sold, and change nothing of it', async () => {
  await open('/cpanel/membershiper?open=artlover', 'peopleadmin')
  await screen.findByText('Staff who take care of money change the levels.')
  await screen.findByRole('cell', { name: 'Patron' })
  expect(screen.queryByRole('button', { name: 'Save levels' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop selling' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull()
})

it('the levels of art lovers show what can be deducted; a price that changes is the next version', async () => {
  const { products, user } = await open('/cpanel/pricingartlovers', 'moneyadmin')
  const sold = async () => (await products()).find(({ id }) => id === 'artlover')
  const form = await levelsOf('Art lover membership')
  const first = within(await form.findByRole('group', { name: 'Levels 1' }))
  const row = async () => within((await form.findByRole('cell', { name: 'Friend' })).closest('tr')!)
  await (await row()).findByText('$34')
  await user.clear(first.getByLabelText(/^Price\b(?! a)/))
  await write(first.getByLabelText(/^Price\b(?! a)/), '80')
  await (await row()).findByText('$64')
  await user.click(await first.findByRole('checkbox', { name: 'The print of the year' }))
  await press('Save levels', form)
  await screen.findByText(/^Prices of version 2\./)
  await screen.findByText('Saved.')
  const [friend, companion] = (await sold())!.levels
  expect(friend).toMatchObject({ key: 'friend', price: usd(80), fmv: usd(16) })
  expect(friend?.perkIds).toContain('year-print')
  expect(companion).toMatchObject({ price: usd(100), seats: 2 })
})

it('a price is scheduled, announced on the page of the membership in its color, and taken back', async () => {
  const { products, user, page } = await open('/cpanel/pricingartlovers', 'moneyadmin')
  const friend = async () => (await products()).find(({ id }) => id === 'artlover')!.levels[0]!
  const form = await levelsOf('Art lover membership')
  const first = within(await form.findByRole('group', { name: 'Levels 1' }))
  const scheduled = within(await first.findByRole('group', { name: 'Scheduled prices' }))
  await press('Add', scheduled)
  fireEvent.change(await scheduled.findByLabelText(/^From/), { target: { value: '2027-11-30' } })
  await write(scheduled.getByLabelText(/^New price/), '60')
  await user.selectOptions(first.getByLabelText(/^Color/), 'Green')
  await form.findByRole('cell', { name: '$60 from Nov 30, 2027' })
  await press('Save levels', form)
  await screen.findByText('Saved.')
  await screen.findByText(/^Prices of version 1\./)
  expect(await friend()).toMatchObject({ price: usd(50), scheduled: [{ from: '2027-11-30', price: usd(60) }], color: 'green' })

  await page.go('/artlovermembership')
  const card = (await screen.findByRole('heading', { name: 'Friend' })).closest('li')!
  expect(card.dataset['color']).toBe('green')
  within(card).getByText('$50')
  within(card).getByText('From November 30: $60')

  await page.go('/cpanel/pricingartlovers')
  const again = within(await (await levelsOf('Art lover membership')).findByRole('group', { name: 'Scheduled prices 1' }))
  await press('Remove 1', again)
  await press('Save levels', await levelsOf('Art lover membership'))
  await expect.poll(async () => (await friend()).scheduled).toEqual([])
})

it('without levels, the usual ones are filled in', async () => {
  const app = await memoryApp({ as: 'moneyadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const sold = async () => (await records.get(membershipProducts, 'artlover'))!
  await records.commit(records.changing(membershipProducts, await sold(), { levels: [] }))
  await app.visit('/cpanel/pricingartlovers')
  await press('Fill in the five usual levels')
  await press('Save levels')
  await expect
    .poll(async () => (await sold()).levels.map(({ key, price }) => `${key} ${price.cents / 100}`))
    .toEqual(['individual 50', 'dual 80', 'family 150', 'patron 300', 'benefactor 750'])
})
