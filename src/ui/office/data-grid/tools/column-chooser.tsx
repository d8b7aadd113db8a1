import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { TextField } from '../../../kit/controls/text-field'
import type { GridColumn } from '../grid-column'
import type { GridView } from '../grid-view'
import css from '../grid-with-toolbar.module.css'
import { ToolbarMenu } from './toolbar-menu'

interface ColumnChooserProps<R> {
  readonly columns: readonly GridColumn<R>[]
  readonly shown: readonly GridColumn<R>[]
  /** Whether they differ from the default. */
  readonly isChosen: boolean
  readonly pinned: number
  readonly onChange: (part: Pick<GridView, 'columns'> | Pick<GridView, 'pinned'>) => void
}

/** Chooses the visible columns, their order, and how many are pinned at the left. */
export function ColumnChooser<R>({ columns, shown, isChosen, pinned, onChange }: ColumnChooserProps<R>) {
  const names = shown.map(({ name }) => name)
  const put = (next: readonly string[]) => next.length > 0 && onChange({ columns: next })
  const move = (at: number, by: number) => put(names.with(at, names[at + by]!).with(at + by, names[at]!))
  const hidden = columns.filter(({ name }) => !names.includes(name))
  return (
    <ToolbarMenu says="Columns" label="Columns" isSet={isChosen} side="end">
      {() => (
        <>
          <ol className={css.columns}>
            {shown.map((column, at) => (
              <li key={column.name}>
                <Checkbox
                  label={column.label}
                  checked
                  disabled={names.length === 1}
                  onChange={() => put(names.filter(name => name !== column.name))}
                />
                <button type="button" aria-label={`Move ${column.label} left`} disabled={at === 0} onClick={() => move(at, -1)}>
                  ↑
                </button>
                <button type="button" aria-label={`Move ${column.label} right`} disabled={at === names.length - 1} onClick={() => move(at, 1)}>
                  ↓
                </button>
              </li>
            ))}
          </ol>
          {hidden.map(column => (
            <Checkbox key={column.name} label={column.label} checked={false} onChange={() => put([...names, column.name])} />
          ))}
          <div className={css.menuEnd}>
            <TextField
              type="number"
              min={0}
              max={Math.min(9, shown.length)}
              label="Pinned columns"
              value={pinned}
              onChange={event => onChange({ pinned: Math.max(0, Math.min(9, Number(event.currentTarget.value))) })}
            />
            <Button size="xs" onClick={() => onChange({ columns: undefined })}>
              Reset columns
            </Button>
          </div>
        </>
      )}
    </ToolbarMenu>
  )
}
