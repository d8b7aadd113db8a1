import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { isPast } from '../../../domain/calendar/agenda'
import { calendarAnswer } from '../../../domain/calendar/calendar-query'
import type { CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { localMoment } from '../../../domain/shared/time/local-day'
import { useLiveQuery } from '../../app-services/app-context'
import { useSaved } from '../../app-services/stored-saves'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { calendarQueries } from '../../queries/calendar.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { useAddressState } from '../../routing/use-address-state'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { calendarAddress } from './calendar-address'
import { CalendarEvents } from './calendar-events'
import { eventsCounted } from './calendar-text'
import css from './filters-room.module.css'
import { ViewSwitch } from './view-switch'

const UnfilledPage = lazy(async () => ({ default: (await import('../../blocks/empty/unfilled-page')).UnfilledPage }))

// These stay as prerendered until hydration.
const CalendarFilters = lazyAfterHydration(async () => ({ default: (await import('./calendar-filters')).CalendarFilters }))

export const data = ({ app }: Pick<Visit, 'app'>) => [calendarQueries(app).index(), clockQueries(app).now(), siteQueries(app).organisation()]

/** All events: as a list, by week or month, on the map, and past ones. */
export default function CalendarPage() {
  const { app } = useRouteVisit()
  const index = useLiveQuery(calendarQueries(app).index())
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
  return <Calendar index={index} now={now} name={organisation?.name ?? index.city} />
}

interface CalendarProps {
  readonly index: CalendarIndex
  readonly now: Date
  /** Name of the organization. */
  readonly name: string
}

function Calendar({ index, now, name }: CalendarProps) {
  const [address, change] = useAddressState(calendarAddress)
  const kept = useSaved('event')
  const { date: today } = localMoment(now, index.tz)
  const asked = useDeferredValue(address)
  const answer = useMemo(() => {
    const found = calendarAnswer(index, asked.query, today)
    return asked.saved ? found.filter(({ id }) => kept.includes(id)) : found
  }, [index, asked, today, kept])
  const { view } = asked
  const listed = view === 'week' || view === 'month' ? answer : answer.filter(event => isPast(event, now) === (view === 'past'))
  return (
    <PageFrame>
      <PageHead
        title="Calendar"
        lead={`All events of this year. Times are local${index.city && ` to ${index.city}`}.`}
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
