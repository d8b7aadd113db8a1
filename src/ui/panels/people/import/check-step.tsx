import { useMemo } from 'react'
import { batchLimits, partsOf } from '../../../../domain/imports/plan-parts'
import type { PlannedRow } from '../../../../domain/imports/planned-row'
import { Button } from '../../../office/controls/button'
import { Failure } from './failure'
import styles from './import.module.css'
import { type ImportAim, type ImportEvent, type ReadJob, rowsToWrite } from './import-steps'
import { PlanCounts } from './plan-counts'
import { PlanRows } from './plan-rows'
import { PlanWarnings } from './plan-warnings'
import { saveProblems } from './save-problems'
import type { AskPlanner } from './worker-planner'

interface Props {
  readonly job: ReadJob
  readonly aim: ImportAim
  readonly planner: AskPlanner
  readonly dispatch: (event: ImportEvent) => void
  readonly onCheck: () => void
  readonly onWrite: () => void
}

/** The dry run: what would happen to every row, before anything does. */
export function CheckStep({ job, aim, planner, dispatch, onCheck, onWrite }: Props) {
  const { plan } = job
  const parts = useMemo(() => (plan ? partsOf(plan).length : 0), [plan])
  if (job.planError !== undefined) return <Failure error={job.planError} again={onCheck} />
  if (!plan) {
    return (
      <p role="status" className={styles.step}>
        Going through {job.summary.rows.toLocaleString('en-US')} rows of {job.file.name}…
      </p>
    )
  }
  const toWrite = rowsToWrite(plan).length
  return (
    <div className={styles.step}>
      <h2>
        {job.file.name}, dry run for {aim.name}
      </h2>
      <p className={styles.quiet}>Nothing has been written yet.</p>
      {parts > 1 && (
        <p>
          It becomes {parts} imports of at most {batchLimits.rows.toLocaleString('en-US')} rows, one after the other. Each is gone on with, and can be
          taken back, by itself.
        </p>
      )}
      <PlanCounts counts={plan.counts} />
      <PlanWarnings plan={plan} refusedFiles={job.summary.refusedFiles} />
      <div className={styles.actions}>
        <Button variant="default" onClick={() => dispatch({ type: 'back' })}>
          Back to the columns
        </Button>
        {plan.rows.some(needsEye) && (
          <Button variant="default" onClick={() => void planner.problems(job.id, plan).then(csv => saveProblems(plan.fileName, csv))}>
            Download the rows with problems
          </Button>
        )}
        {toWrite > 0 ? (
          <Button onClick={onWrite}>
            Write {toWrite.toLocaleString('en-US')} {toWrite === 1 ? 'row' : 'rows'}
          </Button>
        ) : (
          <Button onClick={() => dispatch({ type: 'next-file' })}>Nothing to write: go on</Button>
        )}
      </div>
      <PlanRows plan={plan} />
    </div>
  )
}

const needsEye = ({ action, warnings, reasons }: PlannedRow) =>
  action === 'error' || warnings.length > 0 || reasons.some(({ code }) => code !== 'unchanged')
