import { useRef, useState } from 'react'
import type { Field } from '../../../../domain/shared/records/fields'
import { choiceText } from '../../../forms/choice-text'
import { fieldProblem } from '../../../forms/field-problem'
import css from './cell-input.module.css'

interface CellInputProps {
  readonly field: Field
  readonly value: unknown
  /** With what it was when it was opened. */
  readonly onSave: (value: unknown, was: unknown) => void
  readonly onClose: () => void
}

const types: Partial<Record<Field['kind'], string>> = { number: 'number', url: 'url', localDate: 'date', localTime: 'time' }

/**
 * A field in its cell: Enter saves, Esc leaves it as it was, so does going elsewhere without a change or with what does not fit. It is closed
 * once: the table takes the focus back, and that is no going elsewhere.
 */
export function CellInput({ field, value, onSave, onClose }: CellInputProps) {
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
    // The cell was just opened by its own key: what is typed next belongs here.
    ref: (element: HTMLElement | null) => element?.focus(),
    onBlur: () => leave(true),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') leave(false)
      else if (event.key !== 'Enter') return
      // What does not fit stays where it can be put right.
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
