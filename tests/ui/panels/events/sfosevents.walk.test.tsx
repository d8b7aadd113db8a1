// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (search = '') => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-09-20T18:00:00Z') })
  const { router } = await app.visit(`/cpanel/sfosevents?edition=2027${search}`)
  const records = app.world.context.systemRecords
  return { router, records, event: async (id: string) => (await records.get(events, id))! }
}

it('guide staff see the events of the edition in the order of the guide, with what they lack', async () => {
  const { records, event } = await open('&q=convent')
  await screen.findByRole('columnheader', { name: /Missing/ })
  const { title } = await event('first')
  await records.change(events, await event('first'), { imageId: undefined, pin: undefined })
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  await screen.findByText('a pin on the map, a picture')
})

it('an event gets a text for print, a weekend and a pin, and is featured', async () => {
  const { event } = await open('&open=first')
  await fill(/^Text in print/, 'Come to the fourth weekend first.')
  const weekend = await screen.findByRole('combobox', { name: /^Weekend of the guide/ })
  await userEvent.selectOptions(weekend, within(weekend).getAllByRole('option')[1]!)
  await fill(/^Latitude/, '37.5')
  await press('Save')
  await expect.poll(async () => (await event('first')).printText).toBe('Come to the fourth weekend first.')
  expect(await event('first')).toMatchObject({ weekendId: expect.any(String) as string, pin: { lat: 37.5 } })
  await press('Feature')
  await screen.findByText(/^1 event featured\./)
  expect((await event('first')).featured).toBe(true)
  await press('Undo')
  await expect.poll(async () => (await event('first')).featured).toBeUndefined()
})

it('an event moves within its weekend, and the last one says so', async () => {
  const { event } = await open('&open=first')
  await press('Move later')
  await screen.findByText(/one place later in its weekend/)
  expect((await event('first')).guideOrder).toBeGreaterThan(0)
  await press('Order its weekend by time')
  await screen.findByText(/^The events of its weekend follow by time/)
  expect((await event('first')).guideOrder).toBeUndefined()
})

it('an event is taken out of the guide, waits among the others, and is added again', async () => {
  const { event, router } = await open('&open=first')
  const { title } = await event('first')
  await press('Take out of the guide')
  await expect.poll(async () => (await event('first')).editionId).toBeUndefined()
  await router.navigate('/cpanel/sfosevents?edition=2027&view=others&open=first')
  await screen.findByRole('heading', { name: title })
  await press('Add to the guide')
  await screen.findByText(/^1 event added to the guide/)
  expect((await event('first')).editionId).toBe('2027')
})

it('events are chosen for the guide together', async () => {
  const { records } = await open('&view=others')
  const inGuide = async () => (await records.find(events, { where: [['editionId', '==', '2027']] })).length
  const before = await inGuide()
  const rows = (await screen.findAllByRole('checkbox')).slice(-2)
  for (const row of rows) await userEvent.click(row)
  await press('Add to the guide')
  await screen.findByText(/^2 events added to the guide/)
  expect(await inGuide()).toBe(before + 2)
})
