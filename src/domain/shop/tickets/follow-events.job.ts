import { sameValue } from '../../../ports/same-value'
import { type Event, events } from '../../events/events.collection'
import { defineJob } from '../../shared/functions/job'
import { type StoredOf, transition } from '../../shared/records/collection'
import { shortened } from '../../shared/text/shortened'
import { productStates, products } from '../products.collection'

type Ticket = StoredOf<typeof products>

/** Whether places at an event can be sold: it is public and not over. */
export const isSellable = ({ status, deletedAt, end }: Event, now: Date): boolean => status === 'published' && !deletedAt && end.utc > now

/**
 * The shop shows tickets by their products: takes over a changed title and price of an event, and archives the ticket of one that is over,
 * canceled or deleted. What the till sells does not depend on it (`readCatalog`).
 */
export const followEvents = defineJob({
  name: 'followEvents',
  every: 'hour',
  of: products,
  // Far more than events whose places are sold at one time.
  limit: 500,
  due: () => ({
    where: [
      ['kind', '==', 'ticket'],
      ['status', '==', 'live'],
    ],
  }),
  async each({ systemRecords, clock }, { id }) {
    const event = await systemRecords.get(events, id)
    await systemRecords.transact(async within => {
      const ticket = await within.get(products, id)
      const change = ticket?.status === 'live' ? changeOf(ticket, event, clock.now()) : undefined
      if (ticket && change) within.change(products, ticket, change)
    })
  },
})

function changeOf({ status, title, variants }: Ticket, event: Event | undefined, now: Date): Partial<Ticket> | undefined {
  if (!event || !isSellable(event, now)) return { status: transition(productStates, status, 'archive') }
  const after = { title: shortened(event.title, 90), variants: variants.map(variant => ({ ...variant, price: event.price ?? variant.price })) }
  return sameValue({ title, variants }, after) ? undefined : after
}
