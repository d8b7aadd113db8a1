import { lazy, Suspense, useState } from 'react'
import { all, scope } from '../../../../domain/shared/records/policy'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button, LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { OpenTasks } from './open-tasks'
import css from './person.module.css'
import { PersonFacts } from './person-facts'
import { PersonMoneyPart } from './person-money'
import { PersonNote } from './person-note'
import { Timeline } from './timeline'

const ContactForm = lazy(() => import('../log/contact-form'))

interface PersonPageProps {
  readonly personId: string
  readonly onClose: () => void
}

/** A person from every side: who they are, what is to be done, what happened, and what can be done from here. */
export function PersonPage({ personId, onClose }: PersonPageProps) {
  const view = useLiveQuery(peopleQueries(useApp()).view(personId))
  const { may } = usePanelContext()
  const outcome = useOutcome()
  const [part, setPart] = useState<'log' | 'note'>()
  if (!view)
    return (
      <EmptyState
        title="There is nobody here"
        action={
          <Button look="main" onClick={onClose}>
            Back to the search
          </Button>
        }
      />
    )
  const { person } = view
  const mail = person.emails[0]?.address
  const toggle = (name: 'log' | 'note') => setPart(part === name ? undefined : name)
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
      {person.status === 'anonymised' && <p role="note">This person asked to be forgotten. What the law makes us keep has no name.</p>}
      <div className={css.acts}>
        <Button look={part === 'log' ? 'plain' : 'main'} size="s" onClick={() => toggle('log')} aria-expanded={part === 'log'}>
          Log a talk
        </Button>
        <Button size="s" onClick={() => toggle('note')} aria-expanded={part === 'note'}>
          Note
        </Button>
        {mail && (
          <LinkButton size="s" to={`mailto:${mail}`}>
            Write a mail
          </LinkButton>
        )}
        <LinkButton size="s" to={`/cpanel/usersdatabase?open=${person.id}`}>
          Edit
        </LinkButton>
        {may(all(scope('people'), scope('system'))) && (
          <LinkButton size="s" to={`/cpanel/masquerade/${person.id}`}>
            See the site as they see it
          </LinkButton>
        )}
      </div>
      <OutcomeLine outcome={outcome} />
      {part === 'log' && (
        <Suspense fallback={null}>
          <ContactForm personId={person.id} outcome={outcome} onDone={() => setPart(undefined)} />
        </Suspense>
      )}
      {part === 'note' && <PersonNote personId={person.id} note={view.note} outcome={outcome} onDone={() => setPart(undefined)} />}
      {part !== 'note' && view.note && <p className={css.note}>{view.note}</p>}
      <PersonFacts view={view} />
      <OpenTasks followUps={view.followUps} tasks={view.tasks} outcome={outcome} />
      {may(all(scope('people'), scope('money'))) && <PersonMoneyPart key={person.id} personId={person.id} />}
      <Timeline entries={view.timeline} />
    </>
  )
}
