import type { Restore } from '../../../../domain/backups/restores.collection'
import { counted } from '../../../kit/counted'
import { numberText } from '../../../kit/number-text'
import { Table } from '../../../kit/table'
import type { PlanPartProps, RunPlan } from '../../engine/run/run-spec'
import { checkText } from './restore-text'

/** A backup that was checked, before anything is put back. */
export interface RestorePlan extends RunPlan {
  readonly restore: Restore
}

const columns = [
  ['missing', 'Put back'],
  ['trashed', 'In the trash'],
  ['changed', 'Changed since'],
  ['same', 'Unchanged'],
] as const

/** What a restore would do, by kind of record, what it puts back first. What is here unchanged or left out is counted in a sentence. */
function KindTable({ kinds = [] }: Pick<Restore, 'kinds'>) {
  const shown = kinds.filter(({ missing, trashed, changed }) => missing + trashed + changed > 0).toSorted((a, b) => b.missing - a.missing)
  const others = kinds.filter(one => one.leftOut === 0 && !shown.includes(one))
  const left = kinds.reduce((sum, { leftOut }) => sum + leftOut, 0)
  return (
    <>
      {shown.length > 0 && (
        <Table stacks aria-label="What would be put back">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              {columns.map(([name, label]) => (
                <th key={name} scope="col" data-number>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(one => (
              <tr key={one.kind}>
                <th scope="row">{one.kind}</th>
                {columns.map(([name, label]) => (
                  <td key={name} data-label={label} data-number>
                    {numberText(one[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {others.length > 0 && <p>{`Of ${counted(others.length, 'other kind')}, every record is here unchanged.`}</p>}
      {left > 0 && <p>{`${counted(left, 'record is', 'records are')} left out.`}</p>}
      {shown.some(({ trashed }) => trashed > 0) && <p>What is in the trash stays there. You can restore it in its own panel, under “Show trash”.</p>}
      {shown.some(({ changed }) => changed > 0) && <p>What was changed since the backup stays as it is now.</p>}
    </>
  )
}

/** The dry run of a restore. */
export const RestorePlanTable = ({ plan: { restore } }: PlanPartProps<unknown, RestorePlan>) => <KindTable kinds={restore.kinds} />

/** The result of a backup's check in a list, where a table has no room; by kind when it is opened. */
export const CheckResult = ({ restore }: { readonly restore: Restore }) => (
  <>
    {restore.unfit !== undefined && checkText(restore)}
    {restore.kinds && restore.kinds.length > 0 && (
      <details>
        <summary>By kind of record</summary>
        {columns.slice(0, -1).map(([name, label]) => (
          <KindLine key={name} label={label} counts={restore.kinds!.map(one => [one.kind, one[name]] as const)} />
        ))}
      </details>
    )}
  </>
)

/** `Changed since: Members 4, Pictures 1`. */
function KindLine({ label, counts }: { readonly label: string; readonly counts: readonly (readonly [kind: string, count: number])[] }) {
  const some = counts.filter(([, count]) => count > 0).toSorted((a, b) => b[1] - a[1])
  return some.length > 0 && <p>{`${label}: ${some.map(([kind, count]) => `${kind} ${numberText(count)}`).join(', ')}`}</p>
}
