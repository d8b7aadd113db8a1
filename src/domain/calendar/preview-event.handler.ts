import { events } from '../events/events.collection'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { eventAsPublished } from './event-as-published'
import { previewEvent } from './preview-event.contract'

export const previewEventHandler = defineHandler(previewEvent, async ({ systemRecords }, { eventId }) => {
  const event = await systemRecords.get(events, eventId)
  if (!event || event.deletedAt) throw new Refused('not-found', eventId)
  return eventAsPublished(systemRecords, event)
})
