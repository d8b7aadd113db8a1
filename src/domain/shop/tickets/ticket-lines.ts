import type { OrderLine } from '../orders.collection'
import { partsOfRef, stockRef } from '../stock/stock-ref'

/** The number of a ticket's one variant. */
export const placeSku = 'place'

/** The line of an order for places at an event names it so. */
export const ticketRef = (eventId: string): string => stockRef(eventId, placeSku)

/** Places at an event that an order sells. */
export interface TicketLine {
  /** Of its hold and of the reply that it becomes. */
  readonly id: string
  readonly lineId: string
  readonly eventId: string
  readonly places: number
}

export const ticketLines = (orderId: string, lines: readonly OrderLine[]): readonly TicketLine[] =>
  lines.flatMap(({ id, kind, refId, quantity }) =>
    kind === 'ticket' && refId !== undefined ? { id: `${orderId}-${id}`, lineId: id, eventId: partsOfRef(refId).id, places: quantity } : [],
  )
