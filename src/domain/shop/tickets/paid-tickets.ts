import { rsvps } from '../../events/rsvps.collection'
import type { Records } from '../../shared/records/records'
import type { StoredOrder } from '../checkout/make-order'
import { lineKey, linesOf } from '../payments/lines/order-lines'

/** Places that an order has bought and that were not refunded. */
export interface PaidTicket {
  readonly lineId: string
  readonly eventId: string
  readonly places: number
  /** Shown at the door. */
  readonly code: string
}

export async function paidTickets(records: Records, order: Pick<StoredOrder, 'id' | 'lines'>): Promise<readonly PaidTicket[]> {
  const lines = linesOf(order, 'ticket')
  const replies = await Promise.all(lines.map(line => records.get(rsvps, lineKey(order.id, line))))
  return lines.flatMap(({ id: lineId }, i): readonly PaidTicket[] => {
    const reply = replies[i]
    return reply && reply.status !== 'cancelled' ? [{ lineId, eventId: reply.eventId, places: 1 + reply.guests, code: reply.code }] : []
  })
}
