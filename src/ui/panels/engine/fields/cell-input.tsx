import { lazy, Suspense, useRef, useState } from 'react'
import type { Field } from '../../../../domain/shared/records/fields'
import { choiceText } from '../../../forms/choice-text'
import { fieldProblem } from '../../../forms/field-problem'
import css from './cell-input.module.css'

/** Loaded with the first list that is edited. */
const ListCellInput = lazy(() => import('./list-cell-input'))

interface CellInputProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  /** Called with the new value and the one at opening. */
  readonly onSave: (value: unknown, was: unknown) => void
  readonly onClose: () => void
}

const types: Partial<Record<Field['kind'], string>> = { number: 'number', url: 'url', localDate: 'date', localTime: 'time' }

/**
 * An input in a cell: Enter saves, Esc cancels, and losing the focus saves if the value is valid and changed. It closes once: the focus that
 * then returns to the table must not count as losing it.
 */
export function CellInput({ name, field, value, onSave, onClose }: CellInputProps) {
  const [was] = useState(value)
  const [entered, setEntered] = useState(value)
  const problem = fieldProblem(field, entered)
  const isOver = useRef(false)
  const leave = (isSaved: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (isSaved && !problem && entered !== was) onSave(entered, was)
    else onClose()
  }
  const shared = {
    'aria-label': field.label,
    'aria-invalid': problem !== undefined,
    title: problem,
    className: css.input,
    // Takes the focus, because the person opened the cell to type.
    ref: (element: HTMLElement | null) => element?.focus(),
    onBlur: () => leave(true),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') leave(false)
      else if (event.key !== 'Enter') return
      // An invalid value stays, to be corrected.
      else if (!problem) leave(true)
      event.preventDefault()
      event.stopPropagation()
    },
  }
  if (field.kind === 'boolean' || field.kind === 'choice') {
    const choices = field.kind === 'boolean' ? ['true', 'false'] : (field.choices ?? [])
    const read = (text: string) => (text === '' ? undefined : field.kind === 'boolean' ? text === 'true' : text)
    return (
      <select {...shared} value={entered === undefined ? '' : String(entered)} onChange={event => setEntered(read(event.currentTarget.value))}>
        {(field.optional || entered === undefined) && <option value="">—</option>}
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {field.kind === 'boolean' ? (choice === 'true' ? 'Yes' : 'No') : choiceText(choice)}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'list')
    return (
      <Suspense fallback={null}>
        <ListCellInput name={name} shared={shared} value={entered} onChange={setEntered} />
      </Suspense>
    )
  const read = (text: string) => (text === '' ? undefined : field.kind === 'number' ? Number(text) : text)
  return (
    <input
      {...shared}
      type={types[field.kind] ?? 'text'}
      value={entered === undefined ? '' : String(entered)}
      onChange={event => setEntered(read(event.currentTarget.value))}
    />
  )
}
