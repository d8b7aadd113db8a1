import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { LinkButton } from '../kit/button'
import { orderAddress } from './order-address'
import { OrderForm } from './order-form'
import { OrderSummary } from './order-summary'
import type { ChosenDraft } from './payer-fields'
import { StartedOrder } from './started-order'
import { forgetCheckout, type StoredOrder, useStoredCheckouts } from './stored-checkouts'

export interface PayOrderProps {
  /** The key of the checkout on this device until it is paid or canceled: `cart`, `gift/{campaign}`. */
  readonly name: string
  /** What is bought or given; this component asks for the delivery address. */
  readonly draft: ChosenDraft
  /** Where the lines can be changed. */
  readonly backTo?: string
  /** A question about the card, beside the choice how to pay. */
  readonly aboutCard?: ReactNode
  /** Shown if the draft has no lines. */
  readonly empty?: ReactNode
  /** Called when the order is paid, or ordered for payment by check. */
  readonly onOrdered?: (order: OrderView) => void
}

/**
 * The whole checkout, from the price to the receipt: price → email and address → card → result. A returning payer continues the same order.
 * Load it lazily: `lazyAfterHydration(() => import('…/checkout/pay-order'))` within a `Suspense`.
 */
export default function PayOrder({ name, draft, backTo, aboutCard, empty = null, onOrdered }: PayOrderProps) {
  const kept = useStoredCheckouts()[name]
  // After the first step done here, each further step takes the focus.
  const [hasMoved, setMoved] = useState(false)
  const [ordered, setOrdered] = useState<{ readonly order: OrderView; readonly orderKey: string | undefined }>()
  // Another tab may have paid this order and deleted the stored checkout: its result is still shown here.
  const [last, setLast] = useState(kept?.order)
  if (kept?.order && kept.order !== last) setLast(kept.order)
  // Only after the order is drawn: without the stored checkout this page would start over. Yet before it is seen: an effect that waits for the
  // paint leaves what is paid in the cart while the thanks are on the screen.
  const forget = useEffectEvent((order: OrderView) => {
    if (kept?.order?.orderId === order.orderId) forgetCheckout(name)
    onOrdered?.(order)
  })
  useLayoutEffect(() => {
    if (ordered) forget(ordered.order)
  }, [ordered])
  const finish = (order: OrderView) => {
    setMoved(true)
    setOrdered({ order, orderKey: last?.orderKey })
  }
  if (ordered)
    return (
      <OrderSummary
        {...ordered}
        takesFocus={hasMoved}
        actions={
          <LinkButton to={orderAddress({ orderId: ordered.order.orderId, orderKey: ordered.orderKey })}>Open the page of this order</LinkButton>
        }
      />
    )
  const started = kept?.order
  if (started && (started.isSubmitted || isSame(started, draft)))
    return <StartedOrder key={started.orderId} name={name} started={started} takesFocus={hasMoved} onOrdered={finish} />
  if (!kept && last)
    return (
      <StartedOrder key={`${last.orderId} elsewhere`} name={name} started={{ ...last, isSubmitted: true }} takesFocus={false} onOrdered={finish} />
    )
  if (draft.lines.length === 0) return empty
  return (
    <OrderForm
      name={name}
      entered={kept?.entered ?? nothing}
      draft={draft}
      takesFocus={hasMoved}
      backTo={backTo}
      aboutCard={aboutCard}
      onStarted={() => setMoved(true)}
    />
  )
}

const nothing = {}

/** An unpaid order whose lines or code were changed is replaced by a new one. */
const isSame = (before: StoredOrder, now: ChosenDraft) => before.code === now.code && JSON.stringify(before.lines) === JSON.stringify(now.lines)
