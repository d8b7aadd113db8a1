// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { drafts } from '../../../../src/domain/office/drafts.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'
import { pressOnceFree } from '../../../support/shop/at-the-checkout'

const main = () => within(screen.getByRole('main'))
const check = async (name: string | RegExp) => userEvent.click(await main().findByLabelText(name))
const choose = async (label: string, option: string) => {
  const select = await main().findByLabelText(label)
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: option }))
}
const register = '/artists/sfosregistration'

/** A sample artist at the completed registration form, six days before the call closes. */
async function entered(prepare?: (world: MemoryWorld) => Promise<void>) {
  const app = await memoryApp({ as: 'artist', on: new Date('2027-05-10T18:00:00Z') })
  await prepare?.(app.world)
  const page = await app.visit(register)
  await check('I live or work in this city, and I show work of my own')
  await check('In my own studio')
  await fill('Street and number', '18 Tar Lane')
  await choose('Neighborhood', 'Old Wharf')
  await choose('Kind of listing', 'Premier')
  await check('I have liability insurance, or I open at my own risk')
  await check('I accept the terms of sale')
  return { ...app, page }
}

async function withoutMembership({ store, auth }: MemoryWorld) {
  const records = new Records(store, { current: undefined })
  for (const { id } of await records.find(memberships, { where: [['personId', '==', auth.current!.claims.pid!]] })) {
    const own = await records.find(terms, { params: { membership: id } })
    await store.commit([...own.map(term => `memberships/${id}/terms/${term.id}`), `memberships/${id}`].map(path => ({ op: 'delete', path })))
  }
}

it('an artist who registers gets to the card at once, without pressing any button twice', async () => {
  const { page } = await entered()
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main a, main button')) if (textContent === 'Pay now') seen.add(textContent)
  })
  watch.observe(document.body, { subtree: true, childList: true })
  await press('Register and go to payment', main())
  await main().findByRole('heading', { name: 'Your card' })
  watch.disconnect()
  expect([...seen]).toEqual([])
  expect(page.router.state.location.pathname).toBe('/shop')
  await main().findByLabelText('Card number')
})

it('what was sent is no draft: nothing is offered to be restored afterwards', async () => {
  const { page, world } = await entered()
  await press('Register and go to payment', main())
  await main().findByRole('heading', { name: 'Your card' })
  const kept = await new Records(world.store, { current: undefined }).find(drafts)
  expect(kept.filter(({ form }) => form.startsWith('registration/'))).toEqual([])
  expect(Object.keys(localStorage).filter(key => key.includes('registration/'))).toEqual([])
  await page.go(register)
  expect(main().queryByRole('button', { name: 'Restore them' })).toBeNull()
})

it('an artist says that they are insured, sees what hours as a volunteer save, and says why they cannot pay', async () => {
  const { world } = await entered()
  const sum = () => within(main().getByRole('complementary', { name: 'What you pay' })).getByText('Total').parentElement!.textContent!
  const before = sum()
  await fill(/^Hours you help as a volunteer/, '4')
  expect(Number(before.replace(/\D/g, '')) - Number(sum().replace(/\D/g, ''))).toBe(50)
  await check('I cannot pay the fee')
  await main().findByText(/We write to you about the fee before it is due\./)
  await check('I have liability insurance, or I open at my own risk')
  await press('Register and go to payment', main())
  await main().findAllByText('Confirm this to register.')
  await main().findAllByText('Write a sentence, at least 10 characters.')
  await check('I have liability insurance, or I open at my own risk')
  await fill(/^Why you cannot pay/, 'My studio burned down in April')
  await press('Register and go to payment', main())
  await main().findByRole('heading', { name: 'Your card' })
  const stored = await new Records(world.store, { current: undefined }).find(registrations)
  expect(stored.find(({ ownAddress }) => ownAddress?.line1 === '18 Tar Lane')).toMatchObject({
    insuranceOk: true,
    volunteerHours: 4,
    waiver: { reason: 'My studio burned down in April' },
  })
})

it('who does not pay for seven days reads that the registration has ended, and cannot pay any more', async () => {
  const { page, world } = await entered()
  await press('Register and go to payment', main())
  await main().findByRole('heading', { name: 'Your card' })
  world.localMode.setNow(new Date('2027-05-16T18:00:00Z'))
  await world.lookAtTheClock()
  await page.go(register)
  await main().findByRole('link', { name: 'Pay now' })
  world.localMode.setNow(new Date('2027-05-17T18:05:00Z'))
  await world.lookAtTheClock()
  await main().findByText('Ended: not paid, or not taken, in time')
  expect(main().queryByRole('link', { name: 'Pay now' })).toBeNull()
})

it('who left before paying goes on from the registration, straight to the card', async () => {
  const { page } = await entered()
  await press('Register and go to payment', main())
  await main().findByRole('heading', { name: 'Your card' })
  await press('Pay later', main())
  await page.go(register)
  await userEvent.click(await main().findByRole('link', { name: 'Pay now' }))
  await fill('Card number', '4242424242424242')
  await fill(/^Expiration/, '12/34')
  await fill('Security code', '123')
  await press(/^Pay \$/, main())
  await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
  await userEvent.click(await main().findByRole('link', { name: 'Open your listing' }))
  // Its editor.
  await main().findByLabelText(/^Name/)
  expect(page.router.state.location.pathname).toMatch(/^\/listingsportal\/./)
  await page.go('/dashboard/orders')
  await main().findByRole('link', { name: 'Open your listing' })
  await page.go(register)
  await main().findByText('Paid')
})

async function dearerForOthers({ store }: MemoryWorld) {
  const records = new Records(store, { current: undefined })
  for (const version of await records.find(prices, { params: { edition: '2027' } })) {
    const rows = version.rows.map(row => (row.audience === 'nonMember' ? { ...row, cents: row.cents + 5000 } : row))
    await records.commit(records.changing(prices, version, { rows }, { edition: '2027' }))
  }
}

it('an artist who is no member joins without leaving the registration, keeps what was typed, and then pays what members pay', async () => {
  const { page } = await entered(async world => {
    await withoutMembership(world)
    await dearerForOthers(world)
  })
  const price = () => within(screen.getByRole('complementary', { name: 'What you pay' }))
  await main().findByText('Members pay less.')
  expect(price().queryByText(/These are members’ prices/)).toBeNull()
  await press('Join here first', main())
  const join = within(await main().findByRole('region', { name: 'Join as an artist' }))
  expect((await join.findByRole('heading', { name: 'Artist membership' })) === document.activeElement).toBe(true)
  await userEvent.click(await join.findByRole('checkbox', { name: 'I accept the terms of sale' }))
  await pressOnceFree('Continue to your card')
  await fill('Card number', '4242424242424242')
  await fill(/^Expiration/, '12/34')
  await fill('Security code', '123')
  await pressOnceFree(/^Pay \$/)
  await userEvent.click(await join.findByRole('button', { name: 'Go on with the registration' }))
  // The button that had the focus is gone.
  expect(main().getByRole('heading', { name: 'Your registration' }) === document.activeElement).toBe(true)
  await price().findByText(/These are members’ prices/)
  expect(page.router.state.location.pathname).toBe(register)
  expect(main().getByLabelText<HTMLInputElement>('Street and number').value).toBe('18 Tar Lane')
})

it('members are said to pay less only where they do', async () => {
  await entered(withoutMembership)
  await main().findByText('You are not a member yet.')
  expect(screen.queryByText('Members pay less.')).toBeNull()
})
