import type { AdOrder } from '../../../domain/ads/ad-orders.collection'
import { adSpaceText } from '../../../domain/ads/pricing/ad-price-table'
import { adStateNames } from '../../ads/ad-state-text'
import { Anchor } from '../../kit/anchor'
import { useEditionTitles } from '../../queries/known-editions.queries'
import css from './ad-portal.module.css'

/** The advertisements that somebody has already. */
export function AdList({ ads }: { readonly ads: readonly AdOrder[] }) {
  return ads.length === 0 ? null : <Ads ads={ads} />
}

function Ads({ ads }: { readonly ads: readonly AdOrder[] }) {
  const titleOf = useEditionTitles()
  return (
    <section aria-labelledby="own-ads">
      <h2 id="own-ads">Your advertisements</h2>
      <ul className={css.own}>
        {ads.map(ad => (
          <li key={ad.id}>
            <Anchor to={`/adportal/${ad.id}`}>
              <bdi>{ad.business ?? 'Advertisement'}</bdi>, {adSpaceText(ad)}
            </Anchor>
            <span className={css.quiet}>
              {titleOf(ad.editionId)} · {adStateNames[ad.status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
