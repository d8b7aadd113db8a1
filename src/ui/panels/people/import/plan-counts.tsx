import type { ImportPlan, PlannedAction } from '../../../../domain/imports/planned-row'
import styles from './import.module.css'

export const actionNames: Readonly<Record<PlannedAction, string>> = {
  create: 'new',
  update: 'changed',
  skip: 'skipped',
  error: 'cannot be read',
}

export function PlanCounts({ counts }: Pick<ImportPlan, 'counts'>) {
  return (
    <dl className={styles.counts}>
      {(Object.keys(actionNames) as PlannedAction[]).map(action => (
        <div key={action} data-action={action} data-none={counts[action] === 0 || undefined}>
          <dt>{actionNames[action]}</dt>
          <dd>{counts[action].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
