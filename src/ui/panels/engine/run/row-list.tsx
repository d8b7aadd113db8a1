import { use, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { containsWords } from '../../../../domain/shared/text/contains-words'
import { useApp, useServices } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useKeptFocus } from '../../../forms/focus/use-kept-focus'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { TextField } from '../../../kit/controls/text-field'
import { numberText } from '../../../kit/number-text'
import { Table } from '../../../kit/table'
import { Link } from '../../../routing/link'
import { ActionButtons } from '../actions/action-buttons'
import type { Outcome } from '../actions/use-outcome'
import { madeColumn } from '../fields/field-columns'
import { NewRecordForm } from '../new-record'
import { TabParamsContext } from '../tab-params-context'
import { usePanelContext } from '../use-panel-context'
import type { ListSpec } from './list-spec'
import css from './run.module.css'
import { readRunAddress } from './run-address'

const none = () => undefined

/** Rows shown at first, and with each press for more. */
const step = 20

interface RowListProps {
  readonly spec: ListSpec
  readonly outcome: Outcome
  /** Something runs: what is not finished may be it, so that it is neither resumed nor undone. */
  readonly isRunning?: boolean
}

/** A list of rows with their actions. */
export function RowList({ spec, outcome, isRunning = false }: RowListProps) {
  const { title, useRows, useTotal = none, useMore = none, actions = [], isUnfinished, changed, check, make, empty } = spec
  const id = useId()
  const { tz, may } = usePanelContext()
  const app = useApp()
  const services = useServices()
  const tab = use(TabParamsContext)
  // oxlint-disable-next-line react/rules-of-hooks -- a list keeps its hook: this part is keyed by the list
  const all = useRows()
  // oxlint-disable-next-line react/rules-of-hooks -- as above
  const total = useTotal() ?? all.length
  // oxlint-disable-next-line react/rules-of-hooks -- as above
  const more = useMore()
  const reading = useAction()
  const focus = useKeptFocus<HTMLElement>()
  const columns = spec.columns.map(column => madeColumn(column, tz))
  const [sought, setSought] = useState('')
  const matches = containsWords(sought)
  const rows = all.filter(row => matches(columns.map(column => column.words(row)).join(' ')))
  const open = readRunAddress(useSearchParams()[0]).open
  // Enough rows to include the one named by the address.
  const [asked, setShown] = useState(step)
  const shown = Math.max(asked, rows.findIndex(row => row.id === open) + 1)
  const offered = actions.filter(({ rule }) => !rule || may(rule))
  const left = check ? all.filter(row => !check.isDone(row)).length : 0
  // What was not read yet is not searched either.
  const canRead = more !== undefined && sought.trim() === ''
  const showMore = async () => {
    if (!canRead || rows.length > shown + 5 * step || (await reading.run(more))) setShown(shown + 5 * step)
  }
  const hasActs = offered.length > 0 || isUnfinished !== undefined
  return (
    <section aria-labelledby={id} className={css.list} tabIndex={-1} {...focus}>
      <h2 id={id}>{title}</h2>
      {check && all.length > 0 && <p className={css.quiet}>{left === 0 ? 'All done.' : `${left} of ${all.length} to do`}</p>}
      {total > shown && sought.trim() === '' && (
        <p role="status" className={css.quiet}>
          The first {numberText(Math.min(shown, rows.length))} of {numberText(total)}
        </p>
      )}
      {spec.find && all.length > 0 && (
        <>
          <TextField
            type="search"
            label={spec.find}
            value={sought}
            onChange={event => setSought(event.currentTarget.value)}
            className={css.find ?? ''}
          />
          <p role="status" className={css.quiet}>
            {numberText(rows.length)} of {numberText(all.length)}
          </p>
        </>
      )}
      {rows.length === 0 ? (
        <p className={css.quiet}>{all.length > 0 ? 'Nothing matches your search. Try fewer words.' : empty}</p>
      ) : (
        <Table stacks aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ name, label, kind }) => (
                <th key={name} scope="col" data-number={kind === 'number' || undefined}>
                  {label}
                </th>
              ))}
              {hasActs && (
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(row => {
              const name = spec.name?.(row) ?? columns[0]?.words(row) ?? row.id
              return (
                <tr key={row.id} aria-current={row.id === open || undefined}>
                  {columns.map(({ name: column, label, kind, words, draw }, at) =>
                    at === 0 ? (
                      <th key={column} scope="row">
                        {check ? (
                          <Checkbox
                            label={words(row)}
                            checked={check.isDone(row)}
                            onChange={({ currentTarget: { checked } }) => void outcome.after('Saving…', () => check.run(row, checked, services))}
                          />
                        ) : (
                          (draw?.(row) ?? words(row))
                        )}
                      </th>
                    ) : (
                      <td key={column} data-label={label} data-number={kind === 'number' || undefined}>
                        {draw?.(row) ?? words(row)}
                      </td>
                    ),
                  )}
                  {hasActs && (
                    <td>
                      <div className={css.acts}>
                        {!isRunning && isUnfinished?.(row) && (
                          <Link to={`?${new URLSearchParams({ ...tab, run: row.id })}`} aria-label={`Resume: ${name}`}>
                            Resume
                          </Link>
                        )}
                        {!(isRunning && isUnfinished?.(row)) && (
                          <ActionButtons actions={offered} rows={[row]} outcome={outcome} of={name} onDone={() => changed?.(app, row)} />
                        )}
                      </div>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      <FailureNotice error={reading.error} />
      {(rows.length > shown || canRead) && (
        <Button size="s" busy={reading.busy} onClick={() => void showMore()}>
          Show more: {numberText((canRead ? total : rows.length) - shown)} follow
        </Button>
      )}
      {make && <NewRecordForm make={make} outcome={outcome} />}
    </section>
  )
}
