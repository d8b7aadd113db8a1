import type { OrderLine } from '../orders.collection'
import { partsOfRef, stockRef } from '../stock/stock-ref'

/** The number of a ticket's one variant. */
export const placeSku = 'place'

/** The `refId` of an order line for places at this event. */
export const ticketRef = (eventId: string): string => stockRef(eventId, placeSku)

/** Places at an event that an order sells. */
export interface TicketLine {
  /** The id of the hold, and later of the reply. */
  readonly id: string
  readonly lineId: string
  readonly eventId: string
  readonly places: number
}

export const ticketLines = (orderId: string, lines: readonly OrderLine[]): readonly TicketLine[] =>
  lines.flatMap(({ id, kind, refId, quantity }) =>
    kind === 'ticket' && refId !== undefined ? { id: `${orderId}-${id}`, lineId: id, eventId: partsOfRef(refId).id, places: quantity } : [],
  )
