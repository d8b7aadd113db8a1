import { type ReactNode, useId } from 'react'

/** Attributes that link an input to its label, help and error. */
export interface DescribedControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** The ids of one input, its help and its error; help and error that are not shown are left out. */
export function useInputIds(help: ReactNode, error: ReactNode) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ')
  const control: DescribedControl = { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
  return { control, helpId, errorId }
}
