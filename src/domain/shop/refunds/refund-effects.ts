import { spaceLine } from '../ads/price-ad'
import type { OrderLine } from '../orders.collection'
import { lineBalance, type RefundedLine } from './line-balance'

/** An effect of a refund apart from the money. */
export type RefundEffect =
  | { readonly of: 'stock' | 'terms' | 'registration' | 'ad' | 'ticket'; readonly title: string; readonly pieces: number }
  /** The remaining amount of the gift; zero for a voided gift. */
  | { readonly of: 'gift'; readonly title: string; readonly leftCents: number }

/**
 * The effects of refunding these lines, after earlier refunds: pieces return to the stock, places are free again, terms end, gifts are reduced to the remainder of
 * their line.
 */
export function refundEffects(
  { lines }: { readonly lines: readonly OrderLine[] },
  before: readonly RefundedLine[],
  refunded: readonly RefundedLine[],
): readonly RefundEffect[] {
  return lines.flatMap((line): readonly RefundEffect[] => {
    const { kind, title } = line
    const pieces = refunded.filter(({ lineId }) => lineId === line.id).reduce((sum, one) => sum + one.pieces, 0)
    const isTouched = refunded.some(({ lineId }) => lineId === line.id)
    if (kind === 'donation' && isTouched) return [{ of: 'gift', title, leftCents: lineBalance(line, [...before, ...refunded]).cents }]
    if (pieces === 0) return []
    if (kind === 'product' && line.refId !== undefined) return [{ of: 'stock', title, pieces }]
    if (kind === 'ticket') return [{ of: 'ticket', title, pieces }]
    if (kind === 'registration') return [{ of: 'registration', title, pieces }]
    if (kind === 'ad' && line.id === spaceLine) return [{ of: 'ad', title, pieces }]
    return kind === 'membership' ? [{ of: 'terms', title, pieces }] : []
  })
}
