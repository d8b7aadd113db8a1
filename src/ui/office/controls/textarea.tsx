import type { ComponentPropsWithRef } from 'react'
import { Labelled, type LabelledTexts } from './labelled'

/** Several lines of text: every attribute of a `textarea` but its id. */
export const Textarea = ({
  label,
  description,
  error,
  withAsterisk,
  className,
  ...textarea
}: LabelledTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>) => (
  <Labelled label={label} description={description} error={error} withAsterisk={withAsterisk} className={className}>
    {control => <textarea {...textarea} {...control} />}
  </Labelled>
)
