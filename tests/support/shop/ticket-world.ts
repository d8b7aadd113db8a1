import { eventPlaces } from '../../../src/domain/events/event-place-counts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { guestList, rsvps, takesPlaces } from '../../../src/domain/events/rsvps.collection'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'
import { people } from '../../../src/domain/people/people.collection'
import { replyToEventHandler } from '../../../src/domain/replies/reply-to-event.handler'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import type { DraftLine } from '../../../src/domain/shop/checkout/order-draft'
import { type EventTicket, setEventTicket } from '../../../src/domain/shop/tickets/set-event-ticket.contract'
import type { Claims } from '../../../src/ports/auth'
import { isPortError } from '../../../src/ports/errors'
import { payingWorld } from './paying'

const tz = 'America/Los_Angeles'
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
export const host: Claims = { pid: 'hal' }

/** Places at the supper. */
export const seats = (quantity = 1, more: Partial<DraftLine> = {}): DraftLine => ({
  id: 'seats',
  kind: 'ticket',
  refId: 'supper/place',
  quantity,
  ...more,
})

/** The shop, with an evening whose places are sold for $22, and for $15 to members. */
export async function ticketWorld({ capacity = 5, ...more }: Partial<DataOf<typeof events>> = {}, ticket: Partial<EventTicket> = {}) {
  const shop = await payingWorld()
  const { behind } = shop
  await behind.commit(
    behind.creating(events, 'supper', {
      title: 'Supper',
      summary: 'At the long table.',
      start: wallTime('2027-11-01T18:00', tz),
      end: wallTime('2027-11-01T21:00', tz),
      venue: 'Net loft',
      tags: [],
      capacity,
      hostIds: ['hal'],
      status: 'published',
      ...more,
    }),
    ...['mia', 'ana', 'bo', 'cy'].map(id =>
      behind.creating(people, id, {
        names: namesOf(id.toUpperCase(), ''),
        emails: [{ address: `${id}@example.org`, verified: true }],
        kind: 'person',
        tags: [],
        status: 'active',
      }),
    ),
  )
  const setTicket = (claims: Claims, wanted: Partial<EventTicket> = {}) =>
    shop.enter(claims).then(() => shop.call(setEventTicket, { eventId: 'supper', ticket: { price: usd(22), memberPrice: usd(15), ...wanted } }))
  await setTicket({ pid: 'p-events', adm: 1, sc: 'c' }, ticket)
  await shop.enter(undefined)
  const reply = async (pid: string, input: Parameters<typeof replyToEventHandler.run>[1]): Promise<string> => {
    const context = handlerContext({ ...shop.context, actor: { uid: `u-${pid}`, claims: { pid } } })
    try {
      return (await replyToEventHandler.run(context, input)).status
    } catch (error) {
      if (isPortError(error, 'documents', 'aborted')) return reply(pid, input)
      throw error
    }
  }
  const replies = async () => (await behind.find(rsvps, { where: [['eventId', '==', 'supper']] })).filter(({ status }) => status !== 'cancelled')
  return {
    ...shop,
    setTicket,
    come: (pid: string, guests = 0) => reply(pid, { act: 'come', eventId: 'supper', guests }),
    leave: (pid: string) => reply(pid, { act: 'leave', eventId: 'supper' }),
    replies,
    /** Places that are taken, by our count and by the public one. */
    async taken() {
      const found = (await replies()).filter(({ status }) => takesPlaces(status)).reduce((all, { guests }) => all + 1 + guests, 0)
      return [found, (await behind.get(eventPlaces, 'supper'))?.taken ?? 0] as const
    },
    places: () => behind.get(eventPlaces, 'supper'),
    guests: () => behind.find(guestList, { params: { event: 'supper' } }),
  }
}
export type TicketWorld = Awaited<ReturnType<typeof ticketWorld>>
