// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { mayAsk } from '../../../../src/domain/guide/registering/registration-states'
import type { StoredRegistration } from '../../../../src/domain/guide/registering/registrations-transaction'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

async function open() {
  const { world, visit } = await memoryApp({ as: 'guideadmin' })
  const records = new Records(world.store, { current: undefined })
  const registered = await records.find(registrations, { where: [['editionId', '==', '2027']] })
  const stored = new Map((await records.find(listings, { where: [['editionId', '==', '2027']] })).map(one => [one.id, one]))
  const movable = registered.filter(({ status, listingId = '' }) => {
    const listing = stored.get(listingId)
    return mayAsk('relocate', status) && listing && listing.status !== 'withdrawn' && !listing.printLockedAt
  })
  expect(movable.length).toBeGreaterThan(1)
  const [first, second] = movable as [StoredRegistration, StoredRegistration]
  // Nobody may open twice on a weekend.
  const theirs = registered.filter(({ personId }) => personId === first.personId || personId === second.personId).map(({ weekendId }) => weekendId)
  const to = (await records.find(weekends, { params: { edition: '2027' } })).find(({ id }) => !theirs.includes(id))!
  await visit('/cpanel/sfosweekends?edition=2027&view=listings')
  const listingOf = async (id = '') => (await records.get(listings, id))!
  return { world, records, first, second, to, listingOf }
}
const list = () => screen.findByRole('group', { name: /^Listings to move/ })
const choose = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const giveReason = () => fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } })
const reason = 'The building on the first weekend is sold'

it('staff choose listings on the map and in the list, see what would happen to each, and move them; the artists read why', async () => {
  const { world, records, first, second, to, listingOf } = await open()
  const buildings = await records.find(sites)
  const free = buildings.find(
    ({ neighbourhoodId = '', kind, capacity }) => kind === 'group' && capacity > 4 && to.neighbourhoodIds.includes(neighbourhoodId),
  )!
  const [one, other] = [await listingOf(first.listingId), await listingOf(second.listingId)]
  await press('Preview changes')
  await screen.findAllByText('Choose a listing on the map or in the list.')
  await userEvent.click(await within(await list()).findByRole('checkbox', { name: new RegExp(`^${one.displayName},`) }))
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${other.displayName}, weekend \\d$`) }))
  await screen.findByText('2 listings chosen.')
  await screen.findByRole('button', { name: new RegExp(`^${one.displayName}, weekend \\d, chosen$`) })
  choose(/^Weekend(?! now)/, to.id)
  choose(/^Building/, free.id)
  giveReason()
  await press('Preview changes')
  expect(await screen.findAllByText(new RegExp(`^Moves from .* to ${to.name}, and to ${free.name}\\.$`))).toHaveLength(2)
  await screen.findByText('2 artists get a mail with your reason.')
  await press('Move 2 listings')
  await screen.findByText('2 listings have moved. Their artists were told by mail.')
  for (const { id, listingId } of [first, second]) {
    expect(await records.get(registrations, id)).toMatchObject({ weekendId: to.id, siteId: free.id })
    expect(await listingOf(listingId)).toMatchObject({ siteId: free.id, neighbourhoodId: free.neighbourhoodId })
  }
  expect(world.localMode.state.outbox.filter(({ text }) => text.includes(reason))).toHaveLength(2)
})

it('a listing whose own place is not open on the weekend is named, and nothing is moved', async () => {
  const { first, to, listingOf, records } = await open()
  const { displayName } = await listingOf(first.listingId)
  await userEvent.click(await within(await list()).findByRole('checkbox', { name: new RegExp(`^${displayName},`) }))
  choose(/^Weekend(?! now)/, to.id)
  giveReason()
  await press('Preview changes')
  await screen.findByText(/^This place is open on another weekend\./)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move 0 listings' }).disabled).toBe(true)
  expect(await records.get(registrations, first.id)).toMatchObject({ weekendId: first.weekendId })
})
