import { isOfficeDraft } from '../events/draft-events'
import { eventStates, events } from '../events/events.collection'
import { isPublishedSince } from '../guide/publishing/is-published-since'
import { eventsSnapshotId } from '../guide/publishing/snapshots.collection'
import { defineHandler } from '../shared/functions/handler'
import { transition } from '../shared/records/state-machine'
import { publishCalendarHandler } from './publish-calendar.handler'
import { publishEvents } from './publish-events.contract'

/** Records first, published files second: a retried call completes an interrupted one. */
export const publishEventsHandler = defineHandler(publishEvents, async (context, { ids }) => {
  let isRetry = true
  const { at, ...done } = await context.once(async within => {
    isRetry = false
    const wanted = [...new Set(ids)]
    const found = await Promise.all(wanted.map(id => within.get(events, id)))
    const now = context.clock.now()
    const ready = found.flatMap(event => (event && isOfficeDraft(event) && event.end.utc > now ? [event] : []))
    for (const event of ready) within.change(events, event, { status: transition(eventStates, event.status, 'publish') })
    const published = new Set(ready.map(({ id }) => id))
    return { published: published.size, left: wanted.filter(id => !published.has(id)), at: now.toISOString() }
  })
  const isPublished = isRetry && (await isPublishedSince(context.records, eventsSnapshotId, at))
  if (done.published > 0 && !isPublished) await publishCalendarHandler.run(context, {})
  return done
})
