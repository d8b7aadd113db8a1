import { useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { reasonField } from '../../domain/shared/functions/reason'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { askRefund } from '../../domain/shop/refunds/ask-refund.contract'
import { useService } from '../app-services/app'
import { Form, sentWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { orderKeyOf } from './order-address'

interface AskRefundProps {
  readonly order: OrderView
  readonly orderKey: string | undefined
}

/** Asking for a refund of a paid order, and what staff answered. */
export default function AskRefund({ order: { orderId, status, totalCents, refund }, orderKey }: AskRefundProps) {
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
  return <Question orderId={orderId} orderKey={orderKey} onAsked={() => setAsked(true)} onCancel={() => setOpen(false)} />
}

interface QuestionProps {
  readonly orderId: string
  readonly orderKey: string | undefined
  readonly onAsked: () => void
  readonly onCancel: () => void
}

function Question({ orderId, orderKey, onAsked, onCancel }: QuestionProps) {
  const callables = useService(Callables)
  const form = useForm({
    fields: { reason: reasonField('Why do you want your money back?') },
    initial: {},
    submit: async ({ reason }) => {
      await callables.call(askRefund, { ...orderKeyOf({ orderId, orderKey }), reason })
    },
    onSaved: onAsked,
  })
  return <Form form={form} label="Ask for a refund" title="Ask for a refund" words={sentWords} acts={<Button onClick={onCancel}>Cancel</Button>} />
}
