import { type ReactNode, useId } from 'react'
import css from './field.module.css'

export interface FieldTexts {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with the input, in words; told to assistive technology beside the field. */
  readonly error?: string | undefined
}

interface FieldProps extends FieldTexts {
  readonly children: (control: {
    id: string
    className: string | undefined
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** Label, control, help and error of one input, joined as assistive technology needs them. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: css.control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
