import { eventPlaces } from '../../../src/domain/events/event-place-counts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { guestList, rsvps } from '../../../src/domain/events/rsvps.collection'
import { offerEventPlaces } from '../../../src/domain/replies/offer-event-places.job'
import { replyToEventHandler } from '../../../src/domain/replies/reply-to-event.handler'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import { isPortError } from '../../../src/ports/errors'
import { peopleWorld } from '../people-world'

/** An evening with a few places, its host Hal, and people who reply. */
export async function repliesWorld(capacity?: number, more: Partial<DataOf<typeof events>> = {}) {
  const world = await peopleWorld({ pid: 'p-staff', adm: 1, sc: 'c' })
  const { house } = world
  const tz = 'America/Los_Angeles'
  const open = { name: 'Saltlight', shortName: 'Saltlight', city: 'Exampleton', address: '1 Quay', email: 'desk@x.org', links: [], sponsors: [] }
  await house.commit(
    house.creating(organisation, organisationId, { ...open, tz }),
    house.creating(events, 'supper', {
      title: 'Supper',
      summary: '',
      start: wallTime('2027-11-01T18:00', tz),
      end: wallTime('2027-11-01T21:00', tz),
      venue: 'Net loft',
      tags: [],
      ...(capacity !== undefined && { capacity }),
      hostIds: ['hal'],
      status: 'published',
      ...more,
    }),
  )
  const as = (personId: string) => handlerContext({ ...world.context, actor: { uid: `u-${personId}`, claims: { pid: personId } } })
  const join = async (...names: readonly string[]) => {
    for (const name of names) await world.add(name.toLowerCase(), name, { mail: `${name.toLowerCase()}@example.org` })
  }
  /** Tries again, as the client does, when too many others reply at the same moment. */
  const reply = async (personId: string, input: Parameters<typeof replyToEventHandler.run>[1]): Promise<string> => {
    try {
      return (await replyToEventHandler.run(as(personId), input)).status
    } catch (error) {
      if (isPortError(error, 'documents', 'aborted')) return reply(personId, input)
      throw error
    }
  }
  const repliesNow = async () => (await house.find(rsvps, { where: [['eventId', '==', 'supper']] })).filter(({ status }) => status !== 'cancelled')
  return {
    ...world,
    as,
    join,
    come: (personId: string, guests = 0) => reply(personId, { act: 'come', eventId: 'supper', guests }),
    leave: (personId: string) => reply(personId, { act: 'leave', eventId: 'supper' }),
    repliesNow,
    /** Each standing reply by its person. */
    standing: async () => Object.fromEntries((await repliesNow()).map(({ personId, status }) => [personId, status])),
    replyOf: async (personId: string) => (await house.find(rsvps, { where: [['personId', '==', personId]] }))[0],
    places: () => house.get(eventPlaces, 'supper'),
    guests: () => house.find(guestList, { params: { event: 'supper' } }),
    mailsTo: (name: string) =>
      world.localMode.state.outbox
        .filter(({ to }) => to === `${name}@example.org`)
        .map(({ subject }) => subject)
        .toReversed(),
    /** Lets hours pass, and the clock look at the waiting list. */
    later: async (hours: number) => {
      world.clock.setNow(new Date(world.clock.now().getTime() + hours * 3_600_000))
      await offerEventPlaces.run(world.context)
    },
  }
}
export type RepliesWorld = Awaited<ReturnType<typeof repliesWorld>>
