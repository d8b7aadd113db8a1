import { Suspense } from 'react'
import { isPast } from '../../../domain/calendar/agenda'
import type { CalendarCard, CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { Agenda } from './agenda'
import { type CalendarAddress, isAsking } from './calendar-address'
import { eventsCounted } from './calendar-text'
import css from './calendar-views.module.css'

// These stay as prerendered until hydration.
const AddToCalendar = lazyAfterHydration(async () => ({ default: (await import('../events/add-to-calendar')).AddToCalendar }))
const SubscribeButton = lazyAfterHydration(async () => ({ default: (await import('./subscribe-button')).SubscribeButton }))
const NoEvents = lazyAfterHydration(() => import('./no-events'))
const CalendarMap = lazyAfterHydration(() => import('./calendar-map'))
const MonthTable = lazyAfterHydration(() => import('./month-table'))
const WeekTable = lazyAfterHydration(() => import('./week-table'))

interface CalendarEventsProps {
  readonly index: CalendarIndex
  /** The matching events; of the past only where the view shows them. */
  readonly answer: readonly CalendarCard[]
  readonly address: CalendarAddress
  readonly now: Date
  readonly today: string
  readonly name: string
}

/** The matching events, in the view named by the address. */
export function CalendarEvents({ index, answer, address, now, today, name }: CalendarEventsProps) {
  const over = answer.filter(event => isPast(event, now))
  const coming = answer.filter(event => !isPast(event, now))
  const none = (
    <Suspense fallback={null}>
      <NoEvents {...{ address, now, today }} />
    </Suspense>
  )
  switch (address.view) {
    case 'week':
      return (
        <Suspense fallback={<div className={css.coming} />}>
          <WeekTable {...{ index, address, now, today }} events={answer} />
        </Suspense>
      )
    case 'month':
      return (
        <Suspense fallback={<div className={css.coming} />}>
          <MonthTable {...{ index, address, now, today }} events={answer} />
        </Suspense>
      )
    case 'past':
      return (
        <>
          <div className={css.bar}>
            <p role="status" className={css.count}>
              {eventsCounted(over.length)} in the past{isAsking(address) && ', filtered'}
            </p>
          </div>
          {over.length === 0 ? none : <Agenda {...{ index, now, today }} events={over} backwards />}
        </>
      )
    case 'map':
    case 'agenda':
      return (
        <>
          <div className={css.bar}>
            <p role="status" className={css.count}>
              {eventsCounted(coming.length)} to come{isAsking(address) && ', filtered'}
            </p>
            <div className={css.take}>
              {coming.length > 0 && (
                <Suspense fallback={null}>
                  <AddToCalendar events={coming} name={name} size="s">
                    Add {coming.length === 1 ? 'it' : 'all'} to my calendar
                  </AddToCalendar>
                </Suspense>
              )}
              <Suspense fallback={null}>
                <SubscribeButton />
              </Suspense>
            </div>
          </div>
          {coming.length === 0 ? (
            none
          ) : address.view === 'map' ? (
            <Suspense fallback={null}>
              <CalendarMap {...{ index, now, today }} events={coming} />
            </Suspense>
          ) : (
            <Agenda {...{ index, now, today }} events={coming} from={today} />
          )}
        </>
      )
  }
}
