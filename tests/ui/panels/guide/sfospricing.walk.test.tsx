// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { savePrices } from '../../../../src/domain/guide/pricing/change-prices.contract'
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
  await screen.findByText('Version 3 is in effect.')
  await expect.poll(states).toEqual(['1 superseded', '2 superseded', '3 active'])
})

it('what is typed stays while a colleague saves prices, and what they changed is shown', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await app.visit('/cpanel/sfospricing?edition=2027')
  fireEvent.change(await screen.findByLabelText(/^Credit for an hour as a volunteer/), { target: { value: '17' } })
  const active = (await records.find(prices, { params: { edition: '2027' } })).find(({ status }) => status === 'active')!
  const { rows, volunteerCents, volunteerHours } = active
  const dearer = rows.map(row => (row.tier === 'Premier' && row.audience === 'member' && row.phase === 'early' ? { ...row, cents: 31_100 } : row))
  await app.world.call(savePrices, { editionId: '2027', rows: dearer, volunteerCents, volunteerHours })
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Premier, members, early').value).toBe('311')
  expect(screen.getByLabelText<HTMLInputElement>(/^Credit for an hour as a volunteer/).value).toBe('17')
  // Each changes another price; both are kept.
  fireEvent.change(screen.getByLabelText('Premier, members, regular'), { target: { value: '345' } })
  const draft = (await records.find(prices, { params: { edition: '2027' } })).find(({ status }) => status === 'draft')!
  const changed = (phase: string, cents: number, of: typeof rows) =>
    of.map(row => (row.tier === 'Premier' && row.audience === 'member' && row.registration === 1 && row.phase === phase ? { ...row, cents } : row))
  await app.world.call(savePrices, { editionId: '2027', seen: draft.rev, rows: changed('early', 31_300, rows), volunteerCents, volunteerHours })
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Premier, members, early').value).toBe('313')
  await press(/^Save version/)
  await expect
    .poll(async () => (await records.find(prices, { params: { edition: '2027' } })).find(({ status }) => status === 'draft'))
    .toMatchObject({ volunteerCents: 1700, rows: changed('regular', 34_500, changed('early', 31_300, rows)) })
})

it('of one price that two people change at once, both versions are shown, and the person chooses', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  await app.visit('/cpanel/sfospricing?edition=2027')
  const price = () => screen.getByLabelText<HTMLInputElement>('Premier, members, early')
  fireEvent.change(await screen.findByLabelText('Premier, members, early'), { target: { value: '300' } })
  const active = (await records.find(prices, { params: { edition: '2027' } })).find(({ status }) => status === 'active')!
  const { rows, volunteerCents, volunteerHours } = active
  const isIt = ({ tier, audience, registration, phase }: (typeof rows)[number]) =>
    tier === 'Premier' && audience === 'member' && registration === 1 && phase === 'early'
  const theirs = rows.map(row => (isIt(row) ? { ...row, cents: 31_100 } : row))
  await app.world.call(savePrices, { editionId: '2027', rows: theirs, volunteerCents, volunteerHours })
  await screen.findByText(/^You saved Prices in another window at/)
  // Theirs is named; what was typed stays until one chooses.
  expect(screen.getByText(/Premier, members, early: \$311/)).toBeDefined()
  expect(price().value).toBe('300')
  await press('Use that version')
  expect(price().value).toBe('311')
  expect(screen.queryByText(/saved Prices/)).toBeNull()
})
