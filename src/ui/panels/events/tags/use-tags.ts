import { useMemo } from 'react'
import { type EventTag, eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { events } from '../../../../domain/events/events.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'

/** A tag with the number of events that have it. */
export interface TagRow extends EventTag {
  readonly uses: number
}

/** The vocabulary with its use, events in the trash left out. */
export function useTags(): readonly TagRow[] {
  const app = useApp()
  const tags = useLiveQuery(recordsQuery(app, eventTags))
  const all = useLiveQuery(recordsQuery(app, events))
  return useMemo(() => {
    const uses = new Map<string, number>()
    for (const event of all) if (!event.deletedAt) for (const tag of event.tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
    return tags.map(tag => ({ ...tag, uses: uses.get(tag.name) ?? 0 }))
  }, [tags, all])
}
