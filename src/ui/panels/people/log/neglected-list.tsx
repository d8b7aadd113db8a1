import { Link } from 'react-router-dom'
import { neglectedAfter, patronTags } from '../../../../domain/contacts/contact-log-service'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Time } from '../../../kit/time/time'
import { peopleQueries } from '../../../queries/people.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './log.module.css'
import { useTalkWith } from './log-talk'

/** Patrons to whom nobody has spoken for long, those never spoken to first. */
export function NeglectedList() {
  const [, change] = useTalkWith()
  const neglected = useLiveQuery(peopleQueries(useApp()).neglected())
  const { tz } = usePanelContext()
  if (neglected.length === 0) return <EmptyState title="Everybody was spoken to">No patron has waited for {neglectedAfter} days.</EmptyState>
  return (
    <div className={css.tracker}>
      <p>
        {neglected.length.toLocaleString('en-US')} people tagged {patronTags.join(', ')} to whom nobody has spoken for {neglectedAfter} days.
      </p>
      <ul className={css.tasks} aria-label="Neglected">
        {neglected.map(({ personId, name, lastAt }) => (
          <li key={personId}>
            <small>{lastAt ? <Time at={lastAt} tz={tz} show="day" short year /> : 'never'}</small>
            <p>
              <Link to={`/cpanel/userfinder?person=${personId}`}>{name}</Link>
            </p>
            <Button size="xs" onClick={() => change({ person: personId })} aria-label={`Log a talk with ${name}`}>
              Log a talk
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
