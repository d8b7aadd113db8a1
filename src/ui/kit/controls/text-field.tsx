import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field'
import { useEnteredBeforeHydration } from './use-before-hydration'

/** One line of text, a number or a day with its label. Takes every attribute of an `input`. */
export const TextField = ({
  label,
  help,
  error,
  withAsterisk,
  className,
  ...input
}: FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>) => {
  const entered = useEnteredBeforeHydration<HTMLInputElement>(input)
  return <Field {...{ label, help, error, withAsterisk, className }}>{control => <input type="text" ref={entered} {...input} {...control} />}</Field>
}
