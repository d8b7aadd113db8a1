// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editions, weekends } from '../../../../src/domain/guide/editions.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (view: string) => {
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit(`/cpanel/sfosweekends?edition=2027${view && `&view=${view}`}`)
  return new Records(app.world.store, { current: undefined })
}
const names = async (records: Records) =>
  (await records.find(weekends, { params: { edition: '2027' }, orderBy: [['n', 'asc']] })).map(({ neighbourhoodIds }) => neighbourhoodIds.length)

it('a day outside of the edition is refused, and with its days the edition is saved', async () => {
  const records = await open('')
  const first = await screen.findByLabelText(/^First day of the edition/)
  fireEvent.change(first, { target: { value: '2027-10-01' } })
  fireEvent.change(screen.getAllByLabelText(/^Last day/)[0]!, { target: { value: '2027-11-07' } })
  await press('Save weekends')
  await screen.findByText(/outside/)
  expect((await records.get(editions, '2027'))?.startsOn).toBe('2027-09-25')
  fireEvent.change(screen.getByLabelText(/^First day of the edition/), { target: { value: '2027-09-24' } })
  await press('Save weekends')
  await expect.poll(async () => (await records.get(editions, '2027'))?.startsOn).toBe('2027-09-24')
})

it('staff see which building is full, and who waits', async () => {
  await open('buildings')
  const row = (await screen.findByText('Netmenders’ Shed')).closest<HTMLElement>('[role="row"]')!
  within(row).getByText('2 of 2, full')
  within(row).getByText('2')
})

it('two weekends change places after staff saw whom it affects', async () => {
  const records = await open('swap')
  const before = await names(records)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText(/^Weekend/), '1')
  await user.selectOptions(screen.getByLabelText(/^Changes places with/), '2')
  await user.type(screen.getByLabelText(/^Reason/), 'A parade closes the quay')
  await press('Preview changes')
  await screen.findAllByText(/registrations? affected/)
  expect(await names(records)).toEqual(before)
  await press('Swap the weekends')
  await screen.findByText(/^The weekends have changed places\./)
})
