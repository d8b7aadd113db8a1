import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, localDate, optional, text } from '../../../../domain/shared/records/fields'
import { type ManualPayment, recordManualPayment } from '../../../../domain/shop/payments/record-manual-payment.contract'
import type { OrderLedger } from '../../../../domain/shop/payments/refundable-payment'
import { moneyOf } from '../../../kit/format-money'
import type { Done } from '../../engine/actions/use-outcome'
import type { PanelAction } from '../../engine/panel-spec'

const isOpen = ({ order: { status } }: OrderLedger) => status === 'awaiting_payment' || status === 'pending'

interface ManualPayments {
  /** What is chosen at first. */
  readonly method?: 'cheque' | 'cash'
  /** Staff were asked already whether it is another one. */
  readonly isAnother?: boolean
}

/** How an order is paid without a card. `today` is in the organization's zone. */
export const paymentActions = (
  today: string,
  { method: first = 'cheque', isAnother = false }: ManualPayments = {},
): readonly PanelAction<OrderLedger>[] => [
  {
    label: 'Record a payment',
    on: 'one',
    rule: recordManualPayment.access,
    fits: isOpen,
    ask: {
      what: ([view]) => `This records that the whole order was paid: ${moneyOf(view!.order.total)}. The payer gets a receipt.`,
      fields: {
        method: choice('How did they pay?', ['cheque', 'cash']),
        ref: optional(text('Number of the check, or a note', 80)),
        receivedOn: localDate('Received on'),
      },
      begin: () => ({ method: first, receivedOn: today }),
    },
    run: ([view], services, { method, ref, receivedOn = today }) => {
      const how = method === 'cash' ? 'cash' : 'cheque'
      return recordPayment(services, {
        orderId: view!.order.id,
        method: how,
        receivedOn,
        ...(ref?.trim() && { ref: ref.trim() }),
        ...(isAnother && { isAnother }),
      })
    },
  },
  {
    label: 'Give it free of charge',
    on: 'one',
    rule: recordManualPayment.access,
    fits: isOpen,
    ask: {
      what: ([view]) => `Nobody pays the ${moneyOf(view!.order.total)}, and everything in the order is given.`,
      fields: { reason: reasonField('Why is it free?') },
    },
    run: ([view], services, { reason = '' }) =>
      recordPayment(services, { orderId: view!.order.id, method: 'comp', receivedOn: today, reason: reason.trim(), ...(isAnother && { isAnother }) }),
  },
]

/** The same payment within ten minutes may be typed twice by mistake: whether it is another one is asked. */
export async function recordPayment(services: Services, input: ManualPayment): Promise<Done> {
  try {
    const { backCents } = await services.get(Callables).call(recordManualPayment, input)
    const back = backCents > 0 ? ` Hand back ${moneyOf({ cents: backCents })}: some of it was sold out by now.` : ''
    return { message: `The order is complete.${back}` }
  } catch (error) {
    const broken = brokenRuleOf(error)
    const like = broken?.details['orderId']
    if (broken?.rule !== 'payment-twice' || input.isAnother) throw error
    if (like === undefined) return { message: 'Nothing is recorded. The order is being paid by card: wait for the message of the payment provider.' }
    const again = { label: 'Record it as another payment', run: () => recordPayment(services, { ...input, isAnother: true }) }
    const reason = 'the same amount from the same payer was recorded there in the last ten minutes.'
    return { message: 'Nothing is recorded yet.', left: [{ name: `Order ${String(like)}`, reason, act: again }] }
  }
}
