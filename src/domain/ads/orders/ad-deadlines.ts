import { type Deadline, hasPassed, timeOf } from '../../guide/clock/deadline'
import type { AdOrder } from '../ad-orders.collection'

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds within which a booking has to be paid: by card, or by its invoice. */
export const adPaidWithin = { booked: hour, invoiced: 14 * day } as const

/** Until when an unpaid booking keeps its space. */
export const adPayBy = ({ status, movedAt, createdAt }: Pick<AdOrder, 'status' | 'movedAt' | 'createdAt'>): Date | undefined =>
  status === 'booked' || status === 'invoiced' ? new Date((movedAt ?? createdAt).getTime() + adPaidWithin[status]) : undefined

/** Whether the space has closed: nobody cancels after that. Without the deadline it has not. */
export function hasSpaceClosed(deadlines: readonly Deadline[], instant: Date): boolean {
  const closes = timeOf(deadlines, 'adClose')
  return closes !== undefined && hasPassed(closes, instant)
}

/** Whether the artwork is late. */
export function isArtOverdue({ status }: Pick<AdOrder, 'status'>, artDue: Date | undefined, instant: Date): boolean {
  return (status === 'paid' || status === 'art_due') && artDue !== undefined && hasPassed(artDue, instant)
}
