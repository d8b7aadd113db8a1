import type { QueueName, WaitingWork } from '../../../domain/office/work-queues'
import { role, type Scope, scope, scopes } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { numberText } from '../../kit/number-text'
import { workAddress } from '../../office/panel-address'
import { useOfficePanels } from '../../office/use-office-panels'
import { useStaff } from '../../office/use-staff'
import { officeQueries } from '../../queries/office.queries'
import { Link } from '../../routing/link'
import { partOfWork } from './parts/office-parts'
import { scopeLabels } from './scope-labels'
import css from './work-queues.module.css'

/** Singular and plural. */
const words: Readonly<Record<QueueName, readonly [one: string, many: string]>> = {
  events: ['event to review', 'events to review'],
  listings: ['listing to review', 'listings to review'],
  feeWaivers: ['artist who asks to waive the fee', 'artists who ask to waive the fee'],
  listingProofs: ['listing whose proof is overdue', 'listings whose proofs are overdue'],
  art: ['advertisement without artwork', 'advertisements without artwork'],
  proofs: ['proof of eligibility to check', 'proofs of eligibility to check'],
  waivers: ['membership asked for without paying', 'memberships asked for without paying'],
  duplicates: ['possible duplicate', 'possible duplicates'],
  expiring: ['membership that ends within 30 days', 'memberships that end within 30 days'],
  messages: ['message older than two days', 'messages older than two days'],
  bounces: ['email that bounced this month', 'emails that bounced this month'],
  payments: ['failed payment', 'failed payments'],
  providerMessages: ['message of the payment provider with a problem', 'messages of the payment provider with a problem'],
  gifts: ['gift of $250 or more without a receipt', 'gifts of $250 or more without a receipt'],
  largeGifts: ['donor of a large gift to thank in person', 'donors of large gifts to thank in person'],
  draftEvents: ['event that is not public yet', 'events that are not public yet'],
  newArtists: ['new artist to review', 'new artists to review'],
  contactMessages: ['message from the site to answer', 'messages from the site to answer'],
  bugs: ['new bug report', 'new bug reports'],
  roles: ['role that needs a second approver', 'roles that need a second approver'],
  restores: ['restore that needs a second superadmin', 'restores that need a second superadmin'],
}

/** Open work for this person, by their scopes; each count links to its panel. */
export function WorkQueues() {
  const { may } = useStaff()
  const mine = scopes.filter(name => may(scope(name)))
  const waiting = useLiveQuery(officeQueries(useApp()).queues(mine, may(role('superadmin'))))
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
      <h3 id={`waiting-${of}`}>{scopeLabels[of]}</h3>
      {some.length === 0 ? (
        <p>Nothing to do.</p>
      ) : (
        <ul>
          {some.map(({ name, count }) => {
            const to = workAddress(all, name) ?? partOfWork(name)
            const line = (
              <>
                <b>{numberText(count)}</b> <span>{words[name][count === 1 ? 0 : 1]}</span>
              </>
            )
            return <li key={name}>{to ? <Link to={to}>{line}</Link> : <div>{line}</div>}</li>
          })}
        </ul>
      )}
    </div>
  )
}
