import { publishEvents } from '../../../../domain/calendar/publish-events.contract'
import { isOfficeDraft, type MissingOfEvent } from '../../../../domain/events/draft-events'
import { events } from '../../../../domain/events/events.collection'
import { RecordService } from '../../../../domain/records/record-service'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { useOrganisationZone } from '../../../forms/use-organisation-zone'
import { counted } from '../../../kit/counted'
import { dayOf } from '../../../kit/time/format-time'
import { officeQueries } from '../../../queries/office.queries'
import type { PanelAction } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'
import { publishCalendarSoon } from '../../events/publish-calendar-soon'
import { type OfficeEvent, officeEventsQuery } from './draft-events.queries'
import css from './message-view.module.css'

const missingText: Readonly<Record<MissingOfEvent, string>> = {
  past: 'It is over.',
  place: 'It has no address and no link, so visitors cannot find it.',
  summary: 'It has no summary.',
  tags: 'It has no tags, so no filter of the calendar finds it.',
}

/** The text for visitors, and what is missing. */
const DraftEvent = ({ row: { summary, body, missing } }: { readonly row: OfficeEvent }) => (
  <div className={css.message}>
    <blockquote>{[summary, body].filter(Boolean).join('\n\n')}</blockquote>
    {missing.length === 0 ? (
      <p>Nothing is missing.</p>
    ) : (
      <ul aria-label="Missing">
        {missing.map(name => (
          <li key={name}>{missingText[name]}</li>
        ))}
      </ul>
    )}
  </div>
)

async function publish(rows: readonly OfficeEvent[], services: Services) {
  let published = 0
  for (const some of chunked(rows, 100)) {
    const ids = some.map(({ id }) => id)
    published += (await services.get(Callables).call(publishEvents, { ids })).published
  }
  publishCalendarSoon(services)
  const left = rows.length - published
  const done = `${counted(published, 'event is', 'events are')} published, and in the calendar in a moment.`
  return { message: left === 0 ? done : `${done} ${left} ${left === 1 ? 'is' : 'are'} over or changed meanwhile, and left as a draft.` }
}

const actions: readonly PanelAction<OfficeEvent>[] = [
  {
    label: 'Publish',
    on: 'both',
    key: 'a',
    event: 'publish',
    rule: publishEvents.access,
    fits: ({ missing }) => !missing.includes('past'),
    run: publish,
  },
  {
    label: 'Publish all that are complete',
    on: 'many',
    event: 'publish',
    rule: publishEvents.access,
    fits: ({ missing }) => missing.length === 0,
    run: publish,
  },
  {
    label: 'Complete',
    on: 'one',
    key: 'c',
    rule: publishEvents.access,
    fits: isOfficeDraft,
    ask: {
      title: 'Complete this event',
      fields: { address: events.fields.address, summary: events.fields.summary },
      begin: ({ address, summary }) => ({ address, summary }),
    },
    run: async ([row], services, { address, summary = '' }) => {
      await services.get(RecordService).change(events, row!, { address, summary })
      return { message: 'Saved. It is still a draft.' }
    },
  },
  {
    label: 'Move to the trash',
    on: 'one',
    key: 'x',
    rule: publishEvents.access,
    fits: isOfficeDraft,
    run: async ([row], services) => {
      await services.get(RecordService).trash(events, [row!.id])
      return { message: 'Moved to the trash. It can be restored for 30 days.' }
    },
  },
]

/** File name and date of an import. Only the newest fifty imports of the content staff have a name here. */
function useImportNames() {
  const imports = useLiveQuery(officeQueries(useApp()).imports(['content']))
  const tz = useOrganisationZone()
  return (id: string) => {
    const found = imports.find(one => one.id === id)
    return found ? `${found.fileName}, ${dayOf(found.createdAt, tz, { short: true, year: true })}` : 'An earlier import'
  }
}

/** Events that the office entered or imported and that are not public yet, the longest waiting first. */
export default queuePanel(officeEventsQuery, {
  title: ({ title }) => title,
  waits: isOfficeDraft,
  since: ({ createdAt }) => createdAt,
  groups: { label: 'Import', all: 'All events', of: ({ importId }) => importId, useNames: useImportNames },
  facts: [
    { name: 'start', label: 'Begins', kind: 'instant', value: ({ start }) => start.utc },
    { name: 'end', label: 'Ends', kind: 'instant', value: ({ end }) => end.utc },
    { name: 'venue', label: 'Place', value: ({ venue }) => venue },
    { name: 'address', label: 'Address', value: ({ address }) => address ?? '' },
    { name: 'tags', label: 'Tags', value: ({ tags }) => tags },
  ],
  view: DraftEvent,
  actions,
  empty: 'Every event is public',
  comesFrom: { says: 'Imported events wait here until you publish them.', link: 'Import events', to: '/cpanel/importcsv' },
})
