import type { ComponentType } from 'react'
import type { Field } from '../../../domain/shared/fields'

/** What an input of a form is given. `value` is the field's own value, `undefined` where nothing is entered. */
export interface FieldInputProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur?: () => void
  /** What is wrong with it, as a sentence. */
  readonly error?: string | undefined
  readonly isReadOnly: boolean
}

/** Draws the input of one field; it is labelled by `field.label`. */
export type FieldInput = ComponentType<FieldInputProps>
