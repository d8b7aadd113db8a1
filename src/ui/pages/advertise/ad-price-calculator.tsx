import { useState } from 'react'
import type { AdOffer } from '../../../domain/ads/offer/offered-ads'
import { adPhaseAt } from '../../../domain/ads/pricing/ad-phase'
import { type AdPriceLine, adPrice } from '../../../domain/ads/pricing/ad-price'
import { adSpaceText } from '../../../domain/ads/pricing/ad-price-table'
import { localMoment } from '../../../domain/shared/time/local-day'
import { wallTime } from '../../../domain/shared/time/wall-time'
import { phaseNames } from '../../ads/price-phase-labels'
import { Checkbox } from '../../kit/controls/checkbox'
import { Select } from '../../kit/controls/select'
import { TextField } from '../../kit/controls/text-field'
import { moneyOf } from '../../kit/format-money'
import { AdOnPage } from './ad-on-page'
import css from './advertise.module.css'

interface AdPriceCalculatorProps {
  readonly offer: AdOffer
  readonly prices: NonNullable<AdOffer['prices']>
  readonly now: Date
}

/** The price of one advertisement on a day, line by line. */
export default function AdPriceCalculator({ offer: { edition, page, deadlines }, prices, now }: AdPriceCalculatorProps) {
  const [at, setAt] = useState(0)
  const [day, setDay] = useState(() => localMoment(now, edition.tz).date)
  const [isNonprofit, setNonprofit] = useState(false)
  const [wantsDesign, setDesign] = useState(false)
  const space = prices.rows[at]
  if (!space) return null
  const { phase } = day === '' ? { phase: 'before' as const } : adPhaseAt(deadlines, wallTime(`${day}T12:00`, edition.tz).utc)
  const names: Readonly<Record<AdPriceLine['kind'], string>> = {
    space: `${adSpaceText(space)}${phase === 'before' || phase === 'closed' ? '' : `, ${phaseNames[phase].toLowerCase()} price`}`,
    nonprofit: `Nonprofit, ${prices.nonprofitPercent}% less`,
    design: 'Help with the design',
  }
  const price = phase === 'before' || phase === 'closed' ? undefined : adPrice(prices, { space, isNonprofit, wantsDesign }, phase)
  return (
    <div className={css.calculator}>
      <div className={css.wishes}>
        <Select
          label="Size and position"
          value={String(at)}
          options={prices.rows.map((row, i) => ({ value: String(i), label: adSpaceText(row) }))}
          onChange={event => setAt(Number(event.currentTarget.value))}
        />
        <TextField type="date" label="When you book" value={day} onChange={event => setDay(event.currentTarget.value)} />
        {prices.nonprofitPercent > 0 && (
          <Checkbox label="We are a nonprofit" checked={isNonprofit} onChange={event => setNonprofit(event.currentTarget.checked)} />
        )}
        {prices.designHelp.cents > 0 && (
          <Checkbox label="Design it for us" checked={wantsDesign} onChange={event => setDesign(event.currentTarget.checked)} />
        )}
      </div>
      <AdOnPage space={space} page={page} />
      <div className={css.result} aria-live="polite">
        {price ? (
          <>
            <ul>
              {price.lines.map(({ kind, cents }) => (
                <li key={kind}>
                  <span>{names[kind]}</span> <span>{moneyOf({ cents })}</span>
                </li>
              ))}
            </ul>
            <p>
              <span>Total</span> <strong>{moneyOf({ cents: price.totalCents })}</strong>
            </p>
          </>
        ) : (
          <p>
            {phase === 'before'
              ? 'You cannot book on this day yet. Choose a later one.'
              : 'Advertising is closed on this day. Choose an earlier one.'}
          </p>
        )}
      </div>
    </div>
  )
}
