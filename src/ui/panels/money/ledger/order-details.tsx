import { lazy } from 'react'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import type { orders } from '../../../../domain/shop/orders.collection'
import { countedRefunds, refundedLines } from '../../../../domain/shop/payments/order-ledger'
import { ledgerOf, type OrderLedger, refundablePayment } from '../../../../domain/shop/payments/refundable-payment'
import { payments } from '../../../../domain/shop/payments.collection'
import { providerEvents } from '../../../../domain/shop/provider-events.collection'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { RecordPage } from '../../engine/record/record-page'
import { listOf } from '../../engine/run/list-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { paymentActions } from './payment-actions'
import { PaymentMethod } from './payment-method'

const RefundForm = lazy(() => import('./refund-form'))

/** Maximum number of provider ids in one query. */
const maxNumbers = 30

/** An order's lines, its payments and refunds, the provider's messages, and the staff's actions. */
export function OrderDetails({ record: order }: UnderRecordProps<typeof orders>) {
  const app = useApp()
  const { tz } = usePanelContext()
  const clock = useService(WallClock)
  const found = useLiveQuery(recordsQuery(app, payments, { where: [['orderId', '==', order.id]] }))
  const moved = found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const numbers = [...new Set([order.providerId, ...moved.flatMap(({ id, providerId }) => [id, providerId])])].filter(one => one !== undefined)
  const events = useLiveQuery(
    recordsQuery(app, providerEvents, { where: [['objectId', 'in', numbers.length > 0 ? numbers.slice(0, maxNumbers) : ['-']]] }),
  )
  const view: OrderLedger = { order, moved }
  return (
    <>
      <OwedRefund moved={moved} />
      <RecordPage
        row={view}
        name="Lines and payments"
        actions={paymentActions(localMoment(clock.now(), tz).date)}
        entry={refundablePayment(view) && { label: 'Refund', form: RefundForm }}
        lists={[lineList(view), paymentList(moved), messageList(events)]}
      />
    </>
  )
}

/** A refund that the bank returned and that is still owed. */
function OwedRefund({ moved }: Pick<OrderLedger, 'moved'>) {
  const owed = moved.filter(({ refundOf, status }) => refundOf !== undefined && status === 'failed')
  if (owed.length === 0) return null
  const cents = owed.reduce((sum, { amount }) => sum - amount.cents, 0)
  // A duplicate payment belongs to no line.
  const how = owed.every(({ lines }) => lines) ? 'Refund the same again, by card or by check.' : 'Refund it at the payment provider.'
  return (
    <Notice>
      A refund of {moneyOf({ cents })} did not arrive, so the payer is still owed it. What it took back stays as it is. {how}
    </Notice>
  )
}

function lineList(view: OrderLedger) {
  const refunded = refundedLines(countedRefunds(ledgerOf(view)))
  const refundedOf = (id: string) => refunded.filter(({ lineId }) => lineId === id).reduce((sum, { cents }) => sum + cents, 0)
  return listOf<OrderLedger['order']['lines'][number]>({
    title: 'Lines',
    useRows: () => view.order.lines,
    columns: [
      { name: 'title', label: 'Line', value: ({ title }) => title },
      { name: 'kind', label: 'Kind', value: ({ kind }) => choiceText(kind) },
      { name: 'quantity', label: 'Pieces', kind: 'number', value: ({ quantity }) => quantity },
      { name: 'unit', label: 'Price of one', value: ({ unit }) => moneyOf(unit) },
      { name: 'discount', label: 'Discount', value: ({ discountCents = 0 }) => moneyOf({ cents: discountCents }) },
      { name: 'tax', label: 'Tax', value: ({ taxCents }) => moneyOf({ cents: taxCents }) },
      { name: 'refunded', label: 'Refunded', value: ({ id }) => moneyOf({ cents: refundedOf(id) }) },
      { name: 'account', label: 'Account', value: ({ accountCode }) => accountCode },
    ],
    empty: 'This order has no lines.',
  })
}

const paymentList = (moved: OrderLedger['moved']) =>
  listOf<OrderLedger['moved'][number]>({
    title: 'Payments and refunds',
    useRows: () => moved,
    columns: [
      { name: 'what', label: 'What', value: ({ refundOf }) => (refundOf === undefined ? 'Payment' : 'Refund') },
      { name: 'receivedOn', label: 'Date', value: ({ receivedOn }) => receivedOn },
      { name: 'method', label: 'How', value: ({ method }) => choiceText(method), draw: row => <PaymentMethod row={row} /> },
      { name: 'amount', label: 'Amount', value: ({ amount }) => moneyOf(amount) },
      { name: 'fee', label: 'Fee', value: ({ fee }) => fee && moneyOf(fee) },
      { name: 'status', label: 'State', value: ({ status }) => choiceText(status) },
      { name: 'note', label: 'Note', value: ({ ref, reason }) => [ref, reason].filter(Boolean).join(', ') },
      { name: 'number', label: 'Number', value: ({ id, providerId = id }) => providerId },
    ],
    empty: 'Nothing is paid yet.',
  })

const messageList = (events: readonly StoredOf<typeof providerEvents>[]) =>
  listOf<(typeof events)[number]>({
    title: 'Messages of the payment provider',
    useRows: () => events.toSorted((a, b) => a.objectCreated.getTime() - b.objectCreated.getTime()),
    columns: [
      { name: 'type', label: 'Message', value: ({ type }) => type },
      { name: 'at', label: 'Time', kind: 'instant', value: ({ objectCreated }) => objectCreated },
      { name: 'status', label: 'State', value: ({ status, problem }) => choiceText(problem ?? status) },
      { name: 'number', label: 'Number', value: ({ objectId }) => objectId },
    ],
    empty: 'The provider has sent nothing about this order.',
  })
