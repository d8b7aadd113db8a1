import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { Directions } from '../../blocks/directions'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Anchor } from '../../kit/anchor'
import { linkTarget } from '../../kit/link-target'
import { MapNumber } from '../../kit/map-number'
import type { GuideLinks } from '../guide/guide-links'
import css from './event-view.module.css'

const EventMap = lazyAfterHydration(() => import('./event-map'))
const MembersLink = lazyAfterHydration(() => import('./members-link'))

interface EventWhereProps {
  readonly event: CalendarCard
  readonly links: GuideLinks
  readonly onlineUrl: string | undefined
}

/** The address, with its map number if it is a studio of the guide, and directions. */
export function EventWhere({ event, links, onlineUrl }: EventWhereProps) {
  const { venue, address, pin, listingId, number } = event
  const inGuide = listingId !== undefined ? links.listing({ id: listingId }) : number !== undefined ? links.number(number) : undefined
  const target = onlineUrl === undefined ? undefined : linkTarget(onlineUrl)
  const online = target?.kind === 'outside' ? target : undefined
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
      {online && (
        <p>
          Also online: <Anchor to={online.href}>{new URL(online.href).host}</Anchor>
        </p>
      )}
      {event.membersOnly && event.online && (
        <WhenHydrated>
          <MembersLink id={event.id} />
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
