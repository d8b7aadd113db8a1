import { useState } from 'react'
import { TextArea } from '../kit/controls/text-area'
import { TextField } from '../kit/controls/text-field'
import type { FieldInputProps } from './field-input'

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

/** A list of words as they are typed; what is typed stays as it is until the list is changed otherwise. */
function useTypedList(value: unknown, onChange: FieldInputProps['onChange'], between: RegExp, joined: string) {
  const list = (value ?? []) as readonly string[]
  const [typed, setTyped] = useState(() => list.join(joined))
  const text = partsOf(typed, between).join('\n') === list.join('\n') ? typed : list.join(joined)
  const type = (next: string) => {
    setTyped(next)
    onChange(partsOf(next, between))
  }
  return [text, type] as const
}

/** A list of short texts on one line, with commas between them. */
export function CommaListInput({ field, value, onChange, error, isReadOnly, attributes }: FieldInputProps) {
  const [text, type] = useTypedList(value, onChange, /,/, ', ')
  return (
    <TextField label={field.label} {...attributes} error={error} readOnly={isReadOnly} value={text} onChange={event => type(event.target.value)} />
  )
}

/** A list of texts without spaces, one a line. */
export function LineListInput({ field, value, onChange, error, isReadOnly, attributes }: FieldInputProps) {
  const [text, type] = useTypedList(value, onChange, /\s+/, '\n')
  return (
    <TextArea label={field.label} {...attributes} error={error} readOnly={isReadOnly} value={text} onChange={event => type(event.target.value)} />
  )
}
