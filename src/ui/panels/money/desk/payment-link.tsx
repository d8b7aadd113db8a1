import { useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { sendPaymentLink } from '../../../../domain/shop/desk/send-payment-link.contract'
import { useService } from '../../../app-services/app-context'
import { orderAddress } from '../../../checkout/order-address'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { dayOf, timeOf } from '../../../kit/time/format-time'
import { QrCode } from '../../../print/qr-code'
import type { Outcome } from '../../engine/actions/use-outcome'
import css from './desk.module.css'
import type { DeskOrderProps } from './desk-order-props'

interface PaymentLinkProps extends DeskOrderProps {
  readonly tz: string
  readonly outcome: Outcome
}

/** The address at which the payer pays: to copy, to mail, and as a QR code. */
export default function PaymentLink({ order: { id: orderId, email, payBy }, orderKey, tz, outcome }: PaymentLinkProps) {
  const callables = useService(Callables)
  const [message, setMessage] = useState('')
  const address = new URL(orderAddress({ orderId, orderKey }), location.origin).href
  const moment = (at: Date) => `${dayOf(at, tz, { short: true })}, ${timeOf(at, tz)}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage('Link copied.'),
      // The browser may refuse; the link can be copied from the field.
      () => setMessage('Select the link above and copy it.'),
    )
  const mail = () =>
    outcome.run('Mailing the link…', async () => {
      const { to, until } = await callables.call(sendPaymentLink, { orderId, orderKey })
      return { message: `The link is on its way to ${to}. They can pay until ${moment(new Date(until))}.` }
    })
  return (
    <div className={css.link}>
      <TextField label="Payment link" readOnly value={address} onFocus={event => event.target.select()} />
      <p className={css.ways}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <Button onClick={() => void mail()}>Mail the link to {email}</Button>
        <span role="status">{message}</span>
      </p>
      {payBy && <p>They can pay until {moment(payBy)}. A mailed link works for seven days.</p>}
      <div className={css.code}>
        <QrCode address={address} label="QR code of the payment link" />
      </div>
    </div>
  )
}
