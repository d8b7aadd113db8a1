import { lineCents, type Quote } from './price-order'

/** A line that differs from its quote. */
export interface ChangedLine {
  readonly lineId: string
  /** `price`: the item has a new price. `conditions`: the membership, a discount, the tax, the number of pieces or the value received changed. */
  readonly why: 'added' | 'removed' | 'price' | 'conditions'
  /** The line's part of the total, before and now; absent if there was or is no such line. */
  readonly beforeCents?: number
  readonly afterCents?: number
}

/** The lines that changed between a quote and a new pricing. A new price version with the same amounts does not count. */
export function changedLines(before: Quote, after: Quote): ChangedLine[] {
  const [old, now] = [byId(before), byId(after)]
  const changed = after.lines.flatMap((line): ChangedLine[] => {
    const was = old.get(line.id)
    if (!was) return [{ lineId: line.id, why: 'added', afterCents: lineCents(line) }]
    if (amounts.every(amount => amount(was) === amount(line))) return []
    const isRepriced = before.priceVersions[line.id] !== after.priceVersions[line.id] && was.unit.cents !== line.unit.cents
    return [{ lineId: line.id, why: isRepriced ? 'price' : 'conditions', beforeCents: lineCents(was), afterCents: lineCents(line) }]
  })
  const removed = before.lines.filter(({ id }) => !now.has(id))
  return [...changed, ...removed.map(line => ({ lineId: line.id, why: 'removed' as const, beforeCents: lineCents(line) }))]
}

type Line = Quote['lines'][number]
const byId = ({ lines }: Quote) => new Map(lines.map(line => [line.id, line]))
const amounts: readonly ((line: Line) => unknown)[] = [
  ({ kind, refId }) => `${kind}/${refId}`,
  ({ quantity }) => quantity,
  ({ unit }) => unit.cents,
  ({ discountCents }) => discountCents,
  ({ taxCents }) => taxCents,
  ({ fmvCents }) => fmvCents,
  ({ deductibleCents }) => deductibleCents,
]
