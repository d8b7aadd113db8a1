import { lazy, Suspense, useDeferredValue } from 'react'
import { isPast } from '../../../domain/calendar/agenda'
import type { CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { localMoment } from '../../../domain/shared/time/local-day'
import { type App, useLiveQuery } from '../../app-services/app-context'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { calendarQueries } from '../../queries/calendar.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { type ChangeAddress, useAddressState } from '../../routing/use-address-state'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { type CalendarAddress, type CalendarView, calendarAddress, readCalendarAddress } from './calendar-address'
import { CalendarEvents } from './calendar-events'
import { eventsCounted } from './calendar-text'
import css from './filters-room.module.css'
import { useMatchingEvents } from './use-matching-events'
import { ViewSwitch } from './view-switch'

const UnfilledPage = lazy(async () => ({ default: (await import('../../blocks/empty/unfilled-page')).UnfilledPage }))

// These stay as prerendered until hydration.
const CalendarFilters = lazyAfterHydration(async () => ({ default: (await import('./calendar-filters')).CalendarFilters }))

/** The events that a view shows: those to come, or all. */
const eventsOf = (app: App, view: CalendarView) =>
  view === 'agenda' || view === 'map' ? calendarQueries(app).coming() : calendarQueries(app).index()

export const data = ({ app, search }: Pick<Visit, 'app' | 'search'>) => [
  eventsOf(app, readCalendarAddress(search).view),
  clockQueries(app).now(),
  siteQueries(app).organisation(),
]

/** All events: as a list, by week or month, on the map, and past ones. */
export default function CalendarPage() {
  const { app } = useRouteVisit()
  const [address, change] = useAddressState(calendarAddress)
  const asked = useDeferredValue(address)
  const index = useLiveQuery(eventsOf(app, asked.view))
  const now = useNow()
  const organisation = useOrganisation()
  if (!index)
    return (
      <PageFrame>
        <PageHead title="Calendar" over={organisation?.name} />
        <UnfilledPage begins="events" title="No events yet" action={<LinkButton to="/sfosguide">Open the guide</LinkButton>}>
          Events appear here once we publish them. Studios and their hours are in the guide, from the day it comes out.
        </UnfilledPage>
      </PageFrame>
    )
  return <Calendar {...{ index, now, address, asked, change }} name={organisation?.name ?? index.city} />
}

interface CalendarProps {
  readonly index: CalendarIndex
  readonly address: CalendarAddress
  /** The address whose events are shown: it may be a moment behind. */
  readonly asked: CalendarAddress
  readonly change: ChangeAddress<CalendarAddress>
  readonly now: Date
  /** Name of the organization. */
  readonly name: string
}

function Calendar({ index, address, asked, change, now, name }: CalendarProps) {
  const { date: today } = localMoment(now, index.tz)
  const answer = useMatchingEvents(index, asked, today)
  const { view } = asked
  const listed = view === 'week' || view === 'month' ? answer : answer.filter(event => isPast(event, now) === (view === 'past'))
  return (
    <PageFrame>
      <PageHead
        title="Calendar"
        lead={`All our events, past ones too. Times are local${index.city && ` to ${index.city}`}.`}
        actions={<LinkButton to="/addevent">Submit an event</LinkButton>}
      />
      <Suspense fallback={<div className={css.room} />}>
        <CalendarFilters index={index} address={address} found={eventsCounted(listed.length)} onChange={change} />
      </Suspense>
      <ViewSwitch address={address} />
      <BelowFold>
        <CalendarEvents {...{ index, answer, now, today, name }} address={asked} />
      </BelowFold>
    </PageFrame>
  )
}
