import { deductible } from '../../../../domain/giving/deductible-amount'
import { feeCover } from '../../../../domain/giving/gift-limits-and-card-fee'
import { chargeDayOf } from '../../../../domain/giving/monthly/charge-days'
import { noGoodsStatement } from '../../../../domain/giving/no-goods-statement'
import { moneyOf } from '../../../kit/format-money'
import { type EnteredGift, paidCents } from './gift-fields'
import css from './giving.module.css'

/** The payment for a gift, its deductible amount, and the statement of its receipt. */
export function GiftSum({ gift, today }: { readonly gift: EnteredGift; readonly today: string }) {
  const { amount, coversFee, often } = gift
  const cents = paidCents(gift)
  return (
    <div className={css.sum} role="status">
      {amount && coversFee && (
        <p>
          {moneyOf(amount)} and {moneyOf({ cents: feeCover(amount.cents) })} for the card fee: <strong>{moneyOf({ cents })} together</strong>.
        </p>
      )}
      {amount && often === 'monthly' && (
        <p>
          We charge your card <strong>{moneyOf({ cents })} today</strong>, then {moneyOf({ cents })} on day {chargeDayOf(today)} of each month until
          you end it. You can change the amount, pause it or end it in your dashboard.
        </p>
      )}
      {amount && <p>You can deduct all of it, {moneyOf({ cents: deductible({ paidCents: cents, fmvCents: 0 }).cents! })}.</p>}
      <p>
        {often === 'monthly'
          ? 'We email you a receipt for each gift, and after each year one letter for your taxes. It says'
          : 'We email you a receipt once your gift has arrived. The letter for your taxes says'}
        : “{noGoodsStatement}”
      </p>
    </div>
  )
}
