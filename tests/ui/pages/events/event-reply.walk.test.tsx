// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { publishCalendarHandler } from '../../../../src/domain/calendar/publish-calendar.handler'
import { events } from '../../../../src/domain/events/events.collection'
import { rsvps } from '../../../../src/domain/events/rsvps.collection'
import { replyToEvent } from '../../../../src/domain/replies/reply-to-event.contract'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const tz = 'America/Los_Angeles'

/** A talk with three places, on the day after. */
async function talk(as?: string, more: { readonly onlineUrl?: string } = {}) {
  const app = await memoryApp({ ...(as && { as }), on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(events, 'talk', {
      title: 'Lamp talk',
      summary: 'About lamps.',
      start: wallTime('2027-10-17T15:00', tz),
      end: wallTime('2027-10-17T16:30', tz),
      venue: 'Old Mill',
      tags: [],
      capacity: 3,
      hostIds: ['p-host'],
      status: 'published',
      ...more,
    }),
  )
  await publishCalendarHandler.run(app.world.context, {})
  return { ...app, records }
}
const place = () => within(screen.getByRole('region', { name: 'Your place' }))
const bring = async (guests: number) => {
  fireEvent.change(await place().findByLabelText('Guests you bring'), { target: { value: String(guests) } })
}

it('a visitor sees how much room there is, and is led to sign in', async () => {
  const { visit } = await talk()
  await visit('/events/talk')
  await place().findByText('3 of 3 places free.')
  expect(place().getByRole('link', { name: 'Sign in to reply' }).getAttribute('href')).toBe('/signin?next=%2Fevents%2Ftalk')
})

it('a visitor tells what is wrong with an event', async () => {
  const { visit } = await talk()
  await visit('/events/talk')
  fireEvent.click(await screen.findByRole('link', { name: 'Report this event' }))
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
  await waitFor(() => expect(message.value).toMatch(/^“.+” at \/events\/talk\n\nWhat is wrong: $/))
})

it('a member reserves places, sees the code for the door, changes the guests, and leaves', async () => {
  const { visit, records } = await talk('artlover')
  await visit('/events/talk')
  await bring(1)
  await press('Reserve 2 places')
  await place().findByText('You are coming with 1 guest.')
  const [reply] = await records.find(rsvps, { where: [['eventId', '==', 'talk']] })
  place().getByText(reply!.code)
  await place().findByText('1 of 3 places free.')
  await bring(0)
  await press('Change guests')
  await place().findByText('You are coming.')
  await press('Cancel your place')
  const question = await screen.findByRole('dialog', { name: 'Cancel your place?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Keep your place' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await place().findByText('You are coming.')
  await press('Cancel your place')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel your place' }))
  await place().findByText('You canceled your place.')
  await place().findByText('3 of 3 places free.')
  await place().findByRole('button', { name: 'Reserve a place' })
})

it('keeps the focus of whoever reserves and cancels by keys, and says so meanwhile', async () => {
  const { visit } = await talk('artlover')
  await visit('/events/talk')
  const focused = () =>
    place()
      .queryByText(/^You (are coming|canceled)/)
      ?.closest('[tabindex]') ?? 'nothing yet'
  const reserve = await place().findByRole('button', { name: 'Reserve a place' })
  reserve.focus()
  fireEvent.click(reserve)
  await place().findByText('Reserving…')
  await waitFor(() => expect(document.activeElement).toBe(focused()))
  await press('Cancel your place')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel your place' }))
  await place().findByText('You canceled your place.')
  await waitFor(() => expect(document.activeElement).toBe(focused()))
})

it('without a network nothing is promised: the buttons are off, and say why', async () => {
  const { visit } = await talk('artlover')
  await visit('/events/talk')
  const reserve = () => place().getByRole<HTMLButtonElement>('button', { name: 'Reserve a place' })
  await place().findByRole('button', { name: 'Reserve a place' })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await place().findByText('You are offline. You can reply when you are connected.')
  expect(reserve().disabled).toBe(true)
  online.mockRestore()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(reserve().disabled).toBe(false))
})

it('where it is full a member joins the waiting list, is offered a place, and takes it', async () => {
  const { visit, world, records } = await talk('donor')
  await world.call(replyToEvent, { act: 'come', eventId: 'talk', guests: 2 })
  await world.signInAs('artlover')
  await visit('/events/talk')
  await place().findByText('You can join the waiting list.')
  await press('Join the waiting list')
  await place().findByText('You are on the waiting list.')
  await place().findByText(/1 person waits/)
  await place().findByText(/^You are number 1 in line\./)
  const [first] = (await records.find(rsvps, { where: [['eventId', '==', 'talk']] })).filter(({ status }) => status === 'going')
  expect(first!.guests).toBe(2)
  await world.signInAs('donor')
  await world.call(replyToEvent, { act: 'leave', eventId: 'talk' })
  await world.signInAs('artlover')
  await place().findByText('There is room for you.')
  place().getByText(/We keep a place for you until/)
  await press('Take a place')
  await place().findByText('You are coming.')
})

it('who waits sees their place in line, which moves up when somebody before them leaves', async () => {
  const { visit, world } = await talk('donor')
  await world.call(replyToEvent, { act: 'come', eventId: 'talk', guests: 2 })
  await world.signInAs('artist')
  await world.call(replyToEvent, { act: 'come', eventId: 'talk', guests: 2 })
  await world.signInAs('artlover')
  await visit('/events/talk')
  await press('Join the waiting list')
  await place().findByText(/^You are number 2 in line\./)
  expect(place().queryByText(/You can join the waiting list/)).toBeNull()
  await world.signInAs('artist')
  await world.call(replyToEvent, { act: 'leave', eventId: 'talk' })
  await world.signInAs('artlover')
  await place().findByText(/^You are number 1 in line\./)
})

it('the art lover of the sample waits for a full event of today', async () => {
  const { visit } = await memoryApp({ as: 'artlover' })
  await visit('/events/mend-a-frame-2027-10-16')
  await place().findByText('You are on the waiting list.')
  await place().findByText(/^You are number 2 in line\./)
  expect(place().queryByText(/You can join the waiting list/)).toBeNull()
})

it('the online link is shown to those who come', async () => {
  const { visit } = await talk('artlover', { onlineUrl: 'https://live.example/lamps' })
  await visit('/events/talk')
  await press('Show the online link')
  await screen.findByText('Reserve a place first. Then you can see the link.')
  expect(document.body.innerHTML).not.toContain('live.example')
  await press('Reserve a place')
  await place().findByText('You are coming.')
  await press('Show the online link')
  await waitFor(() => expect(screen.getByRole('link', { name: 'live.example' }).getAttribute('href')).toBe('https://live.example/lamps'))
})
