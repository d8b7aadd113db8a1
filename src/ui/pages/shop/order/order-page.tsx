import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { OrderView } from '../../../../domain/shop/checkout/order-view'
import { OrderSummary } from '../../../checkout/order-summary'
import { StartedOrder } from '../../../checkout/started-order'
import { forgetCheckout, goOnHere, useStoredCheckouts } from '../../../checkout/stored-checkouts'
import { useOrder } from '../../../checkout/use-order'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { PageHead } from '../../../kit/page-head'
import { useRouteVisit } from '../../../routing/use-route-visit'
import { takeFromCart } from '../cart/take-from-cart'

// Only a paid order needs it.
const AskRefund = lazy(() => import('../../../checkout/ask-refund'))

/** `/shop?order={id}#{key}`: the current state of an order, for its payer. An unpaid order can be paid here. */
export default function OrderPage() {
  const orderId = useRouteVisit().search.get('order') ?? ''
  const orderKey = decodeURIComponent(useLocation().hash.slice(1)) || undefined
  const [name, kept] = Object.entries(useStoredCheckouts()).find(([, { order }]) => order?.orderId === orderId) ?? []
  const [ordered, setOrdered] = useState<{ readonly order: OrderView; readonly orderKey: string | undefined }>()
  // Before the result is seen, as in `PayOrder`.
  useLayoutEffect(() => {
    if (!ordered || name === undefined) return
    forgetCheckout(name)
    if (name === 'cart') takeFromCart(ordered.order)
  }, [ordered, name])
  return (
    <>
      <DocumentTitle specific="Order" />
      <PageHead title="Your order" actions={<LinkButton to="/shop">Go to the shop</LinkButton>} />
      {ordered ? (
        <OrderSummary {...ordered} takesFocus />
      ) : kept?.order && name !== undefined ? (
        <StartedOrder
          name={name}
          started={kept.order}
          takesFocus={false}
          onOrdered={order => setOrdered({ order, orderKey: kept.order?.orderKey })}
        />
      ) : (
        <Order key={orderId} orderId={orderId} orderKey={orderKey} />
      )}
    </>
  )
}

function Order({ orderId, orderKey }: { readonly orderId: string; readonly orderKey: string | undefined }) {
  const { order, error } = useOrder(orderId, orderKey, true)
  const payHere = order?.status === 'pending' && (
    <Button look="main" onClick={() => goOnHere({ orderId, orderKey, heldAt: order.orderedAt })}>
      Pay now
    </Button>
  )
  if (order)
    return (
      <>
        <OrderSummary order={order} orderKey={orderKey} takesFocus={false} actions={payHere} />
        {order.paidOn !== undefined && (
          <Suspense fallback={null}>
            <AskRefund order={order} orderKey={orderKey} />
          </Suspense>
        )}
      </>
    )
  return (
    <>
      {error === undefined && <p role="status">Loading your order…</p>}
      <FailureNotice error={error} actions={<LinkButton to="/signin">Sign in</LinkButton>} />
    </>
  )
}
