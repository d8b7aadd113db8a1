import type { ImportBatch } from '../../../../domain/imports/import-desk'
import { Button } from '../../../office/controls/button'
import styles from './import.module.css'

/** Imports that a closed tab or a pause left in the middle. */
export function UnfinishedImports({ batches, onResume }: { batches: readonly ImportBatch[]; onResume: (batch: ImportBatch) => void }) {
  const unfinished = batches.filter(({ status }) => status === 'running' || status === 'paused')
  if (unfinished.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className={styles.unfinished}>
      <h2 id="unfinished">{unfinished.length === 1 ? 'One import is not finished' : `${unfinished.length} imports are not finished`}</h2>
      <ul>
        {unfinished.map(batch => (
          <li key={batch.id}>
            <span>
              {batch.fileName}, {batch.kind}
              {batch.editionId && ` of ${batch.editionId}`}: {batch.done.toLocaleString('en-US')} of {batch.total.toLocaleString('en-US')} rows
              written
            </span>
            <Button variant="default" onClick={() => onResume(batch)} aria-label={`Resume the import of ${batch.fileName}`}>
              Resume
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
