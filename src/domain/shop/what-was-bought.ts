import { listingAddress } from '../guide/listing-address'
import { isOver } from '../guide/registering/registration-states'
import type { registrations } from '../guide/registrations.collection'
import type { StoredOf } from '../shared/records/collection'
import type { orders } from './orders.collection'
import { partsOfRef } from './stock/stock-ref'

type Registration = Pick<StoredOf<typeof registrations>, 'id' | 'status' | 'listingId'>

/** Kinds of lines with a page of their own in the account of their buyer. Downloads are on the page of the order. */
export const leadingKinds = ['registration', 'ad', 'membership', 'ticket', 'donation'] as const

export interface Bought {
  readonly lineId: string
  readonly kind: (typeof leadingKinds)[number]
  /** The address of what was bought. */
  readonly to: string
}

/**
 * Where an order leads once it is paid, each address once. `registered`: the registrations of its lines. A listing can be filled in while a
 * check is on its way, too.
 */
export function whatWasBought(
  { id: orderId, lines, status, personId }: Pick<StoredOf<typeof orders>, 'id' | 'lines' | 'status' | 'personId'>,
  registered: readonly Registration[],
): readonly Bought[] {
  const isPaid = status === 'paid' || status === 'part_refunded'
  if (personId === undefined || !(isPaid || status === 'awaiting_payment')) return []
  const found = lines.flatMap(({ id: lineId, kind, refId, membership }): Bought[] => {
    if (kind === 'registration') {
      const { listingId, status: state } = registered.find(({ id }) => id === refId) ?? {}
      return listingId === undefined || state === undefined || isOver(state) ? [] : [{ lineId, kind, to: listingAddress(listingId) }]
    }
    if (kind === 'ad') return refId === undefined ? [] : [{ lineId, kind, to: `/adportal/${orderId}` }]
    if (!isPaid) return []
    if (kind === 'membership') return membership?.forEmail === undefined ? [{ lineId, kind, to: '/dashboard/membership' }] : []
    if (kind === 'ticket') return refId === undefined ? [] : [{ lineId, kind, to: `/events/${partsOfRef(refId).id}` }]
    return kind === 'donation' ? [{ lineId, kind, to: '/dashboard/donations' }] : []
  })
  return found.filter(({ to }, i) => found.findIndex(other => other.to === to) === i)
}
