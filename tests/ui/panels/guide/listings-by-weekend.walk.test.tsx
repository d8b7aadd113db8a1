// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

async function open() {
  const { world, visit } = await memoryApp({ as: 'guideadmin' })
  // Before the guide is locked for print.
  world.localMode.setNow(new Date('2027-05-20T17:00:00Z'))
  const records = new Records(world.store, { current: undefined })
  const registered = await records.find(registrations, { where: [['editionId', '==', '2027']] })
  const paid = registered.filter(({ status }) => status === 'paid')
  const open = await records.find(weekends, { params: { edition: '2027' } })
  await visit('/cpanel/sfosweekends?edition=2027&view=listings')
  const listingOf = async (id = '') => (await records.get(listings, id))!
  return { world, records, paid, weekends: open, listingOf }
}
const list = () => screen.findByRole('group', { name: /^Listings to move/ })
const change = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const reason = 'The building on the first weekend is sold'

it('staff choose listings on the map and in the list, see what would happen to each, and move them; the artists read why', async () => {
  const { world, records, paid, weekends: all, listingOf } = await open()
  const [first, second] = paid.filter(({ personId }, at) => paid.findIndex(one => one.personId === personId) === at)
  const to = all.find(({ id }) => id !== first!.weekendId && id !== second!.weekendId)!
  const buildings = await records.find(sites)
  const free = buildings.find(
    ({ neighbourhoodId = '', kind, capacity }) => kind === 'group' && capacity > 4 && to.neighbourhoodIds.includes(neighbourhoodId),
  )!
  const [one, other] = [await listingOf(first!.listingId), await listingOf(second!.listingId)]
  await press('Preview changes')
  await screen.findAllByText('Choose a listing on the map or in the list.')
  await userEvent.click(await within(await list()).findByRole('checkbox', { name: new RegExp(`^${one.displayName},`) }))
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${other.displayName}, weekend \\d$`) }))
  await screen.findByText('2 listings chosen.')
  await screen.findByRole('button', { name: new RegExp(`^${one.displayName}, weekend \\d, chosen$`) })
  change(/^Weekend \*?$|^Weekend$/, to.id)
  change(/^Building/, free.id)
  change(/^Reason, which the artists read/, reason)
  await press('Preview changes')
  expect(await screen.findAllByText(new RegExp(`^Moves from .* to ${to.name}, and to ${free.name}\\.$`))).toHaveLength(2)
  await screen.findByText('2 artists get a mail with your reason.')
  await press('Move 2 listings')
  await screen.findByText('2 listings have moved. Their artists were told by mail.')
  for (const { id, listingId } of [first!, second!]) {
    expect(await records.get(registrations, id)).toMatchObject({ weekendId: to.id, siteId: free.id })
    expect(await listingOf(listingId)).toMatchObject({ siteId: free.id, neighbourhoodId: free.neighbourhoodId })
  }
  expect(world.localMode.state.outbox.filter(({ text }) => text.includes(reason))).toHaveLength(2)
})

it('a listing whose own place is not open on the weekend is named, and nothing is moved', async () => {
  const { paid, weekends: all, listingOf, records } = await open()
  const first = paid[0]!
  const to = all.find(({ id, neighbourhoodIds }) => id !== first.weekendId && neighbourhoodIds.length > 0)!
  const { displayName } = await listingOf(first.listingId)
  await userEvent.click(await within(await list()).findByRole('checkbox', { name: new RegExp(`^${displayName},`) }))
  change(/^Weekend \*?$|^Weekend$/, to.id)
  change(/^Reason, which the artists read/, reason)
  await press('Preview changes')
  await screen.findByText(/is not open on|opens on another weekend/)
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  expect(await records.get(registrations, first.id)).toMatchObject({ weekendId: first.weekendId })
})
