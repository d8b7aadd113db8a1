import { isPast } from '../../../domain/calendar/agenda'
import type { CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { calendarQueries } from '../../queries/calendar.queries'
import { type CalendarAddress, isAsking, writeCalendarAddress } from './calendar-address'
import { eventsCounted } from './calendar-text'
import { useMatchingEvents } from './use-matching-events'

interface NoEventsProps {
  readonly address: CalendarAddress
  readonly now: Date
  /** `YYYY-MM-DD` in the organization's time zone. */
  readonly today: string
}

/** No matching event: offers those of the other time. */
export default function NoEvents(props: NoEventsProps) {
  const index = useLiveQuery(calendarQueries(useApp()).index())
  return index && <NoneOf {...props} index={index} />
}

function NoneOf({ index, address, now, today }: NoEventsProps & { readonly index: CalendarIndex }) {
  const elsewhere = useMatchingEvents(index, address, today).filter(event => isPast(event, now) !== (address.view === 'past'))
  const to = (change: Partial<CalendarAddress>) => `/calendar${writeCalendarAddress({ ...address, ...change })}`
  const words = address.view === 'past' ? `${eventsCounted(elsewhere.length)} to come` : `${eventsCounted(elsewhere.length)} in the past`
  return (
    <EmptyState
      title={isAsking(address) ? 'No events match these filters' : address.view === 'past' ? 'No past events yet' : 'No events are planned'}
      action={
        <>
          {elsewhere.length > 0 && <LinkButton to={to({ view: address.view === 'past' ? 'agenda' : 'past' })}>See {words}</LinkButton>}{' '}
          {isAsking(address) && <LinkButton to={to({ query: {}, saved: false })}>Show all events</LinkButton>}
        </>
      }
    >
      {isAsking(address) ? 'Remove a filter, or choose another time.' : 'We add events all year.'}
    </EmptyState>
  )
}
