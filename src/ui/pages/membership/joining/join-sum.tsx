import { moneyOf } from '../../../kit/format-money'
import { deductibleOf, type JoinChoice } from './join-choice'

/** What is paid for a membership, and how much of it can be deducted. */
export function JoinSum({ choice }: { readonly choice: JoinChoice }) {
  const { level, terms } = choice
  const { cents, letter } = deductibleOf(choice)
  return (
    <p>
      <strong>{moneyOf({ cents: level.price.cents * terms })}</strong>
      {letter === 'no-goods' && '. You can deduct all of it.'}
      {letter === 'quid-pro-quo' &&
        `. You can deduct ${moneyOf({ cents: cents! })}: what you receive is worth about ${moneyOf({ cents: level.fmv!.cents * terms })}. Your receipt says so.`}
      {letter === 'sales-receipt' && '. You cannot deduct it: what you receive is worth the price.'}
    </p>
  )
}
