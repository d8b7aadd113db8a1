import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../kit/button'
import { ActionButtons } from '../actions/action-buttons'
import css from '../actions/actions.module.css'
import { OutcomeLine } from '../actions/outcome-line'
import type { Outcome } from '../actions/use-outcome'
import { type Fact, Facts } from '../facts/facts'
import type { PanelAction } from '../panel-spec'
import type { ListSpec } from '../run/list-spec'
import { RowList } from '../run/row-list'
import { useReauthenticatedOutcome } from '../run/use-reauthenticated-outcome'
import form from './record-form.module.css'
import look from './record-page.module.css'

interface RecordPageProps<R> {
  readonly row: R
  readonly name: string
  /** Sentences above everything else, such as that the record was merged. */
  readonly notes?: readonly (string | false | undefined)[]
  readonly facts?: readonly Fact[]
  readonly actions?: readonly PanelAction<R>[]
  readonly entry?: RecordEntry<R> | undefined
  /** Records that belong to this one. */
  readonly lists?: readonly ListSpec[]
  /** Result of the actions, if it is shown elsewhere. */
  readonly outcome?: Outcome
  readonly onClose?: () => void
  /** Below the facts and lists, such as a `Timeline`. */
  readonly children?: ReactNode
}

/** A form that the first button opens. */
interface RecordEntry<R> {
  readonly label: string
  readonly form: ComponentType<EntryProps<R>>
  /** Whether the form replaces the rest of the page while it is open. */
  readonly inPlace?: boolean
  /** Whether it is open at first. */
  readonly isOpen?: boolean
}

export interface EntryProps<R> {
  readonly row: R
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** One record to read: its name, notes, actions, facts, lists and further parts. */
export function RecordPage<R>({ row, name, notes = [], facts = [], actions = [], entry, lists = [], children, ...props }: RecordPageProps<R>) {
  const { renewing, question } = useReauthenticatedOutcome()
  const [isEntering, setEntering] = useState(entry?.isOpen ?? false)
  const isAlone = isEntering && entry?.inPlace === true
  const outcome = props.outcome ?? renewing
  return (
    <div className={look.page}>
      <div className={form.head}>
        <h2 tabIndex={-1}>{name}</h2>
        {props.onClose && (
          <Button look="quiet" size="s" onClick={props.onClose} aria-label="Close the details">
            Close
          </Button>
        )}
      </div>
      {notes.map(
        note =>
          note && (
            <p key={note} role="note" className={look.note}>
              {note}
            </p>
          ),
      )}
      {!isAlone && (
        <div className={css.buttons}>
          {entry && (
            <Button look={isEntering ? 'plain' : 'main'} size="s" onClick={() => setEntering(!isEntering)} aria-expanded={isEntering}>
              {entry.label}
            </Button>
          )}
          <ActionButtons actions={actions} rows={[row]} outcome={outcome} />
        </div>
      )}
      {!props.outcome && (
        <>
          {question}
          <OutcomeLine outcome={outcome} />
        </>
      )}
      {entry && isEntering && (
        <Suspense fallback={null}>
          <entry.form row={row} outcome={outcome} onDone={() => setEntering(false)} />
        </Suspense>
      )}
      {!isAlone && (
        <>
          {facts.length > 0 && <Facts facts={facts} />}
          {lists.map(list => (
            <RowList key={list.title} spec={list} outcome={outcome} />
          ))}
          {children}
        </>
      )}
    </div>
  )
}
