import { beforeEach, describe, expect, it } from 'vitest'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { publishCalendarHandler } from '../../../src/domain/calendar/publish-calendar.handler'
import { publishDecidedEvents } from '../../../src/domain/calendar/publish-decided-events.job'
import { submissionOfEvent } from '../../../src/domain/calendar/submissions/event-of-submission'
import type { SubmittedEvent } from '../../../src/domain/calendar/submissions/event-submission-fields'
import { reviewEventHandler } from '../../../src/domain/calendar/submissions/review-event.handler'
import { eventSubmissions } from '../../../src/domain/events/event-submissions.collection'
import { events } from '../../../src/domain/events/events.collection'
import { cancelEventHandler } from '../../../src/domain/replies/cancel-event.handler'
import { changeEventHandler } from '../../../src/domain/replies/change-event.handler'
import { type RepliesWorld, repliesWorld } from '../../support/events/replies-world'

let world: RepliesWorld
const talk = async () => (await world.house.get(events, 'supper'))!
const change = async (more: Partial<SubmittedEvent>, as = 'hal') => {
  const event = await talk()
  return changeEventHandler.run(world.as(as), { id: 'supper', rev: event.rev, event: { ...submissionOfEvent(event), ...more } })
}
const cancel = (as = 'hal') => cancelEventHandler.run(world.as(as), { id: 'supper', message: 'The loft has no light.' })
const submissions = () => world.house.find(eventSubmissions, { where: [['eventId', '==', 'supper']] })
const review = async (decision: 'approve' | 'reject' | 'requestChanges') => {
  world.clock.setNow(new Date(world.clock.now().getTime() + 60_000))
  const { id, rev } = (await submissions()).find(({ status }) => status === 'pending')!
  const items = [{ id, rev }]
  return reviewEventHandler.run(
    world.as('cy'),
    decision === 'approve' ? { decision, items } : { decision, items, reason: 'Please tell us why it moves.' },
  )
}
const mails = (subject: string) => world.localMode.state.outbox.filter(mail => mail.subject === subject)
const later = [{ day: '2027-11-02', from: '18:00', until: '20:00' }]
/** What visitors find once the clock has been looked at. */
const published = async () => {
  await publishDecidedEvents.run(world.context)
  return (await world.services.get(EventCalendar).event('supper'))!
}

/** Three approvals by staff, as `isTrustedOrganizer` wants them, each in a transaction of its own. */
const trustTheHost = async (submittedBy = 'hal') => {
  for (const n of [1, 2, 3]) {
    world.clock.setNow(new Date(world.clock.now().getTime() + 60_000))
    const data = { eventId: `old-${n}`, submittedBy, organizer: 'Hal', diff: {}, trusted: false, status: 'approved' as const }
    await world.house.commit(world.house.creating(eventSubmissions, `old-${n}`, data))
  }
}

beforeEach(async () => {
  world = await repliesWorld(3, { tags: ['Talk'], summary: 'About lamps.' })
  await world.join('Hal', 'Ana', 'Bo')
  await publishCalendarHandler.run(world.context, {})
})

describe('a public event that its host changes', () => {
  it('is changed at once by a trusted host, and those who come or wait are told of a new time, place or price', async () => {
    await trustTheHost()
    await world.come('ana', 2)
    await world.come('bo')
    expect(await change({ dates: later, venue: 'Old Mill', price: { cents: 500, cur: 'usd' } })).toEqual({ outcome: 'changed', told: 2 })
    expect((await published()).event).toMatchObject({ start: { local: '2027-11-02T18:00' }, venue: 'Old Mill', priceCents: 500 })
    const [mail] = mails('“Supper” has changed')
    expect(mail!.text).toContain('It begins: Nov 2, 2027, 6 pm PDT (before: Nov 1, 2027, 6 pm PDT)')
    expect(mail!.text).toContain('Place: Old Mill (before: Net loft)\nPrice: $5.00 (before: free)')
    expect(await change({ summary: 'About lamps and wicks.' })).toEqual({ outcome: 'changed', told: 0 })
    expect(mails('“Supper” has changed')).toHaveLength(2)
  })

  it('is shown changed at once, also where the calendar was published in the same moment', async () => {
    await trustTheHost()
    await publishCalendarHandler.run(world.context, {})
    await change({ venue: 'Old Mill' })
    expect((await world.services.get(EventCalendar).event('supper'))!.event.venue).toBe('Old Mill')
  })

  it('is reviewed where staff approved only what others submitted', async () => {
    await trustTheHost('ana')
    expect(await change({ venue: 'Old Mill' })).toEqual({ outcome: 'submitted', told: 0 })
  })

  it('is reviewed again for other hosts, stays as it was until then, and then those who come are told', async () => {
    await world.come('ana')
    expect(await change({ dates: later })).toEqual({ outcome: 'submitted', told: 0 })
    expect((await published()).event.start.local).toBe('2027-11-01T18:00')
    expect(mails('“Supper” has changed')).toEqual([])
    await change({ dates: later, title: 'Late supper', tags: ['Talk', 'Free'] })
    expect((await submissions()).map(({ status }) => status)).toEqual(['pending'])
    await review('approve')
    expect((await published()).event).toMatchObject({ title: 'Late supper', start: { local: '2027-11-02T18:00' }, tags: ['Talk', 'Free'] })
    expect((await talk()).status).toBe('published')
    expect(mails('“Supper” has changed').map(({ to }) => to)).toEqual(['ana@example.org'])
  })

  it('stays public and as it was where staff reject the change or ask for more, and can be changed again', async () => {
    for (const decision of ['requestChanges', 'reject'] as const) {
      await change({ dates: later })
      await review(decision)
      expect([(await talk()).status, (await published()).event.start.local]).toEqual(['published', '2027-11-01T18:00'])
    }
    expect((await submissions()).map(({ status }) => status)).toEqual(['rejected'])
    expect(mails('Your change of “Supper” needs something')[0]).toMatchObject({ link: '/editevents?event=supper' })
  })

  it('has the new number of places at once, but never fewer than are taken', async () => {
    await world.come('ana', 1)
    await expect(change({ capacity: 1 })).rejects.toMatchObject({ rule: 'event-places', details: { taken: 2 } })
    expect(await change({ capacity: 2 })).toEqual({ outcome: 'changed', told: 0 })
    expect([(await talk()).capacity, await submissions()]).toEqual([2, []])
    expect(await change({})).toEqual({ outcome: 'same', told: 0 })
  })

  it('is changed and canceled by its hosts alone, and not after it is over', async () => {
    await expect(change({ dates: later }, 'ana')).rejects.toMatchObject({ code: 'not-found' })
    await expect(cancel('ana')).rejects.toMatchObject({ code: 'not-found' })
    world.clock.setNow(new Date('2027-11-03T12:00:00Z'))
    await expect(change({ dates: [{ ...later[0]!, day: '2027-11-05' }] })).rejects.toMatchObject({ rule: 'event-closed' })
    await expect(cancel()).rejects.toMatchObject({ rule: 'event-closed' })
  })
})

it('an event that its host cancels stays in the calendar with the message, which goes to everybody who comes or waits', async () => {
  await world.come('ana', 2)
  await world.come('bo')
  expect(await cancel()).toEqual({ told: 2, orders: 0 })
  expect(await published()).toMatchObject({ event: { cancelled: true }, cancelReason: 'The loft has no light.' })
  expect(mails('“Supper” is canceled').map(({ text }) => text.includes('The loft has no light.'))).toEqual([true, true])
  await expect(world.come('ana', 1)).rejects.toMatchObject({ rule: 'event-closed' })
})
