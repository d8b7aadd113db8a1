import type { ComponentType, InputHTMLAttributes } from 'react'
import type { Field } from '../../domain/shared/records/fields'

/** Attributes that a form adds to those from the field's declaration. */
export interface InputAttributes extends Pick<InputHTMLAttributes<HTMLElement>, 'autoComplete' | 'inputMode'> {
  readonly rows?: number
  readonly type?: string
}

/** Props of an input. `value` is the field's value, `undefined` if nothing is entered. */
export interface FieldInputProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Sets a default value that does not count as unsaved input. */
  readonly onBegin?: (value: unknown) => void
  readonly onBlur?: () => void
  /** In a list within an entry of another list: moves one of its entries to stand behind that entry. */
  readonly onMoveOut?: (at: number) => void
  /** What to change, as a sentence. */
  readonly error?: string | undefined
  readonly isReadOnly: boolean
  /** The record, for a field above its form that staff may not change. */
  readonly record?: object
  /** Whether a star marks it as required. */
  readonly isMarked?: boolean
  readonly attributes?: InputAttributes
}

/** The input of one field, labelled by `field.label` and explained by `field.help`. */
export type FieldInput = ComponentType<FieldInputProps>
