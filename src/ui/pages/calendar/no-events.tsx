import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { type CalendarAddress, isAsking, writeCalendarAddress } from './calendar-address'
import { eventsCounted } from './calendar-text'

interface NoEventsProps {
  readonly address: CalendarAddress
  readonly over: readonly CalendarCard[]
  readonly coming: readonly CalendarCard[]
}

/** No matching event: offers those of the other time. */
export default function NoEvents({ address, over, coming }: NoEventsProps) {
  const elsewhere = address.view === 'past' ? coming : over
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
