import { Link } from 'react-router-dom'
import type { QueueName } from '../../../domain/operations/work-queues'
import { scope, scopes } from '../../../domain/shared/policy'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { useStaff } from '../../office/use-staff'
import { officeQueries } from '../../queries/office.queries'
import { isPending } from '../../routing/row'
import { catalogue } from '../catalogue'
import styles from './office-home.module.css'

const words: Readonly<Record<QueueName, string>> = {
  registrations: 'registrations to review',
  art: 'advertisements without their art',
  events: 'events to review',
  proofs: 'proofs of eligibility to look at',
  duplicates: 'people who may be known twice',
  payments: 'failed payments',
  gifts: 'large gifts without a letter',
  messages: 'messages older than two days',
  bugs: 'new reports of problems',
  roles: 'roles that wait for a second person',
}

/** What waits for this member of staff, by her scopes; each count leads to where it is worked off. */
export function WorkQueues() {
  const { may } = useStaff()
  const waiting = useLiveQuery(officeQueries(useApp()).queues(scopes.filter(name => may(scope(name)))))
  return (
    <section aria-labelledby="waiting" className={styles.work}>
      <h2 id="waiting">Waiting for you</h2>
      {waiting.length === 0 ? (
        <p>Nothing. Everything that was sent in has been looked at.</p>
      ) : (
        <dl>
          {waiting.map(({ name, panel, count }) => (
            <div key={name}>
              <dt>{isThere(panel) ? <Link to={`/cpanel/${panel}`}>{words[name]}</Link> : words[name]}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const isThere = (slug: string) => catalogue.some(panel => panel.slug === slug && !isPending(panel.page))
