import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Outcome } from './actions/use-outcome'
import { columnFact } from './facts/column-fact'
import css from './panel-frame.module.css'
import type { MadeColumn, PanelAction } from './panel-spec'
import { RecordPage } from './record/record-page'
import { usePanelContext } from './use-panel-context'

interface ReportRowDetailsProps<R> {
  readonly row: R
  readonly name: string
  readonly facts: readonly MadeColumn<R>[]
  readonly actions: readonly PanelAction<R>[]
  readonly outcome: Outcome
  readonly onClose: () => void
}

/** The row of a report that is open: its facts and its actions. */
export function ReportRowDetails<R>({ facts, ...page }: ReportRowDetailsProps<R>) {
  const { tz } = usePanelContext()
  const part = useRef<HTMLElement>(null)
  useLayoutEffect(() => part.current?.querySelector('h2')?.focus(), [])
  // A dialog that is open closes by itself.
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest('dialog')) page.onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside closes it
    <aside ref={part} className={css.form} aria-label={page.name} onKeyDown={press}>
      <RecordPage {...page} facts={facts.map(fact => columnFact(fact, page.row, tz))} />
    </aside>
  )
}
