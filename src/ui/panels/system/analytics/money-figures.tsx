import { aligned, dayAt, offsetOf, type Season } from '../../../../domain/analytics/season-days'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Figure } from '../../engine/figures/figure'
import css from './analytics.module.css'
import { analyticsQueries, type Payment } from './analytics.queries'
import { dollarAmount } from './figure-text'
import { SeasonLine } from './season-line'
import { type AnalyticsView, spansOf } from './use-analytics-view'

const methodNames: Readonly<Record<Payment['method'], string>> = {
  card: 'Card',
  cheque: 'Check',
  cash: 'Cash',
  link: 'Payment link',
  comp: 'Given',
  test: 'Test',
}

/** Income minus refunds. */
export function MoneyFigures({ view }: { readonly view: AnalyticsView }) {
  const queries = analyticsQueries(useApp())
  const { now, former } = spansOf(view)
  const paid = useLiveQuery(queries.payments(now.from, now.until))
  const paidBefore = useLiveQuery(queries.payments(former?.from ?? now.from, former?.until ?? now.until))
  if (paid.length === 0 && paidBefore.length === 0)
    return (
      <EmptyState title="No payments in these days">Every payment and refund of the ledger is counted here on the day it was received.</EmptyState>
    )
  const byDay = new Map<string, number>()
  // Each payment once, even if two seasons share days.
  for (const { receivedOn, amount } of new Map([...paid, ...paidBefore].map(one => [one.id, one])).values())
    byDay.set(receivedOn, (byDay.get(receivedOn) ?? 0) + amount.cents)
  const points = aligned(view.season, view.before, view.span, view.today, day => (byDay.get(day) ?? 0) / 100)
  return (
    <div className={css.part}>
      <SeasonLine view={view} title="Money received" unit="received" points={points} say={dollarAmount} />
      <ByMethod view={view} now={paid} former={paidBefore} />
    </div>
  )
}

interface ByMethodProps {
  readonly view: AnalyticsView
  readonly now: readonly Payment[]
  readonly former: readonly Payment[]
}

function ByMethod({ view: { season, before, span, today }, now, former }: ByMethodProps) {
  const until = Math.min(span.until, offsetOf(season, today))
  const upTo = (of: Season, all: readonly Payment[]) => all.filter(({ receivedOn }) => receivedOn <= dayAt(of, until))
  const sum = (all: readonly Payment[], of: Payment['method']) =>
    all.filter(({ method }) => method === of).reduce((cents, { amount }) => cents + amount.cents, 0) / 100
  const [these, those] = [upTo(season, now), before ? upTo(before, former) : []]
  const methods = [...new Set([...these, ...those].map(({ method }) => method))]
  return (
    <Figure
      title="By how it was paid"
      lead="Refunds are taken off; what is given and what is a test is no money."
      fileName={`paid-by-${season.id}`}
      table={{
        columns: [
          { label: 'How', isText: true },
          { label: season.id, say: dollarAmount },
          { label: 'Payments' },
          ...(before ? [{ label: before.id, say: dollarAmount }] : []),
        ],
        rows: methods
          .map(method => [
            methodNames[method],
            sum(these, method),
            these.filter(one => one.method === method && one.refundOf === undefined).length,
            ...(before ? [sum(those, method)] : []),
          ])
          .toSorted((a, b) => Number(b[1]) - Number(a[1])),
      }}
    />
  )
}
