import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { payouts } from '../../../../domain/shop/bank-payouts.collection'
import { payments } from '../../../../domain/shop/payments.collection'
import { ofPayout, payoutCheck } from '../../../../domain/shop/payouts/payout-check'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { calendarDayText } from '../../../kit/time/format-time'
import { recordsQuery } from '../../../queries/record.queries'
import type { UnderRecordProps } from '../../engine/panel-spec'

/** Compares a payout with the ledger. */
export function PayoutComparison({ record }: UnderRecordProps<typeof payouts>) {
  const find = ofPayout(record)
  if (!find) return <p>The payment provider has not said yet which payments are in this payout.</p>
  return <Comparison payout={record} find={find} />
}

interface ComparisonProps {
  readonly payout: StoredOf<typeof payouts>
  readonly find: NonNullable<ReturnType<typeof ofPayout>>
}

function Comparison({ payout, find }: ComparisonProps) {
  const moved = useLiveQuery(recordsQuery(useApp(), payments, find))
  const { payments: number, receivedCents, backCents, shouldCents, differenceCents } = payoutCheck(payout, moved)
  const difference = moneyOf({ cents: Math.abs(differenceCents) })
  return (
    <section aria-label="Compared with the ledger">
      <p>
        {daysText(payout)} the ledger has {counted(number, 'card payment')} of {moneyOf({ cents: receivedCents })}
        {backCents > 0 && `, and ${moneyOf({ cents: backCents })} paid back`}. Less fees of {moneyOf(payout.fees)} that is{' '}
        {moneyOf({ cents: shouldCents })}.
      </p>
      <p>
        <strong>
          {differenceCents === 0 && number === payout.payments && 'The payout is the same.'}
          {differenceCents > 0 && `The payout is ${difference} more than the ledger.`}
          {differenceCents < 0 && `The payout is ${difference} less than the ledger.`}
        </strong>{' '}
        {number !== payout.payments && `It has ${counted(payout.payments, 'payment')}.`}
      </p>
      {differenceCents !== 0 && <p>Compare the payments of these days with the list of this payout at the payment provider.</p>}
    </section>
  )
}

function daysText({ firstDay = '', lastDay = '' }: Pick<StoredOf<typeof payouts>, 'firstDay' | 'lastDay'>): string {
  const [from, until] = [firstDay, lastDay].map(day => calendarDayText(day, { short: true, year: true }))
  return from === until ? `On ${from},` : `From ${from} to ${until},`
}
