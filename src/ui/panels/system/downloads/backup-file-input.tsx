import { useEffect, useRef } from 'react'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { TextField } from '../../../kit/controls/text-field'

export function BackupFileInput({ field, value, onChange, error }: FieldInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current) return
    // After the form is emptied, the browser would still show the file's name; after a way back to it, no name.
    if (value === undefined) input.current.value = ''
    else if (input.current.files?.length === 0) input.current.files = filesOf(value as File)
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

/** The list that a file input holds can be made by a transfer alone. */
function filesOf(file: File): FileList {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer.files
}
