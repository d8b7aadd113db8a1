import type { Value } from '../../../ports/documents'
import type { Stored } from '../documents/stored-document'
import { compareAt, type Order } from './queried-fields'

/** A position in an order: before or after every document whose first ordered values equal these. */
export interface Bound {
  readonly values: readonly Value[]
  readonly isAfter: boolean
}

/** Whether a document comes before this position. */
export function isBefore(stored: Stored, { values, isAfter }: Bound, orders: readonly Order[]): boolean {
  for (let i = 0; i < values.length; i++) {
    const { field, sign } = orders[i]!
    const order = compareAt(field, field.read(stored)!, values[i]!)
    if (order !== 0) return order * sign < 0
  }
  return isAfter
}

/** Compares two positions: negative if `a` comes first. */
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

/** The same position in the reversed order. */
export const mirrored = (bound: Bound | undefined): Bound | undefined => bound && { ...bound, isAfter: !bound.isAfter }
