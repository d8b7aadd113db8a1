import { beforeEach, describe, expect, it } from 'vitest'
import { EventCalendar } from '../../../../src/domain/calendar/event-calendar'
import { publishDecidedEvents } from '../../../../src/domain/calendar/publish-decided-events.job'
import type { SubmittedEvent } from '../../../../src/domain/calendar/submissions/event-submission-fields'
import { reviewEvent } from '../../../../src/domain/calendar/submissions/review-event.contract'
import { eventSubmissions } from '../../../../src/domain/events/event-submissions.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { submitEvent } from '../../../../src/domain/replies/submitting/submit-event.contract'
import { products } from '../../../../src/domain/shop/products.collection'
import type { SoldPlaces } from '../../../../src/domain/shop/tickets/set-event-ticket.contract'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const evening: SubmittedEvent = {
  title: 'An evening of solar prints',
  summary: 'Bring a leaf. We bring the light.',
  tags: ['workshop'],
  dates: [{ day: '2027-11-20', from: '18:00', until: '20:00' }],
  venue: 'The print room',
  address: '3 Quay Road',
  price: { cents: 1500, cur: 'usd' },
  capacity: 12,
}
const why = 'Please say what it costs and who may come.'

let world: MemoryWorld
const records = () => world.context.systemRecords
const submissionOf = async (eventId: string) => (await records().find(eventSubmissions, { where: [['eventId', '==', eventId]] }))[0]!
const decide = async (decision: 'approve' | 'reject' | 'requestChanges', eventId: string) => {
  const { id, rev } = await submissionOf(eventId)
  await world.signInAs('contentadmin')
  return world.call(reviewEvent, decision === 'approve' ? { decision, items: [{ id, rev }] } : { decision, items: [{ id, rev }], reason: why })
}
const submit = async (event: SubmittedEvent, eventId?: string, ticket?: SoldPlaces) => {
  world.clock.setNow(new Date(world.clock.now().getTime() + 60_000))
  await world.signInAs('host')
  return world.call(submitEvent, { event, ...(eventId && { eventId }), ...(ticket && { ticket }) })
}
const outbox = () => world.localMode.state.outbox
/** What visitors find once the clock has been looked at. */
const inCalendar = async () => {
  await publishDecidedEvents.run(world.context)
  return (await world.services.get(EventCalendar).index())!.events.map(({ title }) => title)
}

beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'host' })
})

describe('an event that an organizer submits', () => {
  it('waits for review, and is public once staff approve it', async () => {
    const { ids, isPublished } = await submit(evening)
    expect([ids.length, isPublished]).toEqual([1, false])
    expect(await records().get(events, ids[0]!)).toMatchObject({
      status: 'pending',
      title: evening.title,
      capacity: 12,
      start: { local: '2027-11-20T18:00' },
    })
    expect(await inCalendar()).not.toContain(evening.title)
    expect(await decide('approve', ids[0]!)).toMatchObject({ left: [] })
    expect(await inCalendar()).toContain(evening.title)
    expect(await submissionOf(ids[0]!)).toMatchObject({ status: 'approved', reviewerId: expect.any(String) as string })
    expect(outbox().find(({ subject }) => subject.includes(evening.title))).toMatchObject({ link: `/events/${ids[0]!}` })
  })

  it('gets the tags of the vocabulary in place of their synonyms, and keeps other words', async () => {
    const { ids } = await submit({ ...evening, tags: ['live music', 'Music', 'Solar prints'] })
    expect((await records().get(events, ids[0]!))!.tags).toEqual(['Concert', 'Solar prints'])
    await decide('requestChanges', ids[0]!)
    await submit({ ...evening, tags: ['DEMO'] }, ids[0]!)
    expect((await records().get(events, ids[0]!))!.tags).toEqual(['Demonstration'])
  })

  it('is an event for each of its dates', async () => {
    const dates = ['2027-11-20', '2027-11-27', '2027-12-04'].map(day => ({ day, from: '18:00', until: '20:00' }))
    const { ids } = await submit({ ...evening, dates })
    const made = await Promise.all(ids.map(id => records().get(events, id)))
    expect(made.map(event => event!.start.local)).toEqual(dates.map(({ day }) => `${day}T18:00`))
  })

  it('has at most 26 dates, each named', async () => {
    const dates = Array.from({ length: 27 }, (_, i) => ({ day: `2027-12-${String(i + 1).padStart(2, '0')}`, from: '18:00', until: '20:00' }))
    await expect(submit({ ...evening, dates })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect((await submit({ ...evening, dates: dates.slice(0, 26) })).ids).toHaveLength(26)
  })

  it.each([
    ['is over', { day: '2020-01-01', from: '18:00', until: '20:00' }],
    ['ends before it begins', { day: '2027-11-20', from: '18:00', until: '17:00' }],
    ['takes more than fourteen days', { day: '2027-11-20', from: '18:00', until: '17:00', lastDay: '2027-12-04' }],
    ['is more than 18 months ahead', { day: '2029-11-20', from: '18:00', until: '20:00' }],
  ])('is refused where a date %s, and nothing is written', async (_, date) => {
    const before = (await records().find(eventSubmissions)).length
    await expect(submit({ ...evening, dates: [...evening.dates, date] })).rejects.toMatchObject({ details: { rule: 'event-dates' } })
    expect(await records().find(eventSubmissions)).toHaveLength(before)
  })

  it('is refused once it is over today, and accepted while it lasts', async () => {
    const today = { day: '2027-10-16', from: '08:00', until: '10:00' }
    await expect(submit({ ...evening, dates: [today] })).rejects.toMatchObject({ details: { rule: 'event-dates' } })
    expect((await submit({ ...evening, dates: [{ ...today, until: '23:00' }] })).ids).toHaveLength(1)
  })

  it('may take fourteen days to the minute', async () => {
    const fortnight = { day: '2027-11-20', from: '18:00', until: '18:00', lastDay: '2027-12-04' }
    expect((await submit({ ...evening, dates: [fortnight] })).ids).toHaveLength(1)
    await expect(submit({ ...evening, dates: [{ ...fortnight, until: '18:01' }] })).rejects.toMatchObject({ details: { rule: 'event-dates' } })
  })

  it('may take fourteen days, and last until after midnight', async () => {
    const fortnight = { day: '2027-11-20', from: '18:00', until: '17:00', lastDay: '2027-12-03' }
    const night = { day: '2027-11-20', from: '22:00', until: '02:00', lastDay: '2027-11-21' }
    expect((await submit({ ...evening, dates: [fortnight, night] })).ids).toHaveLength(2)
  })

  it('comes back with what staff ask for, is changed and submitted again, and staff see what changed', async () => {
    const { ids } = await submit(evening)
    await decide('requestChanges', ids[0]!)
    expect(outbox().find(({ text }) => text.includes(why))).toMatchObject({ link: `/addevent?event=${ids[0]!}` })
    const { price: _, ...free } = evening
    await submit({ ...free, summary: 'Free, for everybody over ten.' }, ids[0])
    const event = (await records().get(events, ids[0]!))!
    expect([event.status, event.price, event.summary]).toEqual(['pending', undefined, 'Free, for everybody over ten.'])
    const { diff, status } = await submissionOf(ids[0]!)
    expect(status).toBe('pending')
    expect(Object.keys(diff).toSorted()).toEqual(['price', 'summary', 'title'])
    expect(diff['summary']).toEqual([evening.summary, 'Free, for everybody over ten.'])
    await decide('approve', ids[0]!)
    expect(await inCalendar()).toContain(evening.title)
  })

  it('cannot be changed by anybody else, nor without being asked', async () => {
    const { ids } = await submit(evening)
    await expect(submit(evening, ids[0])).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    await decide('requestChanges', ids[0]!)
    await world.signInAs('artist')
    await expect(world.call(submitEvent, { event: evening, eventId: ids[0]! })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is told why it is not published, and stays out of the calendar', async () => {
    const { ids } = await submit(evening)
    await decide('reject', ids[0]!)
    expect(await records().get(events, ids[0]!)).toMatchObject({ status: 'rejected' })
    expect(outbox().some(({ text }) => text.includes(why))).toBe(true)
    expect(await inCalendar()).not.toContain(evening.title)
  })

  it('can be rejected, and nothing else, once staff deleted it', async () => {
    const { ids } = await submit(evening)
    const event = (await records().get(events, ids[0]!))!
    await records().commit(records().changing(events, event, { deletedAt: world.clock.now() }))
    await expect(decide('approve', ids[0]!)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    await decide('reject', ids[0]!)
    expect(await submissionOf(ids[0]!)).toMatchObject({ status: 'rejected' })
  })

  it('is not approved by a host of it', async () => {
    const { ids } = await submit(evening)
    const event = (await records().get(events, ids[0]!))!
    await records().commit(records().changing(events, event, { hostIds: [...event.hostIds, 'p-contentadmin'] }))
    await expect(decide('approve', ids[0]!)).rejects.toMatchObject({ details: { rule: 'event-own' } })
  })

  it('with several dates is answered by one mail, if they are decided together', async () => {
    const dates = ['2027-11-20', '2027-11-27'].map(day => ({ day, from: '18:00', until: '20:00' }))
    const { ids } = await submit({ ...evening, dates })
    const items = await Promise.all(ids.map(async id => ({ id: (await submissionOf(id)).id, rev: (await submissionOf(id)).rev })))
    await world.signInAs('contentadmin')
    await world.call(reviewEvent, { decision: 'approve', items })
    const mails = outbox().filter(({ text }) => text.includes(evening.title))
    expect(mails.map(({ subject, link }) => [subject, link])).toEqual([['2 of your events are in our calendar', '/calendar']])
  })

  it('is not decided twice, once it is over, nor by who submitted it', async () => {
    const { ids } = await submit(evening)
    await decide('reject', ids[0]!)
    await expect(decide('approve', ids[0]!)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    const second = await submit(evening)
    world.clock.setNow(new Date('2027-11-22T12:00:00Z'))
    await expect(decide('approve', second.ids[0]!)).rejects.toMatchObject({ details: { rule: 'event-over' } })
    await world.signInAs('contentadmin')
    const own = await world.call(submitEvent, { event: { ...evening, dates: [{ ...evening.dates[0]!, day: '2027-12-20' }] } })
    await expect(decide('approve', own.ids[0]!)).rejects.toMatchObject({ details: { rule: 'event-own' } })
  })
})

describe('an organizer whom staff know', () => {
  it('publishes at once after three approvals, until one event is rejected', async () => {
    const day = (n: number): SubmittedEvent => ({
      ...evening,
      title: `Evening ${n}`,
      dates: [{ day: `2027-11-2${n}`, from: '18:00', until: '20:00' }],
    })
    for (const n of [0, 1, 2]) {
      const { ids, isPublished } = await submit(day(n))
      expect(isPublished).toBe(false)
      await decide('approve', ids[0]!)
    }
    const waiting = await submit(day(3))
    expect(waiting.isPublished).toBe(true)
    expect(await inCalendar()).toContain('Evening 3')
    expect(await submissionOf(waiting.ids[0]!)).toMatchObject({ trusted: true, status: 'approved' })
  })

  it('may sell the places of what is published at once, at its price', async () => {
    const ticket = { memberPrice: { cents: 1000, cur: 'usd' as const }, until: '2027-11-19' }
    await expect(submit(evening, undefined, ticket)).rejects.toMatchObject({ details: { rule: 'event-ticket-trusted' } })
    for (const n of [0, 1, 2]) await decide('approve', (await submit({ ...evening, title: `Evening ${n}` })).ids[0]!)
    const { price: _, ...free } = evening
    await expect(submit(free, undefined, ticket)).rejects.toMatchObject({ details: { rule: 'event-ticket-price' } })
    await expect(submit(evening, undefined, { from: '2027-11-19', until: '2027-11-01' })).rejects.toMatchObject({
      details: { rule: 'event-ticket-days' },
    })
    const dates = ['2027-11-20', '2027-11-27'].map(day => ({ day, from: '18:00', until: '20:00' }))
    for (const id of (await submit({ ...evening, dates }, undefined, ticket)).ids) {
      expect(await records().get(events, id)).toMatchObject({ hasTicket: true, price: evening.price })
      expect(await records().get(products, id)).toMatchObject({
        kind: 'ticket',
        status: 'live',
        variants: [{ price: evening.price, memberPrice: ticket.memberPrice }],
        until: ticket.until,
      })
    }
  })

  it('is not known by one form with three dates', async () => {
    const dates = ['2027-11-20', '2027-11-27', '2027-12-04'].map(day => ({ day, from: '18:00', until: '20:00' }))
    for (const id of (await submit({ ...evening, dates })).ids) await decide('approve', id)
    expect((await submit(evening)).isPublished).toBe(false)
  })

  it('waits again once a submission is rejected', async () => {
    for (const n of [0, 1, 2]) await decide('approve', (await submit({ ...evening, title: `Evening ${n}` })).ids[0]!)
    const pending = (await records().find(eventSubmissions, { where: [['status', '==', 'pending']] })).find(one => one.submittedBy === 'p-host')!
    await decide('reject', pending.eventId)
    expect((await submit(evening)).isPublished).toBe(false)
  })
})
