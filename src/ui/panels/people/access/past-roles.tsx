import { Time } from '../../../kit/time'
import { Table } from '../../../office/controls/table'
import type { RoleGrant } from '../../../queries/access.queries'
import css from './access.module.css'
import { endNames, grantWords } from './role-words'

interface PastRolesProps {
  readonly grants: readonly RoleGrant[]
  /** Every grant: who decided is named by her own. */
  readonly all: readonly RoleGrant[]
  readonly tz: string
}

/** What was given once, and how it ended. Nothing is ever taken out of this list. */
export function PastRoles({ grants, all, tz }: PastRolesProps) {
  const names = new Map(all.map(({ personId, personName }) => [personId, personName]))
  return (
    <section className={css.part} aria-labelledby="past">
      <h2 id="past">History</h2>
      {grants.length === 0 ? (
        <p className={css.quiet}>No role has ended yet.</p>
      ) : (
        <Table stacks aria-label="Roles that ended">
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Role</th>
              <th scope="col">Given</th>
              <th scope="col">How it ended</th>
            </tr>
          </thead>
          <tbody>
            {grants.map(grant => (
              <tr key={grant.id}>
                <th scope="row">{grant.personName}</th>
                <td data-label="Role">{grantWords(grant)}</td>
                <td data-label="Given">
                  <Time at={grant.createdAt} tz={tz} show="day" short year /> by {names.get(grant.requestedBy) ?? grant.requestedBy}
                </td>
                <td data-label="How it ended">
                  {endNames[grant.status]}
                  {grant.endedAt && (
                    <>
                      , <Time at={grant.endedAt} tz={tz} show="day" short year />
                    </>
                  )}
                  {grant.endedBy !== undefined && ` by ${names.get(grant.endedBy) ?? grant.endedBy}`}
                  {grant.endedBecause !== undefined && `: ${grant.endedBecause}`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
