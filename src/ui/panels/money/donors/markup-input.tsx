import { useState } from 'react'
import { fromMarkup, toMarkup } from '../../../../domain/shared/text/rich-text-markup'
import type { RichText } from '../../../../domain/shared/text/rich-text-types'
import type { FieldInputProps } from '../../../forms/field-input'
import { TextArea } from '../../../kit/controls/text-area'

/** A rich text, entered as markup. */
export function MarkupInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  const stored = value === undefined ? '' : toMarkup(value as RichText)
  const [typed, setTyped] = useState(stored)
  return (
    <TextArea
      label={field.label}
      help="A blank line begins a paragraph, ## a heading, - a list."
      rows={12}
      error={error}
      readOnly={isReadOnly}
      value={toMarkup(fromMarkup(typed)) === stored ? typed : stored}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(fromMarkup(currentTarget.value))
      }}
    />
  )
}
