import { useState } from 'react'
import { TextArea } from '../kit/controls/text-area'
import { TextField } from '../kit/controls/text-field'
import type { FieldInputProps } from './field-input-props'

const trimmedParts = (text: string, between: RegExp) =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

/** The text of a list while it is typed; it is replaced only if the list changes from outside. */
function useTypedList(value: unknown, onChange: FieldInputProps['onChange'], between: RegExp, joined: string) {
  const list = (value ?? []) as readonly string[]
  const [typed, setTyped] = useState(() => list.join(joined))
  const text = trimmedParts(typed, between).join('\n') === list.join('\n') ? typed : list.join(joined)
  const type = (next: string) => {
    setTyped(next)
    onChange(trimmedParts(next, between))
  }
  return [text, type] as const
}

/** How to type the list, followed by the field's own help text. */
const helpOf = ({ help }: FieldInputProps['field'], how: string) => (help === undefined ? how : `${how} ${help}`)

/** A list of short texts on one line, separated by commas. */
export function CommaListInput({ field, value, onChange, error, isReadOnly, attributes }: FieldInputProps) {
  const [text, type] = useTypedList(value, onChange, /,/, ', ')
  return (
    <TextField
      label={field.label}
      help={helpOf(field, 'Separate them with commas.')}
      {...attributes}
      error={error}
      readOnly={isReadOnly}
      value={text}
      onChange={event => type(event.target.value)}
    />
  )
}

/** A list of texts without spaces, one per line. */
export function LineListInput({ field, value, onChange, error, isReadOnly, attributes }: FieldInputProps) {
  const [text, type] = useTypedList(value, onChange, /\s+/, '\n')
  return (
    <TextArea
      label={field.label}
      help={helpOf(field, 'One per line.')}
      {...attributes}
      error={error}
      readOnly={isReadOnly}
      value={text}
      onChange={event => type(event.target.value)}
    />
  )
}
