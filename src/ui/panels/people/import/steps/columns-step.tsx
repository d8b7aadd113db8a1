import { useState } from 'react'
import { missingFields } from '../../../../../domain/imports/columns/needed-fields'
import { FailureNotice } from '../../../../forms/failure-notice'
import { useFocusOnArrival } from '../../../../forms/focus/use-focus-on-arrival'
import { useAction } from '../../../../forms/use-action'
import { Button } from '../../../../kit/button'
import { Select } from '../../../../kit/controls/select'
import { hasMore, type ImportTarget, type ReadJob } from '../chosen-files'
import styles from '../import.module.css'
import { useChosenFiles } from '../use-chosen-files'
import { FormatFields } from './format-fields'
import { MappingTable } from './mapping-table'

interface Props {
  readonly job: ReadJob
  readonly target: ImportTarget
  readonly onCheck: () => void
}

/** The meaning of each column, and the file's formats of dates, decimals and lists. */
export function ColumnsStep({ job, target, onCheck }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { state, dispatch, readAs, readIn } = useChosenFiles()
  const [asked, setAsked] = useState(false)
  const encoding = useAction()
  const missing = missingFields(job.kind, job.mapping)
  const check = () => {
    setAsked(true)
    if (missing.length === 0) onCheck()
  }
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {job.file.name}
      </h2>
      {job.remembered && <p className={styles.quiet}>These columns are mapped as they were the last time such a file came.</p>}
      <Select
        className={styles.field}
        label="The rows are"
        value={job.kind.name}
        onChange={event => void readAs(job, target.kinds.find(({ name }) => name === event.currentTarget.value)!)}
        options={target.kinds.map(({ name, title }) => ({ value: name, label: title }))}
      />
      <MappingTable job={job} onMap={(header, field) => dispatch({ type: 'map-column', header, field })} />
      <FormatFields
        job={job}
        target={target}
        onChange={formats => dispatch({ type: 'set-formats', formats })}
        onEncoding={chosen => void encoding.run(() => readIn(job, chosen))}
      />
      <FailureNotice error={encoding.error} />
      {asked && missing.length > 0 && (
        <p role="alert" className={styles.bad}>
          One column must still be: {missing.map(field => field.label).join(', ')}.
        </p>
      )}
      <div className={styles.actions}>
        {state.at === 0 && <Button onClick={() => dispatch({ type: 'back' })}>Back</Button>}
        {hasMore(state) && <Button onClick={() => dispatch({ type: 'next-file' })}>Leave this file out</Button>}
        <Button look="main" onClick={check}>
          Dry run
        </Button>
      </div>
    </div>
  )
}
