import type { OrderLine } from '../orders.collection'
import { lineBalance, type RefundedLine } from './line-balance'

/** What a refund takes back besides money. */
export type RefundEffect =
  | { readonly of: 'stock' | 'terms' | 'registration'; readonly title: string; readonly pieces: number }
  /** What is left of the gift; nothing is left of one that is void. */
  | { readonly of: 'gift'; readonly title: string; readonly leftCents: number }

/** What these refunded lines take back, after the refunds so far: pieces return to the stock, terms end, gifts fall to what is left of their line. */
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
    if (kind === 'registration') return [{ of: 'registration', title, pieces }]
    return kind === 'membership' ? [{ of: 'terms', title, pieces }] : []
  })
}
