import { Link } from 'react-router-dom'
import { neglectedAfter, patronTags } from '../../../../domain/people/contact-book'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { peopleQueries } from '../../../queries/people.queries'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './log.module.css'

/** Patrons to whom nobody has spoken for long, those never spoken to first. */
export function NeglectedList({ onTalk }: { readonly onTalk: (personId: string) => void }) {
  const neglected = useLiveQuery(peopleQueries(useApp()).neglected())
  const { tz } = usePanelPlace()
  if (neglected.length === 0) return <EmptyState title="Everybody was spoken to">No patron has waited for {neglectedAfter} days.</EmptyState>
  return (
    <>
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
            <Button variant="default" size="compact-sm" onClick={() => onTalk(personId)} aria-label={`Log a talk with ${name}`}>
              Log a talk
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
