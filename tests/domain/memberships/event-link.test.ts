import { beforeEach, describe, expect, it } from 'vitest'
import { calendarSnapshotPaths } from '../../../src/domain/calendar/calendar-snapshot-paths'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { eventJsonLd } from '../../../src/domain/calendar/event-json-ld'
import { publishCalendarHandler } from '../../../src/domain/calendar/publish-calendar.handler'
import { rsvps } from '../../../src/domain/events/rsvps.collection'
import { openEventLink } from '../../../src/domain/memberships/open-event-link.contract'
import { replyToEvent } from '../../../src/domain/replies/reply-to-event.contract'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const link = 'https://films.example/saltlight/looms'
let world: MemoryWorld
let id: string
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
  const [event] = await world.store.query({ collection: 'events', where: [['onlineUrl', '==', link]] })
  id = event!.id
})
const ask = () => world.call(openEventLink, { id })

describe('the online link of an event for members', () => {
  it('is in no published file, and no visitor or member reads its record', async () => {
    await publishCalendarHandler.run(world.context, {})
    const calendar = world.services.get(EventCalendar)
    const page = (await calendar.event(id))!
    const feed = await (await world.storage.read(calendarSnapshotPaths.feed)).text()
    const jsonLd = eventJsonLd(page, { origin: 'https://example.org', organiser: 'Saltlight', city: 'Exampleton' })
    const published = [JSON.stringify(page), JSON.stringify(await calendar.index()), feed, JSON.stringify(jsonLd)]
    expect(published.map(text => [text.includes('Breakfast among the looms'), text.includes(link)])).toEqual(published.map(() => [true, false]))
    expect(page.event).toMatchObject({ online: true, membersOnly: true })
    for (const as of [undefined, 'artist', 'donor']) {
      await world.signInAs(as)
      await expect(world.documents.get(`events/${id}`)).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })

  it('is given to members who come, hosts and staff of events, and to nobody else', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' })
    for (const as of ['artist', 'artlover']) {
      await world.signInAs(as)
      expect(await ask()).toEqual({ outcome: 'reply-first' })
      const { systemRecords, clock } = world.context
      const reply = {
        eventId: id,
        personId: world.auth.current!.claims.pid!,
        guests: 0,
        queuedAt: clock.now(),
        code: 'ABC234',
        status: 'going' as const,
      }
      await systemRecords.commit(systemRecords.creating(rsvps, `reply-${as}`, reply))
      expect(await ask()).toEqual({ outcome: 'open', link })
    }
    await world.call(replyToEvent, { act: 'leave', eventId: id })
    expect(await ask()).toEqual({ outcome: 'reply-first' })
    for (const as of ['contentadmin', 'guideadmin']) {
      await world.signInAs(as)
      expect(await ask()).toEqual({ outcome: 'open', link })
    }
    for (const as of ['donor', 'mailadmin']) {
      await world.signInAs(as)
      expect(await ask()).toEqual({ outcome: 'members-only' })
    }
    await world.store.commit([{ op: 'update', path: `events/${id}`, data: { hostIds: ['p-donor'] } }])
    await world.signInAs('donor')
    expect(await ask()).toEqual({ outcome: 'open', link })
  })

  it('is not given while the event is a draft', async () => {
    await world.store.commit([{ op: 'update', path: `events/${id}`, data: { status: 'draft' } }])
    await world.signInAs('artist')
    await expect(ask()).rejects.toMatchObject({ code: 'not-found' })
  })
})
