import { type ReactNode, useId } from 'react'

/** What joins an input to its label and to what is said of it, as assistive technology needs it. */
export interface DescribedControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** The names of one input, of its help and of what is wrong with it; help and error that are not shown are not named. */
export function useDescribed(help: ReactNode, error: ReactNode) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ')
  const control: DescribedControl = { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
  return { control, helpId, errorId }
}
