import { useApp } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { MapNumber } from '../../kit/map-number'
import { Time } from '../../kit/time/time'
import { accountQueries } from '../../queries/account.queries'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import css from './dashboard.module.css'

/** Stamps of the visited studios, with their map numbers. */
export function PassportSection() {
  const app = useApp()
  const stamps = useLiveQuery(accountQueries(app).stamps())
  const index = useLiveQuery(guideQueries(app).index())
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const tz = index?.edition.tz ?? organisation?.tz ?? 'UTC'
  if (stamps.length === 0)
    return (
      <EmptyState title="No stamps" action={<LinkButton to="/sfosguide/maps">Find a studio</LinkButton>}>
        <p>Stamps of studios that you visited stand here. Studios give no stamps at present.</p>
      </EmptyState>
    )
  return (
    <ol className={css.stamps}>
      {stamps.map(({ id, listingId, editionId, at }) => {
        const card = index?.edition.id === editionId ? index.listings.find(listing => listing.id === listingId) : undefined
        return (
          <li key={id} className={css.stamp}>
            {card?.number === undefined ? (
              <span className={css.blank} aria-hidden="true" />
            ) : (
              <MapNumber n={card.number} unit={card.unit} size="xl" />
            )}
            <span>{card ? <Anchor to={`/sfosguide/${card.id}`}>{card.name}</Anchor> : `A studio of ${editionId}`}</span>
            <span className={css.quiet}>
              <Time at={at} tz={tz} short year />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
