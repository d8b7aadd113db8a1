import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { TextField } from '../../../kit/controls/text-field'
import type { GridColumn } from '../grid-column'
import css from '../grid-with-toolbar.module.css'
import { isEmpty, isFilled } from '../rows/filter-test'
import { filterText } from './filter-text'
import { ToolbarMenu } from './toolbar-menu'

interface FilterMenuProps<R> {
  readonly column: GridColumn<R>
  /** The filter as written in the address; empty without a filter. */
  readonly value: string
  /** Rows load page by page: text filters match the beginning, and missing values cannot be found. */
  readonly isPaged: boolean
  readonly onChange: (value: string) => void
}

/** The filter of one column; its button shows the value. */
export function FilterMenu<R>({ column, value, isPaged, onChange }: FilterMenuProps<R>) {
  return (
    <div className={css.filter} data-set={value !== '' || undefined}>
      <ToolbarMenu
        says={value ? `${column.label}: ${filterText(column, value)}` : column.label}
        label={`Filter by ${column.label}`}
        isSet={value !== ''}
      >
        {() => (
          <>
            <Asked column={column} value={value} isPaged={isPaged} onChange={onChange} />
            <div className={css.menuEnd}>
              {!isPaged && (
                <Checkbox label="Is empty" checked={value === isEmpty} onChange={event => onChange(event.currentTarget.checked ? isEmpty : '')} />
              )}
              <Checkbox label="Is not empty" checked={value === isFilled} onChange={event => onChange(event.currentTarget.checked ? isFilled : '')} />
              <Button size="xs" disabled={!value} onClick={() => onChange('')}>
                Clear
              </Button>
            </div>
          </>
        )}
      </ToolbarMenu>
      {value && (
        <button type="button" className={css.unset} aria-label={`Remove the filter ${column.label}`} onClick={() => onChange('')}>
          ✕
        </button>
      )}
    </div>
  )
}

function Asked<R>({ column, value, isPaged, onChange }: FilterMenuProps<R>) {
  const asked = value === isEmpty || value === isFilled ? '' : value
  switch (column.kind) {
    case 'boolean':
      return <Choices choices={flagChoices} value={asked} isSingle onChange={onChange} />
    case 'choice':
      return <Choices choices={column.choices ?? []} value={asked} onChange={onChange} />
    case 'number':
    case 'instant':
      return <Range type={column.kind === 'instant' ? 'date' : 'number'} value={asked} onChange={onChange} />
    case 'list':
    case 'text':
      return (
        <TextField
          label={`${column.label} ${isPaged ? pagedWords[column.kind] : 'contains'}`}
          value={asked}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )
  }
}

const pagedWords = { list: 'contains', text: 'begins with' }

const flagChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

interface ChoicesProps {
  readonly choices: NonNullable<GridColumn<unknown>['choices']>
  readonly value: string
  readonly isSingle?: boolean
  readonly onChange: (value: string) => void
}

function Choices({ choices, value, isSingle = false, onChange }: ChoicesProps) {
  const asked = value ? value.split(',') : []
  const toggle = (one: string, on: boolean) =>
    onChange(isSingle ? (on ? one : '') : (on ? [...asked, one] : asked.filter(other => other !== one)).join(','))
  return choices.map(({ value: one, label }) => (
    <Checkbox key={one} label={label} checked={asked.includes(one)} onChange={event => toggle(one, event.currentTarget.checked)} />
  ))
}

function Range({ type, value, onChange }: { readonly type: 'date' | 'number'; readonly value: string; readonly onChange: (value: string) => void }) {
  const [from = '', to = ''] = value.split('..')
  const put = (start: string, end: string) => onChange(start || end ? `${start}..${end}` : '')
  return (
    <div className={css.range}>
      <TextField type={type} label="From" value={from} onChange={event => put(event.currentTarget.value, to)} />
      <TextField type={type} label="To" value={to} onChange={event => put(from, event.currentTarget.value)} />
    </div>
  )
}
