import { isPublishedSince } from '../guide/publishing/is-published-since'
import { eventsSnapshotId } from '../guide/publishing/snapshots.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { type Job, jobState, keepJobState } from '../shared/functions/job'
import { publishCalendarHandler } from './publish-calendar.handler'

const name = 'publishDecidedEvents'

/**
 * Publishes the calendar for events that staff decided on. They decide on thousands one after the other, and each publication reads every public
 * event, so a decision does not publish: whoever decides asks for it once they rest (`publishCalendar`), and otherwise the clock does it.
 */
export const publishDecidedEvents: Job = {
  name,
  every: 'five-minutes',
  async run(context) {
    const { at } = await jobState(context, name)
    if (!at || (await isPublishedSince(context.records, eventsSnapshotId, at.toISOString()))) return 0
    await publishCalendarHandler.run(context, {})
    return 1
  },
}

/** Notes that the calendar lacks events that were decided on until now. */
export const noteDecidedEvents = (context: HandlerContext): Promise<void> => keepJobState(context, name, { at: context.clock.now() })
