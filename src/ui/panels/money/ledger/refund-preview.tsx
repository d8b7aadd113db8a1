import type { Order } from '../../../../domain/shop/orders.collection'
import type { RefundedLine } from '../../../../domain/shop/refunds/line-balance'
import { type RefundEffect, refundEffects } from '../../../../domain/shop/refunds/refund-effects'
import type { Refund } from '../../../../domain/shop/refunds/refund-order'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'

interface RefundPreviewProps {
  readonly order: Order
  readonly before: readonly RefundedLine[]
  readonly refund: Refund
  readonly method: string
}

/** How the money goes back; by hand unless it stands here. */
const backText: Readonly<Record<string, string>> = {
  card: 'The money goes back to the card.',
  comp: 'It was free, so nobody is paid anything. What it gave is taken back.',
}

/** What a refund pays back and takes back, before it is made. */
export function RefundPreview({ order, before, refund, method }: RefundPreviewProps) {
  return (
    <section aria-label="What this refund does">
      <ul>
        <li>
          {moneyOf(refund)} is paid back{refund.taxCents > 0 && `, ${moneyOf({ cents: refund.taxCents })} of it tax`}.
        </li>
        <li>{backText[method] ?? 'You hand over the money. We only record it.'}</li>
        {refundEffects(order, before, refund.lines).map(effect => (
          <li key={`${effect.of} ${effect.title}`}>{effectText(effect)}</li>
        ))}
        {refund.deductibleCents > 0 && <li>{moneyOf({ cents: refund.deductibleCents })} is no longer deductible.</li>}
        <li>{refund.status === 'refunded' ? 'Then nothing of the order is left.' : 'The rest of the order stays paid.'}</li>
      </ul>
    </section>
  )
}

function effectText(effect: RefundEffect): string {
  switch (effect.of) {
    case 'stock':
      return `${counted(effect.pieces, 'piece')} of ${effect.title} can be sold again.`
    case 'ticket':
      return `${counted(effect.pieces, 'place')} at ${effect.title} can be sold again.`
    case 'terms':
      return `${counted(effect.pieces, 'term')} of the membership ${effect.title} ends.`
    case 'registration':
      return `${effect.title} is withdrawn.`
    case 'ad':
      return `${effect.title} is canceled, unless it is on the flat plan.`
    case 'gift':
      return effect.leftCents === 0
        ? `The gift to ${effect.title} is void.`
        : `The gift to ${effect.title} falls to ${moneyOf({ cents: effect.leftCents })}.`
  }
}
