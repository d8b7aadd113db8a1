import { lazy, Suspense, useState } from 'react'
import { toDos } from '../../../../domain/contacts/follow-ups'
import { PersonProfile, type PersonView } from '../../../../domain/contacts/person-profile'
import { personNotes } from '../../../../domain/people/person-notes.collection'
import { optional } from '../../../../domain/shared/records/fields'
import { all, scope } from '../../../../domain/shared/records/policy'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/contacts.queries'
import { ActionButtons } from '../../engine/actions/action-buttons'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import type { PanelAction } from '../../engine/panel-spec'
import { RowList } from '../../engine/run/row-list'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { toDoList } from '../log/to-dos'
import css from './person.module.css'
import { PersonFacts } from './person-facts'
import { PersonMoneyPart } from './person-money'
import { Timeline } from './timeline'

const ContactForm = lazy(() => import('../log/contact-form'))

interface PersonPageProps {
  readonly personId: string
  readonly onClose: () => void
}

const actions: readonly PanelAction<PersonView>[] = [
  {
    label: 'Edit the note',
    on: 'one',
    ask: { what: 'Only the office sees the note.', fields: { note: optional(personNotes.fields.note) }, begin: ({ note }) => ({ note }) },
    run: async ([view], services, { note = '' }) => {
      const { person, note: before } = view!
      const write = (text: string) => services.get(PersonProfile).writeNote(person.id, text)
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
]

/** A person from every side: who they are, what is to be done, what happened, and what can be done from here. */
export function PersonPage({ personId, onClose }: PersonPageProps) {
  const view = useLiveQuery(peopleQueries(useApp()).view(personId))
  const { may, tz } = usePanelContext()
  const clock = useService(WallClock)
  const { renewing: outcome, question } = useReauthenticatedOutcome()
  const [isLogging, setLogging] = useState(false)
  if (!view)
    return (
      <EmptyState
        title="This person does not exist"
        action={
          <Button look="main" onClick={onClose}>
            Back to the search
          </Button>
        }
      />
    )
  const { person } = view
  const open = toDos(view.followUps, view.tasks, clock.now(), tz)
  return (
    <>
      <header className={css.head}>
        <h2>{person.names.display}</h2>
        <Button look="quiet" size="s" onClick={onClose} aria-label="Close this person">
          Close
        </Button>
      </header>
      {view.redirectedFrom !== undefined && (
        <p role="note" className={css.redirected}>
          The record you opened was merged into this one.
        </p>
      )}
      {person.status === 'anonymised' && <p role="note">This person asked to be forgotten. What we have to keep by law no longer names them.</p>}
      <div className={css.acts}>
        <Button look={isLogging ? 'plain' : 'main'} size="s" onClick={() => setLogging(!isLogging)} aria-expanded={isLogging}>
          Log a talk
        </Button>
        <ActionButtons actions={actions} rows={[view]} outcome={outcome} />
      </div>
      {question}
      <OutcomeLine outcome={outcome} />
      {isLogging && (
        <Suspense fallback={null}>
          <ContactForm personId={person.id} outcome={outcome} onDone={() => setLogging(false)} />
        </Suspense>
      )}
      {view.note && <p className={css.note}>{view.note}</p>}
      <PersonFacts view={view} />
      {open.length > 0 && <RowList spec={toDoList('To do', open, '')} outcome={outcome} />}
      {may(all(scope('people'), scope('money'))) && <PersonMoneyPart key={person.id} personId={person.id} />}
      <Timeline entries={view.timeline} />
    </>
  )
}
