import { lazy, Suspense } from 'react'
import { useCart, useCartCode } from '../../../app-services/stored-cart'
import { LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { takeFromCart } from './take-from-cart'

const PayOrder = lazy(() => import('../../../checkout/pay-order'))

/** Paying for the cart. */
export default function PayView() {
  const lines = useCart()
  const code = useCartCode()
  return (
    <>
      <DocumentTitle specific="Pay" />
      <PageHead title="Pay" actions={<LinkButton to="/shop?view=cart">Open the cart</LinkButton>} />
      <Suspense fallback={<Skeleton height="4.5rem" lines={4} />}>
        <PayOrder
          name="cart"
          draft={{ lines: [...lines], ...(code !== undefined && { code }) }}
          backTo="/shop?view=cart"
          onOrdered={takeFromCart}
          empty={
            <EmptyState title="Your cart is empty" action={<LinkButton to="/shop">See what we sell</LinkButton>}>
              Add something first, then you can pay for it here.
            </EmptyState>
          }
        />
      </Suspense>
    </>
  )
}
