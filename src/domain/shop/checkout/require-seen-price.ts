import { RuleBroken } from '../../shared/records/rule-broken'
import { type ChangedLine, changedLines } from '../pricing/changed-lines'
import type { Quote } from '../pricing/price-order'
import type { NewOrder } from './new-order'
import type { PricedLine } from './order-view'

/** Throws `price-changed` with the changed lines and the new total if the price is not the one that the payer saw. */
export function requireSeenPrice({ seenCents, seenLines = [] }: Pick<NewOrder, 'seenCents' | 'seenLines'>, quote: Quote): void {
  if (quote.total.cents === seenCents) return
  const lines: readonly ChangedLine[] = changedLines({ ...quote, lines: seenLines.map(seenLine), priceVersions: {} }, quote)
  throw new RuleBroken('price-changed', { totalCents: quote.total.cents, lines })
}

/** A line in the form of a quote. Account codes are not compared. */
const seenLine = ({ unitCents, ...line }: PricedLine): Quote['lines'][number] => ({
  ...line,
  unit: { cents: unitCents, cur: 'usd' },
  accountCode: '',
})
