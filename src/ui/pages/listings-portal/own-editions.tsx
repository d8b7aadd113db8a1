import { nextStep } from '../../../domain/guide/portal/listing-next-step'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { portalQueries } from '../../listings-portal/portal.queries'
import { useNow } from '../../queries/clock.queries'
import { DeadlineClock } from './deadline-clock'
import { HostRoster } from './host-roster'
import { ListingRow } from './listing-row'
import css from './listings-portal.module.css'

/** The listings of an artist, and the buildings of a host, by edition. */
export default function OwnEditions() {
  const app = useApp()
  const all = useLiveQuery(portalQueries(app).all())
  const now = useNow()
  const hosted = all?.hosted ?? []
  const own = (all?.listings ?? []).filter(({ artistId, siteId }) => artistId === all?.pid || !hosted.some(({ id }) => id === siteId))
  const editionIds = [...new Set((all?.listings ?? []).map(({ editionId }) => editionId))]
  if (!all || editionIds.length === 0) {
    return (
      <EmptyState title="You have no listing yet" action={<LinkButton to="/artists/sfosregistration">Register a studio</LinkButton>}>
        A listing is made when you register a studio for the season.
      </EmptyState>
    )
  }
  return editionIds.map(editionId => {
    const edition = all.editions.get(editionId)!
    const isLatest = editionId === editionIds[0]
    const mine = own.filter(listing => listing.editionId === editionId)
    if (mine.length === 0 && !isLatest) return null
    return (
      <section key={editionId} aria-labelledby={`edition-${editionId}`} className={css.edition}>
        <h2 id={`edition-${editionId}`}>{edition.name}</h2>
        <DeadlineClock deadlines={edition.deadlines} now={now} tz={edition.tz} />
        {mine.map(listing => {
          const registration = all.registrations.get(listing.registrationId ?? '')
          const step = nextStep(listing, registration, edition.deadlines, now)
          return <ListingRow key={listing.id} listing={listing} step={step} registration={registration} />
        })}
        {isLatest && hosted.map(site => <HostRoster key={site.id} all={all} site={site} editionId={editionId} now={now} />)}
      </section>
    )
  })
}
