import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import { moneyOf } from '../../../kit/format-money'
import { benefitCentsOf, deductibleOf, type JoinChoice, paidCentsOf } from './join-choice'

interface MembershipPriceProps {
  readonly product: Pick<MembershipProduct, 'termMonths'>
  readonly choice: JoinChoice
}

/** The price of a membership and its deductible part. */
export function MembershipPrice({ product, choice }: MembershipPriceProps) {
  const paidCents = paidCentsOf(choice)
  const { cents, letter } = deductibleOf(product, choice)
  return (
    <p>
      <strong>{moneyOf({ cents: paidCents })}</strong>
      {choice.isMonthly && ` now, and the price of a month on each last day: ${moneyOf({ cents: paidCents * 12 })} in a year`}
      {letter === 'no-goods' && '. You can deduct all of it.'}
      {letter === 'quid-pro-quo' &&
        `. You can deduct ${moneyOf({ cents: cents! })}: what you receive is worth about ${moneyOf({ cents: benefitCentsOf(product, choice)! })}. Your receipt says so.`}
      {letter === 'sales-receipt' && '. You cannot deduct it: what you receive is worth the price.'}
    </p>
  )
}
