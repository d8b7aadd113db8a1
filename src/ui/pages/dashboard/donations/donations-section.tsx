import type { GiftYear, OwnGift } from '../../../../domain/shop/own-gifts'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { orderAddress } from '../../../checkout/order-address'
import { Anchor } from '../../../kit/anchor'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { moneyOf } from '../../../kit/format-money'
import { calendarDayText } from '../../../kit/time/format-time'
import { accountQueries } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { DonorName } from './donor-name'
import { LetterDownload } from './letter-download'
import { MonthlyGifts } from './monthly-gifts'

/** The person's gifts by year, with the deductible amount of each. */
export default function DonationsSection() {
  const years = useLiveQuery(accountQueries(useApp()).gifts())
  if (years.length === 0)
    return (
      <>
        <MonthlyGifts />
        <EmptyState title="No gifts yet" action={<LinkButton to="/donors">See what gifts do</LinkButton>}>
          <p>Your gifts and their receipts will be here.</p>
        </EmptyState>
      </>
    )
  return (
    <>
      <MonthlyGifts />
      <DonorName years={years} />
      {years.map(year => (
        <Year key={year.year} of={year} />
      ))}
    </>
  )
}

const Year = ({ of: { year, givenCents, gifts, statements } }: { readonly of: GiftYear }) => (
  <section aria-labelledby={`gifts-${year}`} className={css.part}>
    <h2 id={`gifts-${year}`}>{year}</h2>
    <p>You gave {moneyOf({ cents: givenCents })}.</p>
    {statements.map(statement => (
      <div key={statement.id}>
        <p>
          {statement.isOfAll ? 'Statement' : 'Letter'} {statement.number} for {statement.isOfAll ? 'everything you gave' : 'your monthly gifts'} in{' '}
          {year}: you can deduct {moneyOf({ cents: statement.deductibleCents })}.
        </p>
        <LetterDownload letter={statement} />
      </div>
    ))}
    <ul className={css.needs}>
      {gifts.map(gift => (
        <li key={gift.id} className={css.need}>
          <div>
            <h3>{[gift.cents === undefined ? undefined : moneyOf({ cents: gift.cents }), gift.title ?? gift.inKind].filter(Boolean).join(', ')}</h3>
            <p>
              {calendarDayText(gift.receivedOn, { short: true, year: true })}
              {gift.tribute && `, ${gift.tribute.kind === 'memory' ? 'in memory of' : 'in honor of'} ${gift.tribute.name}`}
            </p>
            <p className={css.quiet}>
              {worthText(gift)}{' '}
              {gift.hasReceipt && gift.orderId !== undefined && <Anchor to={orderAddress({ orderId: gift.orderId })}>See what you paid</Anchor>}
            </p>
            {gift.letter?.deductibleCents !== undefined && <LetterDownload letter={gift.letter} />}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

/** What the person can use for taxes. */
function worthText({ isReturned, letter, inKind, hasReceipt }: OwnGift): string {
  if (isReturned) return 'Returned. You cannot deduct it.'
  if (letter && letter.deductibleCents === undefined) return `Letter ${letter.number} for your monthly gifts is about it.`
  if (letter?.deductibleCents !== undefined && inKind === undefined)
    return `Letter ${letter.number}: you can deduct ${moneyOf({ cents: letter.deductibleCents })}.`
  if (letter) return `Letter ${letter.number} describes it, without a value.`
  return hasReceipt ? 'We emailed you a receipt. There is no letter yet.' : 'There is no receipt yet.'
}
