import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../kit/button'
import { ActionButtons } from './actions/action-buttons'
import type { Outcome } from './actions/use-outcome'
import { Facts } from './facts/facts'
import { madeFact } from './facts/made-fact'
import frame from './panel-frame.module.css'
import type { MadeColumn, PanelAction } from './panel-spec'
import form from './record/record-form.module.css'
import { usePanelContext } from './use-panel-context'

interface ReportPartProps<R> {
  readonly row: R
  readonly name: string
  readonly facts: readonly MadeColumn<R>[]
  readonly actions: readonly PanelAction<R>[]
  readonly outcome: Outcome
  readonly onClose: () => void
}

/** The row of a report that is open: its facts and its actions. */
export function ReportPart<R>({ row, name, facts, actions, outcome, onClose }: ReportPartProps<R>) {
  const { tz } = usePanelContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // A dialog that is open closes by itself.
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest('dialog')) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside closes it
    <aside className={frame.form} aria-labelledby="report-row" onKeyDown={press}>
      <div className={form.record}>
        <div className={form.head}>
          <h2 id="report-row" tabIndex={-1} ref={heading}>
            {name}
          </h2>
          <Button look="quiet" size="s" onClick={onClose} aria-label="Close the details">
            Close
          </Button>
        </div>
        <Facts facts={facts.map(fact => madeFact(fact, row, tz))} />
        <div className={form.acts}>
          <ActionButtons actions={actions} rows={[row]} outcome={outcome} />
        </div>
      </div>
    </aside>
  )
}
