import type { Value } from '../../ports/documents'
import { compareAt, type Order } from './ordering'
import type { Stored } from './stored'

/** A place in an order: before or after every document whose first ordered values are these. */
export interface Bound {
  readonly values: readonly Value[]
  readonly isAfter: boolean
}

/** Whether a document stands before this place. */
export function isBefore(stored: Stored, { values, isAfter }: Bound, orders: readonly Order[]): boolean {
  for (let i = 0; i < values.length; i++) {
    const { field, sign } = orders[i]!
    const order = compareAt(field, field.read(stored)!, values[i]!)
    if (order !== 0) return order * sign < 0
  }
  return isAfter
}

/** Which of two places is the earlier: below 0 where it is `a`. */
export function compareBounds(a: Bound, b: Bound, orders: readonly Order[]): number {
  const shared = Math.min(a.values.length, b.values.length)
  for (let i = 0; i < shared; i++) {
    const { field, sign } = orders[i]!
    const order = compareAt(field, a.values[i]!, b.values[i]!)
    if (order !== 0) return order * sign
  }
  if (a.values.length > shared) return b.isAfter ? -1 : 1
  if (b.values.length > shared) return a.isAfter ? 1 : -1
  return Number(a.isAfter) - Number(b.isAfter)
}

/** The same place seen from the other end. */
export const mirrored = (bound: Bound | undefined): Bound | undefined => bound && { ...bound, isAfter: !bound.isAfter }
