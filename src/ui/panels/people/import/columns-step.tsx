import { useState } from 'react'
import { missingFields } from '../../../../domain/imports/import-fields'
import type { ImportKind } from '../../../../domain/imports/import-kinds'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { FormatFields } from './format-fields'
import styles from './import.module.css'
import { type ImportAim, type ImportEvent, kindsFor, type ReadJob } from './import-steps'
import { MappingTable } from './mapping-table'

interface Props {
  readonly job: ReadJob
  readonly aim: ImportAim
  readonly first: boolean
  readonly dispatch: (event: ImportEvent) => void
  readonly onKind: (kind: ImportKind) => void
  readonly onCheck: () => void
  readonly onSkip: () => void
}

const kindWords: Readonly<Record<ImportKind, string>> = {
  listings: 'listings: one studio or venue each',
  openings: 'openings: one time a listing is open each',
  people: 'people: one person or organisation each',
  memberships: 'memberships: one term of one member each',
  donations: 'gifts: one gift each',
  events: 'events: one event each',
  pictures: 'pictures: one file of the ZIP each',
}

/** What each column is, and how the file writes its dates, decimals and lists. */
export function ColumnsStep({ job, aim, first, dispatch, onKind, onCheck, onSkip }: Props) {
  const [asked, setAsked] = useState(false)
  const missing = missingFields(job.kind, job.mapping)
  const check = () => {
    setAsked(true)
    if (missing.length === 0) onCheck()
  }
  return (
    <div className={styles.step}>
      <h2>{job.file.name}</h2>
      {job.remembered && <p className={styles.quiet}>These columns are mapped as they were the last time such a file came.</p>}
      <NativeSelect
        className={styles.field}
        label="The rows are"
        value={job.kind}
        onChange={event => onKind(event.currentTarget.value as ImportKind)}
        data={kindsFor[aim.is].map(kind => ({ value: kind, label: kindWords[kind] }))}
      />
      <MappingTable job={job} onMap={(header, field) => dispatch({ type: 'map-column', header, field })} />
      <FormatFields job={job} aim={aim} onChange={formats => dispatch({ type: 'set-formats', formats })} />
      {asked && missing.length > 0 && (
        <p role="alert" className={styles.bad}>
          One column must still be: {missing.map(field => field.label).join(', ')}.
        </p>
      )}
      <div className={styles.actions}>
        {first ? (
          <Button variant="default" onClick={() => dispatch({ type: 'back' })}>
            Back
          </Button>
        ) : (
          <Button variant="default" onClick={onSkip}>
            Leave this file out
          </Button>
        )}
        <Button onClick={check}>Dry run</Button>
      </div>
    </div>
  )
}
