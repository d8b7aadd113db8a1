import { type TagRules, tagsByRules, tagsOfEvent } from '../../../../domain/calendar/tags/tag-by-rules'
import type { Event } from '../../../../domain/events/events.collection'
import type { BulkChange } from '../../../../domain/records/bulk/bulk-change'
import type { PlannedRow } from '../../engine/run/run-spec'

/** What the rules would change of one event. */
export interface TaggingRow extends PlannedRow {
  readonly title: string
  readonly date: string
  readonly add: readonly string[]
  readonly take: readonly string[]
  readonly note: string
}

/** Events that the rules would change, and those that have no room for what they ask. */
export const planTagging = (found: readonly Event[], vocabulary: readonly TagRules[]): readonly TaggingRow[] =>
  found.flatMap(event => {
    const { add, take, isFull } = tagsByRules(event, vocabulary)
    const isChanged = add.length > 0 || take.length > 0
    if (!isChanged && !isFull) return []
    const { id, title, start } = event
    const note = isFull ? `It would have more than ${tagsOfEvent} tags. Remove one first.` : ''
    return [{ id, title, date: start.local.slice(0, 10), add, take, note, outcome: isChanged ? 'tagged' : 'full' }]
  })

interface TagStep {
  readonly change: BulkChange
  readonly ids: readonly string[]
}

/** The same work as one change for each tag. Words are removed first, so that there is room for the tags. */
export function taggingSteps(rows: readonly TaggingRow[]): readonly TagStep[] {
  const step = (is: 'add' | 'take') => {
    const words = [...new Set(rows.flatMap(row => row[is]))].sort()
    return words.map(word => ({
      change: { is, field: 'tags', values: [word] } as const,
      ids: rows.filter(row => row[is].includes(word)).map(({ id }) => id),
    }))
  }
  return [...step('take'), ...step('add')]
}
