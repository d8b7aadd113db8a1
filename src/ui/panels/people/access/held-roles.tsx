import { Button, Checkbox, Table } from '@mantine/core'
import { useState } from 'react'
import { listAccounts } from '../../../../domain/accounts/list-accounts.function'
import { isStale } from '../../../../domain/accounts/role-desk'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Time } from '../../../kit/time'
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
      <Table className={css.table} aria-label="Roles in force">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Person</Table.Th>
            <Table.Th scope="col">Role</Table.Th>
            <Table.Th scope="col">Until</Table.Th>
            <Table.Th scope="col">Why</Table.Th>
            {lastSignIns && <Table.Th scope="col">Last sign-in</Table.Th>}
            {isSuperadmin && <Table.Th scope="col">Take it</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(grant => (
            <Table.Tr key={grant.id}>
              <Table.Th scope="row">{grant.personName}</Table.Th>
              <Table.Td data-label="Role">{grantWords(grant)}</Table.Td>
              <Table.Td data-label="Until">{grant.until ? <Time at={grant.until} tz={tz} show="day" year /> : 'no end'}</Table.Td>
              <Table.Td data-label="Why">{grant.reason}</Table.Td>
              {lastSignIns && (
                <Table.Td data-label="Last sign-in">
                  {lastSignIns.has(grant.personId) ? <Time at={lastSignIns.get(grant.personId)!} tz={tz} show="day" year /> : 'never'}{' '}
                  {stale(grant) && <span className={css.mark}>unused</span>}
                </Table.Td>
              )}
              {isSuperadmin && (
                <Table.Td>
                  <Button
                    variant="default"
                    size="compact-md"
                    onClick={() => setTaken(grant)}
                    aria-label={`Take away ${grantWords(grant)} from ${grant.personName}`}
                  >
                    Take away
                  </Button>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
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
