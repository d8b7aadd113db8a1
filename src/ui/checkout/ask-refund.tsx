import { useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { askRefund } from '../../domain/shop/refunds/ask-refund.contract'
import { useService } from '../app-services/app-context'
import { ReasonForm } from '../forms/reason-form'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { orderKeyOf } from './order-address'

interface AskRefundProps {
  readonly order: OrderView
  readonly orderKey: string | undefined
}

/** Requests a refund of a paid order, and shows the staff's answer. */
export default function AskRefund({ order: { orderId, status, totalCents, refund }, orderKey }: AskRefundProps) {
  const callables = useService(Callables)
  const [isAsked, setAsked] = useState(refund?.state === 'asked')
  const [isOpen, setOpen] = useState(false)
  if (refund?.state === 'declined')
    return (
      <Notice title="We cannot refund this order.">
        <p>{refund.answer}</p>
      </Notice>
    )
  if (totalCents === 0 || (status !== 'paid' && status !== 'part_refunded')) return null
  if (isAsked) return <Notice tone="good" title="You asked for a refund. We look at it and write to you." />
  if (!isOpen)
    return (
      <p>
        <Button onClick={() => setOpen(true)}>Ask for a refund</Button>
      </p>
    )
  return (
    <ReasonForm
      label="Ask for a refund"
      why="Why do you want your money back?"
      send={async reason => callables.call(askRefund, { ...orderKeyOf({ orderId, orderKey }), reason })}
      onSent={() => setAsked(true)}
      onCancel={() => setOpen(false)}
    />
  )
}
