import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { Directions } from '../../blocks/directions'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Anchor } from '../../kit/anchor'
import { MapNumber } from '../../kit/map-number'
import type { GuideLinks } from '../guide/guide-links'
import css from './event-view.module.css'

const EventMap = lazyAfterHydration(() => import('./event-map'))
const OnlineLink = lazyAfterHydration(() => import('./online-link'))

interface EventWhereProps {
  readonly event: CalendarCard
  readonly links: GuideLinks
}

/** The address, with its map number if it is a studio of the guide, and directions. */
export function EventWhere({ event, links }: EventWhereProps) {
  const { venue, address, pin, listingId, number } = event
  // The number's page: of a building, where several studios share the number.
  const inGuide = number !== undefined ? links.number(number) : listingId !== undefined ? links.listing({ id: listingId }) : undefined
  return (
    <section aria-labelledby="where">
      <h2 id="where">Where</h2>
      <div className={css.door}>
        {number !== undefined && <MapNumber n={number} size="l" />}
        <address className={css.address}>
          {inGuide ? <Anchor to={inGuide}>{venue}</Anchor> : <span>{venue}</span>}
          {address && address !== venue && <span>{address}</span>}
        </address>
      </div>
      {event.online && (
        <WhenHydrated>
          <OnlineLink id={event.id} membersOnly={event.membersOnly === true} />
        </WhenHydrated>
      )}
      {pin && (
        <>
          <div className={css.map}>
            <WhenHydrated>
              <EventMap event={event} />
            </WhenHydrated>
          </div>
          <Directions at={pin} name={venue} />
          {listingId !== undefined && <Anchor to={links.maps({ at: listingId })}>See it on the map</Anchor>}
        </>
      )}
    </section>
  )
}
