import { lazy, Suspense, useState } from 'react'
import { emptyCart, useCart } from '../../../app-services/stored-cart'
import { useStoredCheckouts } from '../../../checkout/stored-checkouts'
import { LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'

const PayOrder = lazy(() => import('../../../checkout/pay-order'))

/** Paying for the cart. */
export default function PayView() {
  const lines = useCart()
  const started = useStoredCheckouts()['cart']?.order
  const [hasOrdered, setOrdered] = useState(false)
  const finish = () => {
    setOrdered(true)
    emptyCart()
  }
  return (
    <>
      <DocumentTitle specific="Pay" />
      <PageHead title="Pay" actions={<LinkButton to="/shop?view=cart">{hasOrdered ? 'Open the cart' : 'Change the cart'}</LinkButton>} />
      {lines.length === 0 && !started && !hasOrdered ? (
        <EmptyState title="Your cart is empty" action={<LinkButton to="/shop">See what we sell</LinkButton>}>
          Add something first, then you can pay for it here.
        </EmptyState>
      ) : (
        <Suspense fallback={<Skeleton height="4.5rem" lines={4} />}>
          <PayOrder name="cart" draft={{ lines: [...lines] }} backTo="/shop?view=cart" onOrdered={finish} />
        </Suspense>
      )}
    </>
  )
}
