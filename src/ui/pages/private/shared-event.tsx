import type { EventPageData } from '../../../domain/calendar/calendar-snapshot-types'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { EventView } from '../events/event-view'

interface SharedEventProps {
  readonly preview: Extract<ShownThing, { kind: 'event' }>
  readonly pictures: Pictures
}

/** An event as its page will show it. */
export function SharedEvent({ preview: { page, imageId = '', now }, pictures }: SharedEventProps) {
  const { event, ...more } = page as EventPageData
  const picture = pictures[imageId]
  return <EventView page={{ ...more, event: { ...event, ...(picture && { picture }) } }} now={new Date(now)} currentEdition={undefined} isPreview />
}
