import type { CallPhase } from '../../../domain/guide/clock/phase-at'
import type { Quote } from '../../../domain/shop/pricing/price-order'
import { lineCents } from '../../../domain/shop/pricing/price-order'
import { PriceAside } from '../../blocks/price-aside/price-aside'
import { counted } from '../../kit/counted'
import { Time } from '../../kit/time/time'
import css from './registration.module.css'

interface PricePanelProps {
  readonly quote: Quote | undefined
  readonly phase: CallPhase
  readonly now: Date
  readonly tz: string
  /** Members pay less than others, and this is what they pay. */
  readonly isLess: boolean
  /** The artist requests a waiver, which may lower the fee. */
  readonly asksWaiver: boolean
}

const names = { early: 'Early price', regular: 'Regular price', late: 'Late price', before: '', closed: 'Late price' } as const

/** The price, line by line, and until when it applies. */
export function PricePanel({ quote, phase: { phase, endsAt }, now, tz, isLess, asksWaiver }: PricePanelProps) {
  return (
    <PriceAside
      title="What you pay"
      price={quote && { lines: quote.lines.map(line => ({ id: line.id, title: line.title, cents: lineCents(line) })), totalCents: quote.total.cents }}
      unpriced="Choose where you show and what kind of listing you want. Then you see what it costs."
    >
      <p className={css.quiet}>
        {names[phase]}
        {endsAt && phase !== 'closed' && (
          <>
            {' '}
            until <Time at={endsAt} tz={tz} />: {leftText(endsAt, now)}
          </>
        )}
        .{isLess && ' These are members’ prices.'}
        {asksWaiver && ' We write to you about the fee before it is due.'}
      </p>
    </PriceAside>
  )
}

const hour = 3_600_000

function leftText(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime())
  if (left >= 48 * hour) return `${counted(Math.floor(left / (24 * hour)), 'day')} left`
  if (left >= 2 * hour) return `${counted(Math.floor(left / hour), 'hour')} left`
  return `${counted(Math.ceil(left / 60_000), 'minute')} left`
}
