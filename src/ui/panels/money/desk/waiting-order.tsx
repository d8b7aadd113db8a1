import { lazy, Suspense, useState } from 'react'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import { pricedLineOf } from '../../../../domain/shop/checkout/priced-lines'
import { orders } from '../../../../domain/shop/orders.collection'
import { payments } from '../../../../domain/shop/payments.collection'
import { TestPayments } from '../../../../domain/shop/test-payments'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { OrderLines } from '../../../checkout/order-lines'
import { choiceText } from '../../../forms/choice-text'
import { Button, LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { ActionButtons } from '../../engine/actions/action-buttons'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { paymentActions } from '../ledger/payment-actions'
import css from './desk.module.css'

const CardAtDesk = lazy(() => import('./card-at-desk'))
const PaymentLink = lazy(() => import('./payment-link'))

interface WaitingOrderProps {
  readonly orderId: string
  /** With it the order is paid by card or link; absent of orders that were not made here. */
  readonly orderKey: string | undefined
  readonly isAnother: boolean
  readonly onNext: () => void
}

/** An order, and the ways in which it can be paid. */
export function WaitingOrder({ orderId, orderKey, isAnother, onNext }: WaitingOrderProps) {
  const app = useApp()
  const { tz } = usePanelContext()
  const clock = useService(WallClock)
  const takesCards = useService(CardPayment).isOn
  const isTest = useService(TestPayments).isTest('card')
  const { outcome, question } = useReauthenticatedOutcome()
  const [way, setWay] = useState<'card' | 'link'>()
  const order = useLiveQuery(recordQuery(app, orders, orderId))
  const moved = useLiveQuery(recordsQuery(app, payments, { where: [['orderId', '==', orderId]] }))
  const next = <Button onClick={onNext}>Begin another order</Button>
  if (!order) return <Notice tone="bad" title="We cannot find this order." actions={next} />
  const { status, email, total } = order
  const isOpen = status === 'pending' || status === 'awaiting_payment'
  const byCard = takesCards && status === 'pending' && orderKey !== undefined
  const toggle = (to: 'card' | 'link') => setWay(way === to ? undefined : to)
  return (
    <div className={css.desk}>
      <h2 tabIndex={-1}>
        Order {orderId} for {email}
      </h2>
      {!isOpen && (
        <Notice
          tone={status === 'paid' ? 'good' : 'plain'}
          title={status === 'paid' ? `Paid: ${moneyOf(total)}.` : `${choiceText(status)}.`}
          actions={
            <>
              {next} <LinkButton to={`/cpanel/stripetrans?open=${orderId}`}>Open it in the ledger</LinkButton>
            </>
          }
        >
          {status === 'paid' && `The receipt goes to ${email}.`}
        </Notice>
      )}
      {way !== 'card' && <OrderLines lines={order.lines.map(pricedLineOf)} totalCents={total.cents} taxCents={order.tax.cents} />}
      {question}
      <OutcomeLine outcome={outcome} />
      {isOpen && (
        <section aria-labelledby="desk-pay">
          <h2 id="desk-pay">How do they pay?</h2>
          <p className={css.ways}>
            <ActionButtons
              actions={paymentActions(localMoment(clock.now(), tz).date, { method: 'cash', isAnother })}
              rows={[{ order, moved }]}
              outcome={outcome}
            />
            {byCard && (
              <>
                <Button size="s" aria-expanded={way === 'card'} onClick={() => toggle('card')}>
                  Take a card
                </Button>
                <Button size="s" aria-expanded={way === 'link'} onClick={() => toggle('link')}>
                  Show a payment link
                </Button>
              </>
            )}
            {next}
          </p>
          <p>{notice(takesCards, byCard, status)}</p>
          {isTest && byCard && (
            <p>
              <strong>TEST</strong> Cards are simulated here. No money moves.
            </p>
          )}
          <Suspense fallback={null}>
            {byCard && way === 'card' && <CardAtDesk order={order} orderKey={orderKey} onClose={() => setWay(undefined)} />}
            {byCard && way === 'link' && <PaymentLink order={order} orderKey={orderKey} tz={tz} outcome={outcome} />}
          </Suspense>
        </section>
      )}
    </div>
  )
}

function notice(takesCards: boolean, byCard: boolean, status: string): string {
  if (!takesCards) return 'We cannot take cards here yet. You can record cash and checks, or give the order free of charge.'
  if (byCard) return 'Nobody types a card number into our fields: the provider’s own fields open for it.'
  return status === 'awaiting_payment'
    ? 'This order waits for a check.'
    : 'The payer can pay this order by card on its own page. Here you can record cash and checks.'
}
