import { LinkButton } from '../kit/button'
import { orderAddress } from './order-address'
import { goOnHere } from './stored-checkouts'

interface PayNowProps {
  readonly orderId: string
  readonly orderedAt: Date
}

/** Leads from where an order of the account waits for its payment straight to the card. */
export const PayNow = ({ orderId, orderedAt }: PayNowProps) => (
  <LinkButton look="main" to={orderAddress({ orderId })} onClick={() => goOnHere({ orderId, heldAt: orderedAt.toISOString() })}>
    Pay now
  </LinkButton>
)
