// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publishCalendarHandler } from '../../../../src/domain/calendar/publish-calendar.handler'
import { events } from '../../../../src/domain/events/events.collection'
import { rsvps } from '../../../../src/domain/events/rsvps.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { products } from '../../../../src/domain/shop/products.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const tz = 'America/Los_Angeles'
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

/** An evening on the day after, whose three places are sold; `bought` of them by somebody else. */
async function evening(as?: string, bought = 0) {
  const app = await memoryApp({ ...(as && { as }), on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(events, 'evening', {
      title: 'Lamp evening',
      summary: 'About lamps.',
      start: wallTime('2027-10-17T18:00', tz),
      end: wallTime('2027-10-17T20:00', tz),
      venue: 'Old Mill',
      tags: [],
      price: usd(20),
      capacity: 3,
      hasTicket: true,
      hostIds: ['p-host'],
      status: 'published',
    }),
    records.creating(products, 'evening', {
      title: 'Lamp evening',
      kind: 'ticket',
      summary: '',
      variants: [{ sku: 'place', label: 'One place', price: usd(20), memberPrice: usd(12) }],
      memberOnly: false,
      order: 100,
      status: 'live',
    }),
    ...(bought > 0
      ? [
          records.creating(rsvps, 'bought', {
            eventId: 'evening',
            personId: 'p-donor',
            orderId: 'o-1',
            guests: bought - 1,
            queuedAt: new Date('2027-10-15T19:00:00Z'),
            code: 'ABC234',
            status: 'going',
          }),
        ]
      : []),
  )
  await publishCalendarHandler.run(app.world.context, {})
  return app
}
const tickets = () => within(screen.getByRole('region', { name: 'Tickets' }))

it('a guest reads the price of two places and takes them to the cart', async () => {
  const { visit } = await evening()
  await visit('/events/evening')
  await tickets().findByText('3 of 3 places left.')
  await tickets().findByText('Members pay $12 for a place.')
  fireEvent.change(await tickets().findByLabelText('Places'), { target: { value: '2' } })
  await tickets().findByText('It costs $40.')
  await press('Buy 2 places')
  await screen.findByRole('heading', { level: 1, name: 'Your cart' })
  expect((await screen.findByLabelText(/^Tickets/)).getAttribute('value')).toBe('2')
  await screen.findByRole('link', { name: 'Continue to pay' })
})

it('who has bought places reads the code for the door, and can buy more', async () => {
  const { visit } = await evening('donor', 2)
  await visit('/events/evening')
  await tickets().findByText('You have 2 places.')
  tickets().getByText('ABC234')
  await tickets().findByRole('button', { name: 'Buy a place' })
})

it('where all is sold a member waits', async () => {
  const { visit } = await evening('artlover', 3)
  await visit('/events/evening')
  await press('Join the waiting list')
  await tickets().findByText('You are on the waiting list.')
  expect(tickets().queryByRole('button', { name: /^Buy/ })).toBeNull()
})

it('where all is sold a guest is led to sign in', async () => {
  const { visit } = await evening(undefined, 3)
  await visit('/events/evening')
  expect((await tickets().findByRole('link', { name: 'Sign in to wait' })).getAttribute('href')).toBe('/signin?next=%2Fevents%2Fevening')
})
