import { useState } from 'react'
import { type ImportBatch, ImportDesk, type ImportProgress, type UndoReport } from '../../../../domain/imports/import-desk'
import type { KeepReason } from '../../../../domain/imports/import-undo.function'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { Table } from '../../../office/controls/table'
import { Failure } from './failure'
import styles from './import.module.css'

const stateNames: Readonly<Record<ImportBatch['status'], string>> = {
  running: 'not finished',
  paused: 'paused',
  done: 'written',
  undoing: 'being taken back',
  undone: 'taken back',
}
const keepSentences: Readonly<Record<KeepReason, string>> = {
  'edited-since': 'somebody edited it since',
  'has-openings': 'it has openings of another import',
  'has-records': 'memberships, gifts, orders or talks belong to this person by now',
  'shown-since': 'something shows it by now',
  'last-picture': 'a public work shows nothing else',
  'thanked-since': 'a letter of thanks was written for it by now',
  'joined-since': 'this person has an account by now',
}

/** Every import with what it did, and the way back for thirty days. */
export function ImportHistory({ batches, now, tz, busy }: { batches: readonly ImportBatch[]; now: Date; tz: string; busy: boolean }) {
  if (batches.length === 0) return <p className={styles.quiet}>No file has been imported yet.</p>
  return (
    <Table stacks className={styles.rows} aria-label="Imports">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">When</th>
          <th scope="col">What it did</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {batches.map(batch => (
          <HistoryRow key={batch.id} batch={batch} now={now} tz={tz} busy={busy} />
        ))}
      </tbody>
    </Table>
  )
}

const said = (n: number) => n.toLocaleString('en-US')

function HistoryRow({ batch, now, tz, busy }: { batch: ImportBatch; now: Date; tz: string; busy: boolean }) {
  const undo = useUndo(batch.id)
  const mayUndo = batch.status !== 'undone' && batch.undoUntil > now && !busy
  return (
    <tr>
      <th scope="row">
        {batch.fileName}
        <p className={styles.quiet}>
          {batch.kind}
          {batch.editionId && ` of ${batch.editionId}`}
        </p>
      </th>
      <td data-label="When">{batch.createdAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: tz })}</td>
      <td data-label="What it did">
        {said(batch.counts.create)} new, {said(batch.counts.update)} changed, {said(batch.counts.skip)} skipped, {said(batch.counts.error)} not read
      </td>
      <td>
        <p>
          {stateNames[batch.status]}
          {batch.done < batch.total && batch.status !== 'undone' && ` (${said(batch.done)} of ${said(batch.total)})`}
        </p>
        {mayUndo && !undo.busy && (
          <Button variant="default" size="compact-md" onClick={() => void undo.begin()} aria-label={`Undo the import of ${batch.fileName}`}>
            {batch.status === 'undoing' ? 'Go on undoing' : 'Undo'}
          </Button>
        )}
        {undo.busy && <p role="status">Taking back{undo.progress && `: ${undo.progress.done} of ${undo.progress.total}`}</p>}
        {undo.error !== undefined && <Failure error={undo.error} />}
        {undo.report && <Kept report={undo.report} />}
        {!undo.report && batch.kept && batch.kept.length > 0 && <p>{batch.kept.length} records were kept because they were edited since.</p>}
      </td>
    </tr>
  )
}

function Kept({ report }: { report: UndoReport }) {
  return (
    <div role="status">
      <p>
        {report.undone.toLocaleString('en-US')} {report.undone === 1 ? 'row' : 'rows'} taken back.
      </p>
      {report.kept.length > 0 && (
        <ul className={styles.refused}>
          {report.kept.map(({ record, name, reason, fields }) => (
            <li key={record}>
              {name} is kept: {keepSentences[reason]}
              {fields && fields.length > 0 && ` (${fields.join(', ')})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useUndo(batchId: string) {
  const desk = useService(ImportDesk)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<ImportProgress>()
  const [report, setReport] = useState<UndoReport>()
  const [error, setError] = useState<unknown>()
  const begin = async () => {
    setBusy(true)
    setError(undefined)
    try {
      setReport(await desk.undo(batchId, { onProgress: setProgress }))
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { busy, progress, report, error, begin }
}
