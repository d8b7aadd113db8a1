// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { eventSubmissions } from '../../../../src/domain/events/event-submissions.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async () => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-09-20T18:00:00Z') })
  await app.visit('/cpanel/addevent')
  const records = app.world.context.systemRecords
  const made = () => records.find(events, { where: [['title', '==', 'Rope night']] })
  return { ...app, records, made }
}

const enter = async () => {
  await fill(/^Title/, 'Rope night')
  await fill(/^Summary/, 'Knots, and who ties them.')
  await fill(/^Day/, '2027-11-20')
  await fill(/^Begins/, '18:00')
  await fill(/^Ends/, '20:00')
  await fill(/^Place\W*$/, 'The rope walk')
}

it('staff enter an event for the guide, and it is in the calendar', async () => {
  const { made } = await open()
  await screen.findByLabelText(/^Title/)
  await enter()
  await fill(/^Places/, '40')
  const edition = screen.getByRole('combobox', { name: /^Edition/ })
  await within(edition).findByRole('option', { name: /2027/ })
  await userEvent.selectOptions(edition, '2027')
  await fill(/^Text in print/, 'Knots.')
  await press('Add event')
  await screen.findByText('“Rope night” is in the calendar.')
  expect(await made()).toMatchObject([{ status: 'published', capacity: 40, editionId: '2027', printText: 'Knots.', hostIds: [] }])
})

it('staff sell the places of an event while they enter it', async () => {
  const { made, records } = await open()
  await screen.findByLabelText(/^Title/)
  await enter()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sell places/ }))
  await press('Add event')
  await screen.findAllByText('Enter the price of one place.')
  await fill(/^Price(?! for)/, '22')
  await fill(/^Price for members/, '15')
  await press('Add event')
  await screen.findByText('“Rope night” is in the calendar.')
  const [event] = await made()
  expect(event).toMatchObject({ hasTicket: true, price: { cents: 2200 } })
  expect((await records.get(products, event!.id))?.variants[0]).toMatchObject({ memberPrice: { cents: 1500 } })
})

it('an event on behalf of an artist waits for review, if staff do not publish it', async () => {
  const { made, records } = await open()
  await screen.findByLabelText(/^Title/)
  await enter()
  const [artist] = await records.find(artists, { where: [['status', '==', 'public']], limit: 1 })
  await userEvent.type(screen.getByRole('combobox', { name: /^Host/ }), artist!.displayName)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Publish it at once/ }))
  await press('Add event')
  await screen.findByText('“Rope night” waits under Review events.')
  const [event] = await made()
  expect(event).toMatchObject({ status: 'pending', hostIds: [artist!.id] })
  expect(await records.find(eventSubmissions, { where: [['eventId', '==', event!.id]] })).toHaveLength(1)
})

it('staff are told which date is wrong before anything is sent', async () => {
  const { made } = await open()
  await screen.findByLabelText(/^Title/)
  await enter()
  await fill(/^Ends/, '17:00')
  await press('Add event')
  await screen.findByText(/^It ends before it begins/)
  expect(await made()).toEqual([])
})
