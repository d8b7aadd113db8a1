import type { OrderLine } from '../orders.collection'
import { allocate, portion, sumOf } from './allocate-cents'

/** A discount on an order: a code, a waiver, or a credit such as the one for volunteer hours. */
export interface Discount {
  /** The id of its line. */
  readonly id: string
  readonly title: string
  readonly accountCode: string
  /** The code, grant or earlier order that it comes from. */
  readonly refId?: string
  /** Hundredths of a percent of what is left to pay, or an amount. */
  readonly takes: { readonly basisPoints: number } | { readonly cents: number }
  /** Ids of the lines to which it applies; absent if it applies to all. Gifts and shipping are never discounted. */
  readonly on?: readonly string[]
}

interface Discounted {
  readonly id: string
  readonly kind: OrderLine['kind']
  readonly cents: number
}

export interface SpreadDiscounts {
  /** The discount on each line, in the order of the lines. */
  readonly shares: readonly number[]
  /** The discounts that have an effect, with their amounts. */
  readonly taken: readonly { readonly discount: Discount; readonly cents: number }[]
}

const wholeBasisPoints = 10_000

/** Applies discounts one after the other, each to what the earlier ones left of its lines. No line falls below zero. */
export function spreadDiscounts(lines: readonly Discounted[], discounts: readonly Discount[]): SpreadDiscounts {
  let left = lines.map(({ cents }) => cents)
  const taken: SpreadDiscounts['taken'][number][] = []
  for (const discount of discounts) {
    const lowered = lines.map((line, i) => (isLowered(line, discount) ? left[i]! : 0))
    const cents = takenOf(discount, sumOf(lowered))
    if (cents === 0) continue
    const shares = allocate(cents, lowered)
    left = left.map((before, i) => before - shares[i]!)
    taken.push({ discount, cents })
  }
  return { shares: lines.map(({ cents }, i) => cents - left[i]!), taken }
}

const isLowered = ({ id, kind }: Discounted, { on }: Discount) => kind !== 'donation' && (on === undefined || on.includes(id))

function takenOf({ takes }: Discount, leftCents: number): number {
  const wanted = 'cents' in takes ? takes.cents : portion(leftCents, Math.max(0, takes.basisPoints), wholeBasisPoints)
  return Math.min(leftCents, Math.max(0, wanted))
}
