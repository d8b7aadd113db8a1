import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react'
import type { Field } from '../../domain/shared/records/fields'

/** What a form adds to an input besides what its field declares. */
export interface InputAttributes extends Pick<InputHTMLAttributes<HTMLElement>, 'autoComplete' | 'inputMode'> {
  readonly help?: ReactNode
  readonly rows?: number
  readonly type?: string
}

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
  /** Whether a star marks what has to be entered. */
  readonly isMarked?: boolean
  readonly attributes?: InputAttributes
}

/** Draws the input of one field; it is labelled by `field.label`. */
export type FieldInput = ComponentType<FieldInputProps>
