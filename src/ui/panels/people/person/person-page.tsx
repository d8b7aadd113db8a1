import { useState } from 'react'
import { all, scope } from '../../../../domain/shared/policy'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Button, ButtonLink } from '../../../office/controls/button'
import { peopleQueries } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/outcome-line'
import { useOutcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import { ContactForm } from '../log/contact-form'
import { OpenTasks } from './open-tasks'
import css from './person.module.css'
import { PersonFacts } from './person-facts'
import { PersonMoneyPart } from './person-money'
import { PersonNote } from './person-note'
import { Timeline } from './timeline'

interface PersonPageProps {
  readonly personId: string
  readonly onClose: () => void
}

/** A person from every side: who they are, what is to be done, what happened, and what can be done from here. */
export function PersonPage({ personId, onClose }: PersonPageProps) {
  const view = useLiveQuery(peopleQueries(useApp()).view(personId))
  const { may } = usePanelPlace()
  const outcome = useOutcome()
  const [part, setPart] = useState<'log' | 'note'>()
  if (!view) return <EmptyState title="There is nobody here" action={<Button onClick={onClose}>Back to the search</Button>} />
  const { person } = view
  const mail = person.emails[0]?.address
  const toggle = (name: 'log' | 'note') => setPart(part === name ? undefined : name)
  return (
    <>
      <header className={css.head}>
        <h2>{person.names.display}</h2>
        <Button variant="subtle" size="compact-md" onClick={onClose} aria-label="Close this person">
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
        <Button variant={part === 'log' ? 'default' : 'filled'} size="compact-md" onClick={() => toggle('log')} aria-expanded={part === 'log'}>
          Log a talk
        </Button>
        <Button variant="default" size="compact-md" onClick={() => toggle('note')} aria-expanded={part === 'note'}>
          Note
        </Button>
        {mail && (
          <ButtonLink variant="default" size="compact-md" to={`mailto:${mail}`}>
            Write a mail
          </ButtonLink>
        )}
        <ButtonLink variant="default" size="compact-md" to={`/cpanel/usersdatabase?open=${person.id}`}>
          Edit
        </ButtonLink>
        {may(all(scope('people'), scope('system'))) && (
          <ButtonLink variant="default" size="compact-md" to={`/cpanel/masquerade/${person.id}`}>
            See the site as they see it
          </ButtonLink>
        )}
      </div>
      <OutcomeLine outcome={outcome} />
      {part === 'log' && <ContactForm personId={person.id} outcome={outcome} onDone={() => setPart(undefined)} />}
      {part === 'note' && <PersonNote personId={person.id} note={view.note} outcome={outcome} onDone={() => setPart(undefined)} />}
      {part !== 'note' && view.note && <p className={css.note}>{view.note}</p>}
      <PersonFacts view={view} />
      <OpenTasks followUps={view.followUps} tasks={view.tasks} outcome={outcome} />
      {may(all(scope('people'), scope('money'))) && <PersonMoneyPart key={person.id} personId={person.id} />}
      <Timeline entries={view.timeline} />
    </>
  )
}
