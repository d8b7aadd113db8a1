import { useEffect, useRef } from 'react'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { TextField } from '../../../kit/controls/text-field'

export function BackupFileInput({ field, value, onChange, error }: FieldInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the form is emptied, the browser would still show the file's name.
    if (value === undefined && input.current) input.current.value = ''
  }, [value])
  return (
    <TextField
      type="file"
      ref={input}
      label={field.label}
      accept=".jsonl"
      error={error}
      onChange={event => onChange(event.currentTarget.files?.[0])}
    />
  )
}
