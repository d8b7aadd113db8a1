import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field'

/** One line of text, a number or a day with its label. Takes every attribute of an `input`. */
export const TextField = ({
  label,
  help,
  error,
  withAsterisk,
  className,
  ...input
}: FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>) => (
  <Field {...{ label, help, error, withAsterisk, className }}>{control => <input type="text" {...input} {...control} />}</Field>
)
