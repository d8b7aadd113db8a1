import { lazy } from 'react'
import { toDos } from '../../../../domain/contacts/follow-ups'
import type { TimelineKind } from '../../../../domain/contacts/person-timeline'
import { type PersonView, PersonViewService } from '../../../../domain/contacts/person-view-service'
import { personNotes } from '../../../../domain/people/person-notes.collection'
import { optional } from '../../../../domain/shared/records/fields'
import { all, scope } from '../../../../domain/shared/records/policy'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { dayOf } from '../../../kit/time/format-time'
import { workAddress } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { peopleQueries } from '../../../queries/people.queries'
import type { FoundPageProps } from '../../engine/find/find-spec'
import type { PanelAction } from '../../engine/panel-spec'
import { type EntryProps, RecordPage } from '../../engine/record/record-page'
import { Timeline } from '../../engine/record/timeline'
import { usePanelContext } from '../../engine/use-panel-context'
import { toDoList } from '../log/to-do-list'
import { forgetActions } from './forget-actions'
import { ImportedColumns } from './imported-columns'
import { personFacts } from './person-facts'
import { PersonMoneyPart } from './person-money'

const ContactLogForm = lazy(() => import('../log/contact-log-form'))
const LogForm = ({ row, ...props }: EntryProps<PersonView>) => <ContactLogForm personId={row.person.id} {...props} />

const actions: readonly PanelAction<PersonView>[] = [
  {
    label: 'Edit the note',
    on: 'one',
    ask: { what: 'Only the office sees the note.', fields: { note: optional(personNotes.fields.note) }, begin: ({ note }) => ({ note }) },
    run: async ([view], services, { note = '' }) => {
      const { person, note: before } = view!
      const write = (text: string) => services.get(PersonViewService).writeNote(person.id, text)
      await write(note.trim())
      return { message: 'Note saved.', undo: () => write(before) }
    },
  },
  {
    label: 'Write a mail',
    on: 'one',
    fits: ({ person }) => person.emails.length > 0,
    to: ({ person }) => `mailto:${person.emails[0]!.address}`,
  },
  { label: 'Edit', on: 'one', to: ({ person }) => `/cpanel/usersdatabase?open=${person.id}` },
  {
    label: 'See the site as they see it',
    on: 'one',
    rule: all(scope('people'), scope('system')),
    to: ({ person }) => `/cpanel/masquerade/${person.id}`,
  },
  ...forgetActions,
]

const kinds: Readonly<Record<TimelineKind, string>> = {
  log: 'Talks',
  term: 'Memberships',
  listing: 'Registrations and listings',
  reply: 'Events',
  answer: 'Answers',
  role: 'Roles',
  merge: 'Merges',
  mail: 'Mails',
  change: 'Changes',
}

/** Everything about one person: identity, open tasks, history, and actions. */
export default function PersonPage({ id, onClose }: FoundPageProps) {
  const view = useLiveQuery(peopleQueries(useApp()).view(id))
  const { may, tz } = usePanelContext()
  const panels = useOfficePanels().all
  const clock = useService(WallClock)
  if (!view) return <EmptyState title="This person does not exist" action={<Button onClick={onClose}>Back to the search</Button>} />
  const { person, redirectedFrom, note, columns, timeline, deletion } = view
  const open = toDos(view.followUps, view.tasks, clock.now(), tz)
  return (
    <RecordPage
      row={view}
      name={person.names.display}
      notes={[
        redirectedFrom !== undefined && 'The record you opened was merged into this one.',
        deletion?.status === 'cooling' &&
          `This person asked to be forgotten. We delete their data on ${dayOf(deletion.dueAt, tz, { short: true, year: true })}.`,
        person.status === 'anonymised' && 'This person asked to be forgotten. What we have to keep by law no longer names them.',
        note,
      ]}
      facts={personFacts(view, tz)}
      actions={actions}
      entry={{ label: 'Log a talk', form: LogForm }}
      lists={open.length > 0 ? [toDoList('To do', open, '')] : []}
      onClose={onClose}
    >
      {may(all(scope('people'), scope('money'))) && <PersonMoneyPart key={person.id} personId={person.id} />}
      <ImportedColumns columns={columns} />
      <Timeline
        title="Timeline"
        entries={timeline.map(entry => ({ ...entry, to: entry.kind === 'merge' ? workAddress(panels, 'merge', entry.id) : undefined }))}
        kinds={kinds}
        empty="Nothing has happened yet. Talks that you log appear here."
      />
    </RecordPage>
  )
}
