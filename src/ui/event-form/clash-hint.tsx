import { type EventDate, startOf } from '../../domain/calendar/submissions/event-submission-fields'
import { clashesOf } from '../../domain/events/event-checks'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { Notice } from '../kit/feedback/notice'
import { calendarQueries } from '../queries/calendar.queries'

interface ClashHintProps {
  readonly event: { readonly title?: string | undefined; readonly venue?: string | undefined; readonly dates?: readonly EventDate[] | undefined }
  /** The event itself, if it is in the calendar. */
  readonly except: string | undefined
}

/** Says which public events begin at the same place within two hours. It keeps nobody from entering it. */
export function ClashHint({ event: { title = '', venue = '', dates = [] }, except = '' }: ClashHintProps) {
  const index = useLiveQuery(calendarQueries(useApp()).index())
  const standing = (index?.events ?? []).filter(({ cancelled }) => !cancelled)
  const found = dates.flatMap(date => clashesOf({ id: except, title, venue, start: { local: startOf(date) } }, standing))
  if (found.length === 0) return null
  return (
    <Notice title="Something else begins there at about the same time.">
      <ul>
        {found.map(({ id, title: other, start }) => (
          <li key={id}>
            {other}, {start.local.replace('T', ', ')}
          </li>
        ))}
      </ul>
      <p>If it is the same event, you need not enter it again.</p>
    </Notice>
  )
}
