import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import type { Selection } from '../../../office/data-grid/use-selection'
import css from '../actions/actions.module.css'
import type { PanelAction } from '../panel-spec'

interface BulkDecisionsProps<R> {
  readonly actions: readonly PanelAction<R>[]
  readonly offered: (rows: readonly R[]) => readonly PanelAction<R>[]
  readonly start: (action: PanelAction<R>, rows: readonly R[]) => void
  readonly waiting: readonly R[]
  readonly selection: Selection
}

/** Decisions for all waiting entries, and for the selected ones, each with the number of entries to which it applies. */
export function BulkDecisions<R extends { readonly id: string }>({ actions, offered, start, waiting, selection }: BulkDecisionsProps<R>) {
  const selected = waiting.filter(({ id }) => selection.has(id))
  const decisions = actions.flatMap(action => {
    const rows = action.on === 'one' ? [] : (action.on === 'both' ? selected : waiting).filter(row => offered([row]).includes(action))
    const count = numberText(rows.length)
    return rows.length > 0 ? [{ action, rows, label: action.on === 'both' ? `${action.label} ${count} selected` : `${action.label} (${count})` }] : []
  })
  if (decisions.length === 0 && selected.length === 0) return null
  return (
    <div className={css.buttons}>
      {decisions.map(({ action, rows, label }) => (
        <Button key={label} size="s" onClick={() => start(action, rows)}>
          {label}
        </Button>
      ))}
      {selected.length > 0 && (
        <Button look="quiet" size="s" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
    </div>
  )
}
