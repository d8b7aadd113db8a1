import { useSearchParams } from 'react-router-dom'
import type { PolicyVersion } from '../../../../domain/content/policy-service'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Table } from '../../../kit/table'
import { dayOf } from '../../../kit/time/format-time'
import { clockQueries } from '../../../queries/clock.queries'
import { Link } from '../../../routing/link'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './policyedit.module.css'

interface PolicyVersionsProps {
  readonly name: string
  /** Newest first. */
  readonly versions: readonly PolicyVersion[]
  /** The version that is shown below. */
  readonly read: number | undefined
}

/** Every version of a policy: its state, its day, and what changed. */
export function PolicyVersions({ name, versions, read }: PolicyVersionsProps) {
  const { tz } = usePanelContext()
  const [params] = useSearchParams()
  const now = useLiveQuery(clockQueries(useApp()).real())
  if (versions.length === 0) return <p>No version of this policy yet. Write the first one below.</p>
  const linkTo = (version: number) => {
    const next = new URLSearchParams(params)
    if (version === read) next.delete('version')
    else next.set('version', String(version))
    return `?${next}`
  }
  return (
    <Table stacks aria-label={`Versions: ${name}`}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">State</th>
          <th scope="col">In effect from</th>
          <th scope="col">What changed</th>
          <th scope="col">Asks people to agree</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(policy => (
          <tr key={policy.id}>
            <td data-label="Version" className={css.whole}>
              <Link to={linkTo(policy.version)} preventScrollReset>
                {policy.version === read ? `Close version ${policy.version}` : `Read version ${policy.version}`}
              </Link>
            </td>
            <td data-label="State">{stateText(policy, now)}</td>
            <td data-label="In effect from" className={css.whole}>
              {dayOf(policy.effective, tz, { short: true, year: true })}
            </td>
            <td data-label="What changed">{policy.changes ?? '–'}</td>
            <td data-label="Asks people to agree">{policy.reaccept ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A version that takes effect at once has its time from the server, which may be ahead of this page’s clock. */
function stateText({ status, effective, until, updatedAt }: PolicyVersion, clock: Date): string {
  const now = updatedAt > clock ? updatedAt : clock
  if (status === 'draft') return 'Draft'
  if (status === 'superseded' || (until && until <= now)) return 'Replaced'
  return effective > now ? 'Published, not in effect yet' : 'In effect'
}
