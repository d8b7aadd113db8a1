import { StartedOrder } from '../../../checkout/started-order'
import type { DeskOrderProps } from './desk-order-props'

interface CardAtDeskProps extends DeskOrderProps {
  readonly onClose: () => void
}

/** The provider's fields, as on the payer's own page. */
export default function CardAtDesk({ order: { id: orderId, createdAt }, orderKey, onClose }: CardAtDeskProps) {
  return (
    <StartedOrder
      name={`desk/${orderId}`}
      started={{ orderId, orderKey, lines: [], heldAt: createdAt.toISOString() }}
      takesFocus
      onOrdered={onClose}
      onGivenUp={onClose}
    />
  )
}
