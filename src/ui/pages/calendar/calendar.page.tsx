import { Suspense, useDeferredValue, useMemo } from 'react'
import { calendarAnswer } from '../../../domain/events/calendar-question'
import type { CalendarIndex } from '../../../domain/events/calendar-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import { useLiveQuery } from '../../app-services/live-query'
import { latePart } from '../../delivery/late-part'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { PageHead } from '../../kit/page-head'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { calendarQueries } from '../../queries/calendar.queries'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { useKeptEvents } from '../events/kept-events'
import { CalendarViews } from './calendar-views'
import { useCalendarAddress } from './use-calendar-address'
import { ViewSwitch } from './view-switch'

// They stand as they were prerendered until the page has settled.
const CalendarFilters = latePart(async () => ({ default: (await import('./calendar-filters')).CalendarFilters }))

export const data = ({ app }: Pick<Visit, 'app'>) => [calendarQueries(app).index(), clockQueries(app).now(), siteQueries(app).organisation()]

/** Everything that happens, as a list, by month, on the map, and what is over. */
export default function CalendarPage() {
  const { app } = useVisit()
  const index = useLiveQuery(calendarQueries(app).index())
  const now = useLiveQuery(clockQueries(app).now())
  const organisation = useLiveQuery(siteQueries(app).organisation())
  if (!index)
    return (
      <PageFrame>
        <PageHead title="Calendar" over={organisation?.name} />
        <EmptyState title="Nothing is in the calendar yet" action={<LinkButton to="/sfosguide">Open the guide</LinkButton>}>
          The studios and their hours are in the guide.
        </EmptyState>
      </PageFrame>
    )
  return <Calendar index={index} now={now} name={organisation?.name ?? index.city} />
}

interface CalendarProps {
  readonly index: CalendarIndex
  readonly now: Date
  /** Whose calendar it is. */
  readonly name: string
}

function Calendar({ index, now, name }: CalendarProps) {
  const [address, change] = useCalendarAddress()
  const kept = useKeptEvents()
  const { date: today } = localMoment(now, index.tz)
  const asked = useDeferredValue(address)
  const answer = useMemo(() => {
    const found = calendarAnswer(index, asked.question, today)
    return asked.saved ? found.filter(({ id }) => kept.includes(id)) : found
  }, [index, asked, today, kept])
  return (
    <PageFrame>
      <PageHead title="Calendar" lead={`What happens through the year, day by day. All times are local to ${index.city}.`} />
      <Suspense fallback={null}>
        <CalendarFilters index={index} address={address} onChange={change} />
      </Suspense>
      <ViewSwitch address={address} />
      <BelowFold>
        <CalendarViews {...{ index, answer, now, today, name }} address={asked} />
      </BelowFold>
    </PageFrame>
  )
}
