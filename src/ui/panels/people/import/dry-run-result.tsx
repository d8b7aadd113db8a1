import { useDeferredValue, useEffect, useState } from 'react'
import { maxRowsShown, plannedRows, type RowFilter, type RowsRequest, type ShownRow } from '../../../../domain/imports/plan/planned-rows.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { saveFile } from '../../../app-services/save-file'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { numberText } from '../../../kit/number-text'
import { Table } from '../../../kit/table'
import type { PlanPartProps } from '../../engine/run/run-spec'
import type { FileToImport } from './choose-files'
import { answersBefore } from './chosen-files'
import styles from './import.module.css'
import type { ImportDryRun } from './import-dry-run'
import { FileQuestions } from './plan/file-questions'
import { Pagination } from './plan/pagination'
import { useChosenFiles } from './use-chosen-files'

const actionNames = { create: 'new', update: 'changed', skip: 'skipped', error: 'to check' } as const
const pageSize = 100
/** The result of a dry run: counts, notes, and the rows, page by page. */
export function DryRunResult({ input: { job, target, answers }, plan: { dryRun }, onChange }: PlanPartProps<FileToImport, ImportDryRun>) {
  const { counts, batches } = dryRun
  return (
    <div className={styles.step}>
      <h3>
        {job.file.name}, dry run for {target.name}
      </h3>
      {batches.length > 1 && (
        <p>
          The file becomes {batches.length} imports of at most {counted(Math.max(...batches.map(({ total }) => total)), 'row')}, written one after the
          other. You can undo each by itself.
        </p>
      )}
      <dl className={styles.counts}>
        {(Object.keys(actionNames) as (keyof typeof actionNames)[]).map(action => (
          <div key={action} data-action={action} data-none={counts[action] === 0 || undefined}>
            <dt>{actionNames[action]}</dt>
            <dd>{numberText(counts[action])}</dd>
          </div>
        ))}
      </dl>
      <FileQuestions
        questions={dryRun.questions}
        answers={answers}
        before={answersBefore(job, target)}
        onAnswer={given => onChange({ answers: given })}
      />
      <WorthKnowing {...dryRun} refusedFiles={job.summary.refusedFiles ?? []} />
      <DryRunRows job={job} dryRun={dryRun} />
    </div>
  )
}

function WorthKnowing({
  warnings,
  keptColumns,
  unusedFiles,
  refusedFiles,
  leftOutColumns,
}: ImportDryRun['dryRun'] & { readonly refusedFiles: readonly string[] }) {
  const lines = [
    ...warnings.map(({ count, words }) => `${counted(count, 'row')}: ${words}`),
    keptColumns.length > 0 && `Stored among the other columns: ${keptColumns.join(', ')}.`,
    unusedFiles.length > 0 && `No row names these files, so they are left out: ${someOf(unusedFiles)}.`,
    refusedFiles.length > 0 && `These files are larger than 25 MB, or no pictures that we can take: ${someOf(refusedFiles)}.`,
    leftOutColumns.length > 0 && `Columns that are left out: ${leftOutColumns.join(', ')}.`,
  ].filter(line => line !== false)
  if (lines.length === 0) return null
  return (
    <section aria-label="Worth knowing">
      <h4>Worth knowing</h4>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const namesShown = 20
const someOf = (names: readonly string[]) =>
  names.length > namesShown ? `${names.slice(0, namesShown).join(', ')} and ${names.length - namesShown} more` : names.join(', ')

/** Every row of the file with its planned action, filtered and paged; rows that need attention come first. */
function DryRunRows({ job, dryRun }: Pick<FileToImport, 'job'> & Pick<ImportDryRun, 'dryRun'>) {
  const { batches, counts } = dryRun
  const callables = useService(Callables)
  const { reader } = useChosenFiles()
  const batchIds = batches.map(({ id }) => id)
  const [chosen, setChosen] = useState<Partial<RowFilter>>({})
  const filter: RowFilter = { show: counts.error > 0 ? 'error' : counts.create + counts.update > 0 ? 'all' : 'skip', words: '', ...chosen }
  const [page, setPage] = useState(1)
  const show = useDeferredValue(filter.show)
  const words = useDeferredValue(filter.words)
  const { found, rows, error } = useRows(dryRun, { batchIds, show, words, from: (page - 1) * pageSize, limit: pageSize })
  const pages = Math.max(1, Math.ceil(found / pageSize))
  const change = (to: Partial<RowFilter>) => {
    setChosen({ ...chosen, ...to })
    setPage(1)
  }
  const download = async () => {
    const problems: ShownRow[] = []
    for (let more = true; more; ) {
      const next = await callables.call(plannedRows, { batchIds, show: 'problems', words: '', from: problems.length, limit: maxRowsShown })
      problems.push(...next.rows)
      more = problems.length < next.found
    }
    const table = await reader.problems(job.id, problems)
    // The byte-order mark tells spreadsheets that the file is UTF-8.
    saveFile(new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }), `${job.file.name.replace(/\.[^.]*$/, '')}-problems.csv`)
  }
  const all = counts.create + counts.update + counts.skip + counts.error
  return (
    <section aria-label="Row by row" className={styles.step}>
      <h4>Row by row</h4>
      <div className={styles.filters}>
        <Select
          label="Show"
          value={filter.show}
          onChange={event => change({ show: event.currentTarget.value as RowFilter['show'] })}
          options={[
            { value: 'all', label: `all rows (${numberText(all)})` },
            { value: 'create', label: `new (${numberText(counts.create)})` },
            { value: 'update', label: `changed (${numberText(counts.update)})` },
            { value: 'skip', label: `skipped (${numberText(counts.skip)})` },
            { value: 'error', label: `${actionNames.error} (${numberText(counts.error)})` },
            { value: 'warned', label: 'with something worth knowing' },
          ]}
        />
        <TextField type="search" label="Find in the rows" value={filter.words} onChange={event => change({ words: event.currentTarget.value })} />
        <p role="status">{counted(found, 'row')}</p>
        <Button onClick={() => void download()}>Download the rows with problems</Button>
      </div>
      <FailureNotice error={error} />
      {rows.length > 0 && (
        <Table stacks className={styles.rows} aria-label="Rows of the dry run">
          <thead>
            <tr>
              <th scope="col" data-number>
                Row
              </th>
              <th scope="col">What happens</th>
              <th scope="col">Name</th>
              <th scope="col">Why, and what changes</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <DryRunRow key={row.line} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of rows">
          <Pagination total={pages} value={page} onChange={setPage} />
        </nav>
      )}
    </section>
  )
}

/** One page of rows, requested again after every dry run. The previous page stays until the next one is loaded. */
function useRows(dryRun: ImportDryRun['dryRun'], request: RowsRequest) {
  const callables = useService(Callables)
  const [page, setPage] = useState<{ readonly found: number; readonly rows: readonly ShownRow[]; readonly error?: unknown }>({ found: 0, rows: [] })
  const question = JSON.stringify(request)
  useEffect(() => {
    let isWanted = true
    callables.call(plannedRows, JSON.parse(question) as typeof request).then(
      answer => isWanted && setPage(answer),
      (error: unknown) => isWanted && setPage({ found: 0, rows: [], error }),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a dry run after an answer has other rows under the same ids
  }, [callables, question, dryRun])
  return page
}

function DryRunRow({ row: { line, action, name, reasons, warnings, changes } }: { readonly row: ShownRow }) {
  return (
    <tr>
      <td data-number data-label="Row">
        {line}
      </td>
      <td data-label="What happens">
        <span className={styles.action} data-action={action}>
          {actionNames[action]}
        </span>
      </td>
      <th scope="row">{name}</th>
      <td>
        {reasons.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {changes.map(({ field, before, after }) => (
          <p key={field}>
            {field}: {before && <Before value={before} />}
            {before ? <ins>{after}</ins> : after}
          </p>
        ))}
        {warnings.map(sentence => (
          <p key={sentence} className={styles.warn}>
            {sentence}
          </p>
        ))}
      </td>
    </tr>
  )
}

const Before = ({ value }: { readonly value: string }) => (
  <>
    <del>{value}</del> <span aria-hidden="true">→</span>{' '}
  </>
)
