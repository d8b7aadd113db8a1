// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adPrices } from '../../../../src/domain/ads/ad-prices.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff see what the pages earn, are kept from offering fewer than are booked, and put a new price into effect', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const stored = () => records.find(adPrices, { params: { edition: '2027' }, orderBy: [['version', 'asc']] })
  const states = async () => (await stored()).map(({ version, status }) => `${version} ${status}`)
  await app.visit('/cpanel/sfosadpricing?edition=2027')
  await screen.findByText(/^6 pages of 18 sold/)
  const halves = (await screen.findByRole('rowheader', { name: 'Half page' })).closest('tr')!
  expect(
    within(halves)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 of 8', '1.5', '$1,260', '$1,400', '$1,540'])
  const half = within(await screen.findByRole('group', { name: 'Sizes and positions 4' }))
  fireEvent.change(await half.findByLabelText(/^For sale/), { target: { value: '2' } })
  await press('Save as a new version')
  expect(await screen.findAllByText(/3 of “Half page” are booked/)).not.toHaveLength(0)
  fireEvent.change(await half.findByLabelText(/^For sale/), { target: { value: '3' } })
  fireEvent.change(await half.findByLabelText(/^Regular price/), { target: { value: '720' } })
  await press('Save as a new version')
  await expect.poll(states).toEqual(['1 superseded', '2 active', '3 draft'])
  await press('Put version 3 into effect')
  await expect.poll(states).toEqual(['1 superseded', '2 superseded', '3 active'])
  expect((await stored())[2]!.rows[3]).toMatchObject({ stock: 3, regular: { cents: 72_000 } })
  await screen.findByText('3 of 3')
})
