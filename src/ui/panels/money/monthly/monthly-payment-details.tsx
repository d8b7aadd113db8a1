import { letters } from '../../../../domain/giving/letters.collection'
import type { subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Anchor } from '../../../kit/anchor'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import type { UnderRecordProps } from '../../engine/panel-spec'

/** A monthly payment: its amount and day, its first order, and the payer's yearly statements. */
export function MonthlyPaymentDetails({ record: { personId, amountCents, dayOfMonth, orderId } }: UnderRecordProps<typeof subscriptions>) {
  const theirs = useLiveQuery(recordsQuery(useApp(), letters, { where: [['personId', '==', personId]] }))
  const years = theirs.filter(({ kind, status }) => kind === 'yearEnd' && status === 'issued').map(({ taxYear }) => taxYear)
  return (
    <>
      <p>
        {moneyOf({ cents: amountCents })} on day {dayOfMonth} of each month.{' '}
        {orderId !== undefined && <Anchor to={`/cpanel/stripetrans?open=${orderId}`}>Open the first order</Anchor>}
      </p>
      <p>
        {years.length === 0
          ? 'They have no yearly statement yet.'
          : `They have a yearly statement for ${years.toSorted((a, b) => a - b).join(', ')}.`}{' '}
        <Anchor to="/cpanel/donationletter">Open donation letters</Anchor>
      </p>
    </>
  )
}
