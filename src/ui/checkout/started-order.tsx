import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { isTransient } from '../../ports/errors'
import { FailureNotice } from '../forms/failure-notice'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { CardStep } from './card-step'
import css from './checkout.module.css'
import { StepHeading } from './step-heading'
import { beginAnew, changeStoredOrder, type StoredOrder } from './stored-checkouts'
import { isOpen, useOrder } from './use-order'

interface StartedOrderProps {
  readonly name: string
  readonly started: StoredOrder
  readonly takesFocus: boolean
  readonly onOrdered: (order: OrderView) => void
  /** Absent if the order cannot be canceled here. */
  readonly onGivenUp?: () => void
}

/** After this many checks without a result from the bank, the page says that it takes longer. */
const patience = 4

/** A created order: its card form, or waiting for the payment's result. */
export function StartedOrder({ name, started, takesFocus, onOrdered, onGivenUp }: StartedOrderProps) {
  const { orderId, orderKey } = started
  // If the card was submitted before this page was opened, the page first checks the result.
  const [isAwaited, setAwaited] = useState(started.isSubmitted ?? false)
  // A submitted order cannot be canceled here: it may be paid, and another order would be a second payment.
  const [isPerhapsPaid, setPerhapsPaid] = useState(isAwaited)
  // Whether this step follows another one on the same page.
  const [hasMoved, setMoved] = useState(takesFocus)
  const { order, error, asked } = useOrder(orderId, orderKey, isAwaited)
  const finish = useEffectEvent((ended: OrderView) => onOrdered(ended))
  useEffect(() => {
    if (order && (order.status === 'paid' || order.status === 'awaiting_payment')) finish(order)
  }, [order])
  const payAgain = () => {
    setMoved(true)
    setAwaited(false)
    changeStoredOrder(name, { isSubmitted: false })
  }
  const wait = () => {
    setMoved(true)
    setPerhapsPaid(true)
    setAwaited(true)
  }
  const stop = onGivenUp ?? (() => beginAnew(name))

  if (!order)
    return (
      <section className={css.checkout} aria-label="Pay">
        <p role="status">Loading your order…</p>
        <FailureNotice error={error} actions={!isTransient(error) && <Button onClick={stop}>Begin a new order</Button>} />
      </section>
    )
  if (!isOpen(order)) return <Ended order={order} onAnew={stop} />
  if (!isAwaited)
    return (
      <CardStep name={name} started={started} order={order} takesFocus={hasMoved} onSubmitted={wait} onGivenUp={isPerhapsPaid ? undefined : stop} />
    )
  return (
    <section className={css.checkout} aria-label="Pay">
      <StepHeading takesFocus={hasMoved}>Waiting for your bank</StepHeading>
      <p role="status">
        {order.status === 'failed' ? 'Your bank declined this payment.' : 'We are asking whether your payment was made. This page goes on by itself.'}
      </p>
      {asked >= patience && order.status !== 'failed' && (
        <Notice title="This takes longer than usual.">
          <p>Your payment may have been made. We keep asking. You can close this page: the receipt goes to {order.email}.</p>
        </Notice>
      )}
      <FailureNotice error={error} />
      {(asked >= patience || order.status === 'failed') && (
        <p>
          <Button onClick={payAgain}>Enter a card again</Button> <span className={css.quiet}>An order is never charged twice.</span>
        </p>
      )}
    </section>
  )
}

function Ended({ order, onAnew }: { readonly order: OrderView; readonly onAnew: () => void }) {
  if (order.status === 'paid' || order.status === 'awaiting_payment') return null
  return (
    <Notice
      tone="bad"
      title={order.status === 'expired' ? 'The time to pay for this order is over.' : 'This order has ended.'}
      actions={
        <Button look="main" onClick={onAnew}>
          Order again
        </Button>
      }
    >
      <p>{order.refundedCents > 0 ? 'Your money was refunded.' : 'You have not been charged.'} What you entered is still here.</p>
    </Notice>
  )
}
