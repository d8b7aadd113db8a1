import { Link } from 'react-router-dom'
import type { QueueName, WaitingWork } from '../../../domain/office/work-queues'
import { type Scope, scope, scopes } from '../../../domain/shared/records/policy'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { workAddress } from '../../office/panel-address'
import { useOfficePanels } from '../../office/use-office-panels'
import { useStaff } from '../../office/use-staff'
import { officeQueries } from '../../queries/office.queries'
import { scopeText } from './scope-text'
import css from './work-queues.module.css'

/** What one is, and what several are. */
const words: Readonly<Record<QueueName, readonly [one: string, many: string]>> = {
  events: ['event to review', 'events to review'],
  registrations: ['registration to review', 'registrations to review'],
  listingProofs: ['listing whose proof is overdue', 'listings whose proofs are overdue'],
  art: ['advertisement without its art', 'advertisements without their art'],
  proofs: ['proof of eligibility to look at', 'proofs of eligibility to look at'],
  duplicates: ['pair of records that may be one person', 'pairs of records that may be one person'],
  expiring: ['membership that ends within 30 days', 'memberships that end within 30 days'],
  messages: ['message older than two days', 'messages older than two days'],
  bounces: ['address that came back this month', 'addresses that came back this month'],
  payments: ['failed payment', 'failed payments'],
  gifts: ['gift of $250 or more without a letter', 'gifts of $250 or more without a letter'],
  bugs: ['new report of a problem', 'new reports of problems'],
  roles: ['role that waits for a second person', 'roles that wait for a second person'],
}

/** What waits for this member of staff, by her scopes; each count leads to where it is worked off. */
export function WorkQueues() {
  const { may } = useStaff()
  const mine = scopes.filter(name => may(scope(name)))
  const waiting = useLiveQuery(officeQueries(useApp()).queues(mine))
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="waiting" className={css.waiting}>
      <h2 id="waiting">Waiting for you</h2>
      <div className={css.scopes}>
        {mine.map(name => (
          <ScopeQueues key={name} of={name} queues={waiting.filter(queue => queue.scope === name)} />
        ))}
      </div>
    </section>
  )
}

function ScopeQueues({ of, queues }: { readonly of: Scope; readonly queues: readonly WaitingWork[] }) {
  const { all } = useOfficePanels()
  const some = queues.filter(({ count }) => count > 0)
  return (
    <div role="group" aria-labelledby={`waiting-${of}`}>
      <h3 id={`waiting-${of}`}>{scopeText[of]}</h3>
      {some.length === 0 ? (
        <p>Nothing waits.</p>
      ) : (
        <ul>
          {some.map(({ name, count }) => {
            const to = workAddress(all, name)
            const said = (
              <>
                <b>{count.toLocaleString('en-US')}</b> <span>{words[name][count === 1 ? 0 : 1]}</span>
              </>
            )
            return (
              <li key={name}>
                {to ? (
                  <Link to={to}>{said}</Link>
                ) : (
                  <div>
                    {said} <small>The panel for it is not there yet</small>
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
