// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adPrices } from '../../../../src/domain/ads/ad-prices.collection'
import { saveAdPrices } from '../../../../src/domain/ads/pricing/change-ad-prices.contract'
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

it('what is typed stays while a colleague saves prices, and what they changed is shown', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await app.visit('/cpanel/sfosadpricing?edition=2027')
  fireEvent.change(await screen.findByLabelText(/^Pages/), { target: { value: '23' } })
  const active = (await records.find(adPrices, { params: { edition: '2027' } })).find(({ status }) => status === 'active')!
  const { rows, nonprofitPercent, designHelp, pagesWanted } = active
  const table = { rows: rows.map((row, i) => (i === 3 ? { ...row, stock: 7 } : row)), nonprofitPercent, designHelp, pagesWanted }
  await app.world.call(saveAdPrices, { editionId: '2027', table })
  const half = () => within(screen.getByRole('group', { name: 'Sizes and positions 4' }))
  await expect.poll(() => half().getByLabelText<HTMLInputElement>(/^For sale/).value).toBe('7')
  expect(screen.getByLabelText<HTMLInputElement>(/^Pages/).value).toBe('23')
  await press('Save version 3')
  await expect
    .poll(async () => (await records.find(adPrices, { params: { edition: '2027' } })).find(({ status }) => status === 'draft'))
    .toMatchObject({ pagesWanted: 23, rows: table.rows })
})

it.each([
  ['2027-05-01T12:00:00Z', /would bring \$[\d,]+ at the regular price\.$/],
  ['2027-12-10T12:00:00Z', /\$[\d,]+\. Booking is closed\.$/],
])('on %s the unsold pages count as money to come only while they can be booked', async (on, text) => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date(on) })
  await app.visit('/cpanel/sfosadpricing?edition=2027')
  expect((await screen.findByText(/pages of 18 sold/)).textContent).toMatch(text)
})
