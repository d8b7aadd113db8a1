import { openDay } from '../../../../domain/guide/door-status/door-status-now'
import { cardOpenings } from '../../../../domain/guide/reading/card-openings'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { doorQueries } from '../../../door-status/door-status.queries'
import { type OwnListing, portalQueries } from '../../../listings-portal/portal.queries'
import { useNow } from '../../../queries/clock.queries'
import css from './door-status.module.css'
import { DoorStatusButtons } from './door-status-buttons'

/** Today's doors of an artist, or of the host of a building: what visitors see of them, and one tap to change it. */
export default function OwnDoorStatuses() {
  const app = useApp()
  const all = useLiveQuery(portalQueries(app).all())
  const now = useNow()
  const open = (all?.listings ?? []).filter(({ editionId, status, openings }) => {
    const { tz } = all!.editions.get(editionId)!
    return status === 'published' && openDay(cardOpenings(openings, tz), localMoment(now, tz)) !== undefined
  })
  const [first] = open
  if (!first) return null
  const { tz } = all!.editions.get(first.editionId)!
  const today = open.filter(({ editionId }) => editionId === first.editionId)
  return <Today listings={today} {...{ tz, now }} editionId={first.editionId} />
}

interface TodayProps {
  readonly listings: readonly OwnListing[]
  readonly editionId: string
  readonly tz: string
  readonly now: Date
}

function Today({ listings, editionId, tz, now }: TodayProps) {
  const app = useApp()
  const at = localMoment(now, tz)
  const openings = new Map(listings.map(listing => [listing.id, cardOpenings(listing.openings, tz)]))
  const day = openDay([...openings.values()].flat(), at) ?? at.date
  const said = useLiveQuery(doorQueries(app).ofDay(editionId, day))
  return (
    <section className={css.doors} aria-labelledby="doors">
      <h2 id="doors">Your door today</h2>
      <p className={css.lead}>
        Visitors see it at once in the guide and on the map. It works without a connection: we send it when you are connected.
      </p>
      {listings.map(listing => (
        <DoorStatusButtons key={listing.id} {...{ listing, at }} openings={openings.get(listing.id)!} said={said.get(listing.id)} />
      ))}
    </section>
  )
}
