import { useState } from 'react'
import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { useService } from '../../../app-services/app-context'
import PayOrder, { type PayOrderProps } from '../../../checkout/pay-order'
import { useStoredCheckouts } from '../../../checkout/stored-checkouts'
import { Checkbox } from '../../../kit/controls/checkbox'

interface PayOwnMembershipProps extends Omit<PayOrderProps, 'draft'> {
  readonly draft: OrderDraft
  /** Whether automatic renewal is offered: not for a gift, a free level, or a membership that renews already. */
  readonly mayRenew: boolean
  /** Whether the payer asked for it, before a reload or Back. */
  readonly renews?: boolean
  readonly onRenews?: (renews: boolean) => void
  /** The card is stored, and charged each month. */
  readonly isMonthly: boolean
}

/** The payment of one's own membership, with the choice to renew it automatically with the same card. */
export default function PayOwnMembership({ name, draft, mayRenew, renews: asked = false, onRenews, isMonthly, ...more }: PayOwnMembershipProps) {
  const takesCards = useService(CardPayment).isOn
  const started = useStoredCheckouts()[name]?.order
  const [renews, setRenews] = useState(() => started?.lines.some(({ membership }) => membership?.renews) ?? asked)
  if (isMonthly && !takesCards) return <p>By the month, only a card can pay. Choose a whole term to pay in another way.</p>
  return (
    <>
      {isMonthly && (
        <p>
          We keep the card that you pay with now. On each last day we charge it for one more month, at the price of that day. You can pause or end it
          in your dashboard.
        </p>
      )}
      <PayOrder
        {...more}
        name={name}
        draft={renews && mayRenew ? renewing(draft) : draft}
        aboutCard={
          mayRenew && (
            <Checkbox
              label="Renew it by itself"
              help="On the last day we charge the card that you pay with now for one more term, at the price of that day. We remind you 30 days before. You can switch it off in your dashboard."
              checked={renews}
              onChange={({ currentTarget: { checked } }) => {
                setRenews(checked)
                onRenews?.(checked)
              }}
            />
          )
        }
      />
    </>
  )
}

const renewing = ({ lines, ...draft }: OrderDraft): OrderDraft => ({
  ...draft,
  lines: lines.map(line => ({ ...line, membership: { ...line.membership, renews: true as const } })),
})
