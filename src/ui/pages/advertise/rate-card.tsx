import type { AdOffer } from '../../../domain/ads/offer/offered-ads'
import { adPhaseAt } from '../../../domain/ads/pricing/ad-phase'
import { type AdSpace, adSpaceText } from '../../../domain/ads/pricing/ad-price-table'
import { pricePhases } from '../../../domain/guide/price-phases'
import { inches, sizeText } from '../../ads/ad-size-text'
import { phaseNames } from '../../ads/price-phase-labels'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { moneyOf } from '../../kit/format-money'
import { AdOnPage } from './ad-on-page'
import css from './advertise.module.css'

const AdsLeft = lazyAfterHydration(() => import('./ads-left'))

interface RateCardProps {
  readonly offer: AdOffer
  readonly prices: NonNullable<AdOffer['prices']>
  readonly now: Date
}

/** Every size and position with its place on a page, its prices, and how many are left. */
export function RateCard({ offer: { edition, page, deadlines }, prices: { rows, version, nonprofitPercent, designHelp }, now }: RateCardProps) {
  const { phase: current } = adPhaseAt(deadlines, now)
  return (
    <>
      <ul className={css.spaces}>
        {rows.map((space, at) => (
          <li key={adSpaceText(space)}>
            <AdOnPage space={space} page={page} />
            <div>
              <h3>{adSpaceText(space)}</h3>
              <p className={css.quiet}>{measuresText(space)}</p>
              <dl className={css.prices}>
                {pricePhases.map(phase => (
                  <div key={phase} data-current={phase === current || undefined}>
                    <dt>
                      {phaseNames[phase]}
                      {phase === current && <span className="visually-hidden">, now</span>}
                    </dt>
                    <dd>{moneyOf(space[phase])}</dd>
                  </div>
                ))}
              </dl>
              {current !== 'closed' && (
                <p className={css.quiet}>
                  <WhenHydrated fallback={`${space.stock} in this guide`}>
                    <AdsLeft editionId={edition.id} version={version} at={at} stock={space.stock} />
                  </WhenHydrated>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {nonprofitPercent > 0 && <>Nonprofits pay {nonprofitPercent}% less. </>}
        {designHelp.cents > 0 && <>If you want, we design your advertisement for {moneyOf(designHelp)}. </>}
        Send pictures with 300 dots per inch at their printed size.
      </p>
    </>
  )
}

const measuresText = ({ w, h, bleed, safe }: AdSpace) =>
  `${sizeText({ w, h })}${bleed > 0 ? `, plus ${inches(bleed)} in bleed` : ''}${safe > 0 ? `; keep text ${inches(safe)} in from the edge` : ''}`
