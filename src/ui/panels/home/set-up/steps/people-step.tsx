import { useApp, useLiveQuery } from '../../../../app-services/app-context'
import { accessQueries } from '../../../../queries/access.queries'
import { RunPanelContent } from '../../../engine/run/run-panel-content'
import { giveRole } from '../../../people/access/give-role'
import { grantText } from '../../../people/access/role-text'
import css from '../set-up.module.css'
import type { StepProps } from '../step-props'

const spec = { runs: { give: giveRole } }

/** Roles of colleagues, who need an account first. */
export default function PeopleStep({ acts }: StepProps) {
  const held = useLiveQuery(accessQueries(useApp()).grants()).filter(({ status }) => status === 'active' || status === 'requested')
  return (
    <div className={css.form}>
      <p>
        First they create an account like everybody: send them the address <strong>{location.origin}/newmember</strong>. When they have confirmed
        their email, you find them here and give them a role. A role for money or the system waits until another superadmin approves it: have a second
        superadmin appointed in the same way as you were.
      </p>
      {held.length > 0 && (
        <ul>
          {held.map(grant => (
            <li key={grant.id}>
              {grant.personName}: {grantText(grant)}
              {grant.status === 'requested' && ', waiting for a second approver'}
            </li>
          ))}
        </ul>
      )}
      <RunPanelContent spec={spec} />
      <div className={css.acts}>{acts}</div>
    </div>
  )
}
