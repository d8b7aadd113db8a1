import { lazy, type ReactNode, Suspense } from 'react'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import type { OrderLedger } from '../../../../domain/shop/payments/refundable-payment'
import { TestPaymentDetector } from '../../../../domain/shop/test-payment-detector'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { ActionButtons } from '../../engine/actions/action-buttons'
import type { Outcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { paymentActions } from '../ledger/payment-actions'
import css from './desk.module.css'

const CardAtDesk = lazy(() => import('./card-at-desk'))
const PaymentLink = lazy(() => import('./payment-link'))

export type WayByCard = 'card' | 'link'

interface WaysToPayProps {
  readonly view: OrderLedger
  /** What is open below the buttons. */
  readonly way: WayByCard | undefined
  readonly onWay: (way: WayByCard | undefined) => void
  readonly orderKey: string | undefined
  readonly isAnother: boolean
  readonly outcome: Outcome
  /** Content beside the ways to pay. */
  readonly children: ReactNode
}

/** Ways to pay a pending order: cash or check, card, link, or free. */
export function WaysToPay({ view, way, onWay, orderKey, isAnother, outcome, children }: WaysToPayProps) {
  const { tz } = usePanelContext()
  const clock = useService(WallClock)
  const takesCards = useService(CardPayment).isOn
  const isTest = useService(TestPaymentDetector).isTest('card')
  const { order } = view
  const byCard = takesCards && order.status === 'pending' && orderKey !== undefined
  const method = order.status === 'awaiting_payment' ? 'cheque' : 'cash'
  const toggle = (to: WayByCard) => onWay(way === to ? undefined : to)
  return (
    <section className={css.pay} aria-labelledby="desk-pay">
      <h2 id="desk-pay">How do they pay?</h2>
      <div className={css.ways}>
        <ActionButtons actions={paymentActions(localMoment(clock.now(), tz).date, { method, isAnother })} rows={[view]} outcome={outcome} />
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
        {children}
      </div>
      <p>{cardText(takesCards, byCard, order.status)}</p>
      {isTest && byCard && (
        <p>
          <strong>TEST</strong> Cards are simulated here. No money moves.
        </p>
      )}
      <Suspense fallback={null}>
        {byCard && way === 'card' && <CardAtDesk order={order} orderKey={orderKey} onClose={() => onWay(undefined)} />}
        {byCard && way === 'link' && <PaymentLink order={order} orderKey={orderKey} tz={tz} outcome={outcome} />}
      </Suspense>
    </section>
  )
}

/** Whether a card can be taken, and why not. */
function cardText(takesCards: boolean, byCard: boolean, status: string): string {
  if (!takesCards) return 'We cannot take cards here yet. You can record cash and checks, or give the order free of charge.'
  if (byCard) return 'Card numbers are entered in the payment provider’s own fields.'
  return status === 'awaiting_payment'
    ? 'This order waits for a check.'
    : 'The payer can pay this order by card on its own page. Here you can record cash and checks.'
}
