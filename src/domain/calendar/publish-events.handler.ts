import { isOfficeDraft } from '../events/draft-events'
import { events } from '../events/events.collection'
import { defineHandler } from '../shared/functions/handler'
import { noteDecidedEvents } from './publish-decided-events.job'
import { publishEvents } from './publish-events.contract'
import { eventTags } from './tags/event-tags.collection'
import { tagsMeant } from './tags/tag-by-rules'

export const publishEventsHandler = defineHandler(publishEvents, async (context, { ids }) => {
  const done = await context.once(
    async (within, vocabulary) => {
      const wanted = [...new Set(ids)]
      const found = await within.getAll(events, wanted)
      const now = context.clock.now()
      const ready = [...found.values()].filter(event => isOfficeDraft(event) && event.end.utc > now)
      for (const event of ready) within.move(events, event, 'publish', { tags: tagsMeant(event.tags, vocabulary) })
      const published = new Set(ready.map(({ id }) => id))
      return { published: published.size, left: wanted.filter(id => !published.has(id)) }
    },
    () => context.systemRecords.find(eventTags),
  )
  if (done.published > 0) await noteDecidedEvents(context)
  return done
})
