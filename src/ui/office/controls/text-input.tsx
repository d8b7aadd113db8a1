import type { ComponentPropsWithRef } from 'react'
import { Labelled, type LabelledTexts } from './labelled'

/** One line of text, a number or a day: every attribute of an `input` but its id. */
export const TextInput = ({
  label,
  description,
  error,
  withAsterisk,
  className,
  ...input
}: LabelledTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>) => (
  <Labelled label={label} description={description} error={error} withAsterisk={withAsterisk} className={className}>
    {control => <input type="text" {...input} {...control} />}
  </Labelled>
)
