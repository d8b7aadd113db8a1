// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff change a price, see what it would bring, save it as a new version and put it into effect', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const states = async () =>
    (await records.find(prices, { params: { edition: '2027' }, orderBy: [['version', 'asc']] })).map(({ version, status }) => `${version} ${status}`)
  await app.visit('/cpanel/sfospricing?edition=2027')
  const total = async () => {
    const row = (await screen.findByRole('rowheader', { name: 'Together' })).closest('tr')!
    return within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
  }
  const [, now, before] = await total()
  expect(before).toBe(now)
  fireEvent.change(await screen.findByLabelText('Premier, members, early'), { target: { value: '300' } })
  await expect.poll(async () => (await total())[2]).not.toBe(now)
  expect((await total())[1]).toBe(now)
  await press('Save as a new version')
  await expect.poll(states).toEqual(['1 superseded', '2 active', '3 draft'])
  await press('Put version 3 into effect')
  await expect.poll(states).toEqual(['1 superseded', '2 superseded', '3 active'])
})
