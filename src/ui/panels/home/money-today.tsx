import { type DayTakings, mostDeclined, yearBefore } from '../../../domain/shop/daily-takings'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { moneyOf } from '../../kit/format-money'
import { numberText } from '../../kit/number-text'
import { calendarDayText } from '../../kit/time/format-time'
import { homeQueries } from '../../queries/home.queries'
import { Link } from '../../routing/link'
import css from './money-today.module.css'

/** Money received today (`YYYY-MM-DD`) beside the same day last year, and cards that were declined; for the scope money. */
export function MoneyToday({ today, tz }: { readonly today: string; readonly tz: string }) {
  const takings = useLiveQuery(homeQueries(useApp()).takings(today, tz))
  const most = Math.max(takings.today.cents, takings.before.cents, 1)
  return (
    <section aria-labelledby="money" className={css.money}>
      <h2 id="money">Money received today</h2>
      <dl>
        <Day label="Today" takings={takings.today} most={most} />
        <Day label={calendarDayText(yearBefore(today), { short: true, year: true })} takings={takings.before} most={most} isBefore />
      </dl>
      <p>
        {compared(takings.today.cents - takings.before.cents)} {takings.declined > 0 && `${declinedText(takings.declined)} `}
        <Link to="/cpanel/stripetrans">Open the ledger</Link>
      </p>
    </section>
  )
}

interface DayProps {
  readonly label: string
  readonly takings: DayTakings
  /** The larger of the two days, in cents. */
  readonly most: number
  readonly isBefore?: boolean
}

function Day({ label, takings: { cents, payments, refundedCents }, most, isBefore }: DayProps) {
  return (
    <div data-before={isBefore}>
      <dt>{label}</dt>
      <dd>
        <strong>{moneyOf({ cents })}</strong>
        <span aria-hidden="true" className={css.bar} style={{ width: `${(Math.max(cents, 0) / most) * 100}%` }} />
        <small>
          {payments === 1 ? '1 payment' : `${numberText(payments)} payments`}
          {refundedCents > 0 && `, ${moneyOf({ cents: refundedCents })} refunded`}
        </small>
      </dd>
    </div>
  )
}

const declinedText = (times: number) =>
  times === 1 ? 'A card was declined once.' : `Cards were declined ${times >= mostDeclined ? `${mostDeclined} times or more` : `${times} times`}.`

function compared(cents: number): string {
  if (cents === 0) return 'The same as on this day last year.'
  return `${moneyOf({ cents: Math.abs(cents) })} ${cents > 0 ? 'more' : 'less'} than on the whole of this day last year.`
}
