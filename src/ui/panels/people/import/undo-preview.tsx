import { useEffect, useEffectEvent } from 'react'
import { importKindNamed } from '../../../../domain/imports/import-kinds'
import type { UndoPlan } from '../../../../domain/imports/run/import-undo-plan.contract'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { counted } from '../../../kit/counted'
import { officeQueries } from '../../../queries/office.queries'
import styles from './import.module.css'

/**
 * Shows what an undo removes and restores, before it is confirmed. Its value is the ids of the imports in the order of the undo; the chosen
 * import is the last, and at first the only one. Suspends until the undo plan is loaded, so that nobody confirms without seeing it.
 */
export function UndoQuestion({ value, onChange }: FieldInputProps) {
  const batchId = String(value).split(',').at(-1)!
  const plan = useLiveQuery(officeQueries(useApp()).importUndoPlan(batchId))
  const ids = plan.imports.map(one => one.batchId).join(',')
  const notify = useEffectEvent(() => onChange(ids))
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the ids are what is told
  useEffect(() => notify(), [ids])
  return <UndoWords plan={plan} />
}

function UndoWords({ plan: { imports, publishedEdition } }: { readonly plan: UndoPlan }) {
  const later = imports.slice(0, -1)
  return (
    <div className={styles.step}>
      {later.length > 0 && (
        <p>{counted(later.length, 'later import builds', 'later imports build')} on this one. All of them are undone, in this order:</p>
      )}
      <ol className={styles.undone} aria-label="Imports to undo">
        {imports.map(one => (
          <li key={one.batchId}>
            <strong>{one.fileName}</strong>: {workOf(one)}.
          </li>
        ))}
      </ol>
      <p>What somebody edited since stays as it is. You see a list of it afterwards.</p>
      {publishedEdition !== undefined && (
        <p>Visitors still see the guide of {publishedEdition} as it is published now. After the undo, publish it again.</p>
      )}
    </div>
  )
}

/** "removes 800 listings, restores 12 changed listings, brings back 3 withdrawn listings". */
function workOf({ kind, created, changed, withdrawn }: UndoPlan['imports'][number]): string {
  const { one, label } = importKindNamed(kind) ?? { one: 'record', label: 'records' }
  const many = label.toLowerCase()
  const parts = [
    created > 0 && `removes ${counted(created, one, many)}`,
    changed > 0 && `restores ${counted(changed, `changed ${one}`, `changed ${many}`)}`,
    withdrawn > 0 && `brings back ${counted(withdrawn, `withdrawn ${one}`, `withdrawn ${many}`)}`,
  ]
  return parts.filter(part => part !== false).join(', ') || 'nothing is left to undo'
}
