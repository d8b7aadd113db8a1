import type { EventSubmission } from '../../../../domain/events/event-submissions.collection'
import { type Event, events } from '../../../../domain/events/events.collection'
import { dayText } from '../../../../domain/shared/time/day-text'
import { fieldValueText } from '../../../forms/field-value-text'
import { wallClockTime } from '../../../kit/time/format-time'
import css from './submissions.module.css'

interface EventChangesProps {
  readonly diff: EventSubmission['diff']
  readonly event: Event
}

/** Fields in the order in which visitors meet them. */
const shown = ['title', 'start', 'end', 'venue', 'address', 'summary', 'body', 'tags', 'price', 'membersOnly', 'capacity', 'onlineUrl'] as const

/** The submitted fields. For a resubmitted event, former values are crossed out in front of the new ones. */
export function EventChanges({ diff, event }: EventChangesProps) {
  const values: Readonly<Record<string, unknown>> = { ...event, start: event.start.local, end: event.end.local, tags: event.tags.join(', ') }
  return (
    <dl className={css.facts}>
      {shown.flatMap(name => {
        const [before, after] = diff[name] ?? [null, values[name] ?? null]
        const isChange = diff[name] !== undefined && before !== null && JSON.stringify(before) !== JSON.stringify(after)
        if (after === null && !isChange) return []
        return (
          <div key={name}>
            <dt>{events.fields[name].label}</dt>
            <dd>
              {isChange && (
                <>
                  <del>{text(name, before)}</del>{' '}
                </>
              )}
              {isChange ? <ins>{text(name, after)}</ins> : text(name, after)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Times, in the organization's zone, and tags are texts in a submission. */
function text(name: (typeof shown)[number], value: unknown): string {
  if (value === null || value === '') return 'Nothing'
  const [day, time] = String(value).split('T')
  if (name === 'start' || name === 'end') return `${dayText(day!)}, ${wallClockTime(time!)}`
  return name === 'tags' ? String(value) : fieldValueText(events.fields[name], value, 'UTC')
}
