import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pricedLineOf } from '../../../../domain/shop/checkout/priced-lines'
import { orders } from '../../../../domain/shop/orders.collection'
import { payments } from '../../../../domain/shop/payments.collection'
import { type App, useApp, useLiveQuery } from '../../../app-services/app-context'
import { OrderLines } from '../../../checkout/order-lines'
import { choiceText } from '../../../forms/choice-text'
import { Button, LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import css from './desk.module.css'
import { type WayByCard, WaysToPay } from './ways-to-pay'

interface WaitingOrderProps {
  readonly orderId: string
  /** Needed for paying by card or link; absent for orders that were not created here. */
  readonly orderKey: string | undefined
  readonly isAnother: boolean
  readonly onNext: () => void
}

/** What the page of an order asks for; all at once, since waiting for one after the other would take two round trips. */
export const waitingOrderQueries = (app: App, orderId: string) => ({
  order: recordQuery(app, orders, orderId),
  moved: recordsQuery(app, payments, { where: [['orderId', '==', orderId]] }),
})

/** An order with its lines; an unpaid one with its ways to pay. */
export default function WaitingOrder({ orderId, orderKey, isAnother, onNext }: WaitingOrderProps) {
  const app = useApp()
  // The card's fields list what is paid themselves.
  const [way, setWay] = useState<WayByCard>()
  const { outcome, question } = useReauthenticatedOutcome()
  const asked = waitingOrderQueries(app, orderId)
  usePrefetchQuery(asked.moved)
  const order = useLiveQuery(asked.order)
  const moved = useLiveQuery(asked.moved)
  const next = <Button onClick={onNext}>Begin another order</Button>
  if (!order) return <Notice tone="bad" title="We cannot find this order." actions={next} />
  const { status, email, total, tax, lines } = order
  const isWaiting = status === 'pending' || status === 'awaiting_payment'
  const isPaid = status === 'paid'
  const paid = moved.some(({ method }) => method === 'comp') ? 'Given free of charge.' : `Paid: ${moneyOf(total)}.`
  return (
    <div className={css.desk}>
      <h2>
        Order {orderId} for {email}
      </h2>
      {!(isWaiting && way === 'card') && <OrderLines lines={lines.map(pricedLineOf)} totalCents={total.cents} taxCents={tax.cents} />}
      {question}
      <OutcomeLine outcome={outcome} />
      {isWaiting ? (
        <WaysToPay view={{ order, moved }} way={way} onWay={setWay} orderKey={orderKey} isAnother={isAnother} outcome={outcome}>
          {next}
        </WaysToPay>
      ) : (
        <Notice
          tone={isPaid ? 'good' : 'plain'}
          title={isPaid ? paid : `${choiceText(status)}.`}
          actions={
            <>
              {next} <LinkButton to={`/cpanel/stripetrans?open=${orderId}`}>Open it in the ledger</LinkButton>
            </>
          }
        >
          {isPaid && email !== undefined && `The receipt goes to ${email}.`}
        </Notice>
      )}
    </div>
  )
}
