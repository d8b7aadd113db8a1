import { useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice, type FieldMap } from '../../../../domain/shared/records/fields'
import { countedRefunds, refundedCents, refundedLines } from '../../../../domain/shop/payments/order-ledger'
import { refundPayment } from '../../../../domain/shop/payments/refund-payment.contract'
import { ledgerOf, type OrderLedger, refundablePayment } from '../../../../domain/shop/payments/refundable-payment'
import { useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import type { EntryProps } from '../../engine/record/record-page'
import { refundChoice, refundFields, refundProblems } from './refund-choice'
import { RefundPreview } from './refund-preview'

/** Refunds lines of an order. Starts over if a colleague refunds something meanwhile. */
export default function RefundForm(props: EntryProps<OrderLedger>) {
  const payment = refundablePayment(props.row)
  const now = payment ? refundedCents(ledgerOf(props.row), payment.id) : 0
  const [seen, setSeen] = useState(now)
  if (!payment) return <p>Nothing of this order is left to refund.</p>
  // While its own refund is made, the order changes before the answer is here.
  if (seen !== now && props.outcome.state.is !== 'working')
    return (
      <Notice>
        A colleague refunded {moneyOf({ cents: now - seen })} of this order while you had it open. Nothing of yours was refunded.{' '}
        <Button size="s" onClick={() => setSeen(now)}>
          Look at what is left
        </Button>
      </Notice>
    )
  return <LinesForm key={seen} {...props} paymentId={payment.id} method={payment.method} seenRefundedCents={seen} />
}

interface LinesFormProps extends EntryProps<OrderLedger> {
  readonly paymentId: string
  readonly method: string
  readonly seenRefundedCents: number
}

function LinesForm({ row, outcome, onDone, paymentId, method, seenRefundedCents }: LinesFormProps) {
  const callables = useService(Callables)
  const { order } = row
  const before = refundedLines(countedRefunds(ledgerOf(row)))
  const byCard = method === 'card' && { how: choice('How is it paid back?', ['card', 'cheque']) }
  const fields: FieldMap = { ...refundFields(order, before), ...byCard, reason: reasonField('Why is it refunded?') }
  const form = useForm({
    fields,
    initial: method === 'card' ? { how: 'card' } : {},
    check: values => refundProblems(order, before, values),
    submit: values =>
      outcome.run('Refunding…', async () => {
        const { requests } = refundChoice(order, before, values)
        const input = {
          paymentId,
          seenRefundedCents,
          lines: [...requests],
          reason: String(values['reason']),
          ...(values['how'] === 'cheque' && { byHand: true }),
        }
        const { cents, state } = await callables.call(refundPayment, input)
        onDone()
        return { message: state === 'made' ? `${moneyOf({ cents })} refunded.` : `The bank is paying back ${moneyOf({ cents })}.` }
      }),
  })
  const { refunding } = refundChoice(order, before, form.values)
  return (
    <Form
      form={form}
      label={refunding.state === 'refunded' ? `Refund ${moneyOf(refunding.refund)}` : 'Refund'}
      marks="required"
      acts={<Button onClick={onDone}>Cancel</Button>}
    >
      {Object.keys(fields).map(name => (
        <FormField key={name} name={name} />
      ))}
      {refunding.state === 'refunded' && (
        <RefundPreview order={order} before={before} refund={refunding.refund} method={String(form.values['how'] ?? method)} />
      )}
    </Form>
  )
}
