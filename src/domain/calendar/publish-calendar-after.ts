import { isPublishedSince } from '../guide/publishing/is-published-since'
import { eventsSnapshotId } from '../guide/publishing/snapshots.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { publishCalendarHandler } from './publish-calendar.handler'

interface Changed {
  /** When the records were changed, as an ISO instant. */
  readonly at: string
  /** Whether an earlier try of the call changed them. */
  readonly isRetry: boolean
}

/** Publishes the calendar after its records have changed. A retried call completes an interrupted one, and leaves a finished one as it is. */
export async function publishCalendarAfter(context: HandlerContext, { at, isRetry }: Changed): Promise<void> {
  if (!isRetry || !(await isPublishedSince(context.records, eventsSnapshotId, at))) await publishCalendarHandler.run(context, {})
}
