import { publishCalendar } from '../../../domain/calendar/publish-calendar.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import type { Services } from '../../../domain/shared/functions/service'

/** Without a decision, in milliseconds. */
const rest = 3000
let waiting: ReturnType<typeof setTimeout> | undefined

/** Publishes the calendar once nobody has decided on an event here for three seconds. */
export function publishCalendarSoon(services: Services): void {
  clearTimeout(waiting)
  waiting = setTimeout(
    () =>
      void services
        .get(Callables)
        .call(publishCalendar, {})
        // What is cut off or fails is published by the clock of the server.
        .catch(() => undefined),
    rest,
  )
}
