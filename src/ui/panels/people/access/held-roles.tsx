import { useState } from 'react'
import { listAccounts } from '../../../../domain/accounts/list-accounts.function'
import { isStale } from '../../../../domain/accounts/role-desk'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { Checkbox } from '../../../office/controls/checkbox'
import { Table } from '../../../office/controls/table'
import { accessQueries, type RoleGrant } from '../../../queries/access.queries'
import { clockQueries } from '../../../queries/clock.queries'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './access.module.css'
import { ReasonDialog } from './reason-dialog'
import { grantWords } from './role-words'

interface HeldRolesProps {
  readonly grants: readonly RoleGrant[]
  readonly tz: string
  readonly isSuperadmin: boolean
  readonly onRevoke: (grant: RoleGrant, reason: string) => Promise<unknown>
}

/** Whoever may read accounts sees when each holder last signed in, and which roles lie unused. */
export function HeldRoles(props: HeldRolesProps) {
  return usePanelPlace().may(listAccounts.access) ? <WithSignIns {...props} /> : <RoleTable {...props} lastSignIns={undefined} />
}

function WithSignIns(props: HeldRolesProps) {
  const accounts = useLiveQuery(accessQueries(useApp()).accounts())
  const signIns = accounts.flatMap(({ personId, lastSignInAt }) => (personId && lastSignInAt ? [[personId, new Date(lastSignInAt)] as const] : []))
  return <RoleTable {...props} lastSignIns={new Map(signIns)} />
}

interface RoleTableProps extends HeldRolesProps {
  /** By person; absent where who is here may not know. */
  readonly lastSignIns: ReadonlyMap<string, Date> | undefined
}

function RoleTable({ grants, tz, isSuperadmin, onRevoke, lastSignIns }: RoleTableProps) {
  const now = useLiveQuery(clockQueries(useApp()).now())
  const [taken, setTaken] = useState<RoleGrant>()
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const stale = (grant: RoleGrant) => lastSignIns !== undefined && isStale(grant, lastSignIns.get(grant.personId), now)
  const shown = [...(isUnusedOnly ? grants.filter(stale) : grants)].sort((a, b) => a.personName.localeCompare(b.personName))
  return (
    <section className={css.part} aria-labelledby="held">
      <h2 id="held">In force</h2>
      {lastSignIns && (
        <Checkbox
          label={`Unused for 90 days only (${grants.filter(stale).length})`}
          checked={isUnusedOnly}
          onChange={event => setUnusedOnly(event.currentTarget.checked)}
        />
      )}
      <Table stacks aria-label="Roles in force">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Role</th>
            <th scope="col">Until</th>
            <th scope="col">Why</th>
            {lastSignIns && <th scope="col">Last sign-in</th>}
            {isSuperadmin && <th scope="col">Take it</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(grant => (
            <tr key={grant.id}>
              <th scope="row">{grant.personName}</th>
              <td data-label="Role">{grantWords(grant)}</td>
              <td data-label="Until">{grant.until ? <Time at={grant.until} tz={tz} show="day" short year /> : 'no end'}</td>
              <td data-label="Why">{grant.reason}</td>
              {lastSignIns && (
                <td data-label="Last sign-in">
                  {lastSignIns.has(grant.personId) ? <Time at={lastSignIns.get(grant.personId)!} tz={tz} show="day" short year /> : 'never'}{' '}
                  {stale(grant) && <span className={css.mark}>unused</span>}
                </td>
              )}
              {isSuperadmin && (
                <td>
                  <Button
                    variant="default"
                    size="compact-md"
                    onClick={() => setTaken(grant)}
                    aria-label={`Take away ${grantWords(grant)} from ${grant.personName}`}
                  >
                    Take away
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length === 0 && <p className={css.quiet}>{isUnusedOnly ? 'Every role is in use.' : 'Nobody holds a role.'}</p>}
      {taken && (
        <ReasonDialog
          title={`Take the role from ${taken.personName}?`}
          what={`${grantWords(taken)} ends at once, and so does every session of ${taken.personName}.`}
          act="Take it away"
          onClose={() => setTaken(undefined)}
          onAct={reason => {
            setTaken(undefined)
            void onRevoke(taken, reason)
          }}
        />
      )}
    </section>
  )
}
