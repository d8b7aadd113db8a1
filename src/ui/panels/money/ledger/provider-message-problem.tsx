import type { eventProblems, providerEvents } from '../../../../domain/shop/provider-events.collection'
import type { UnderRecordProps } from '../../engine/panel-spec'

const toDo: Readonly<Record<(typeof eventProblems)[number], string>> = {
  'order-unknown':
    'We have no order for this payment. Look up its number at the payment provider. Match it to the order that it is for, or refund it there.',
  'payment-unknown': 'We have no payment for this refund or dispute. Look up its number at the payment provider.',
  'amount-differs': 'The amount is not the total of the order, so the order is not paid. Refund it at the payment provider.',
  'not-possible': 'This does not fit what we know of the payment. Compare both at the payment provider.',
}

/** What staff can do about a provider message that could not be applied. */
export const ProviderMessageProblem = ({ record: { problem } }: UnderRecordProps<typeof providerEvents>) =>
  problem && <p>{toDo[problem]} Nothing was changed here.</p>
