import type { ReactNode } from 'react'
import css from './field.module.css'
import { type DescribedControl, useDescribed } from './use-described'

export interface FieldTexts {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with the input, in words; told to assistive technology beside the field. */
  readonly error?: string | undefined
}

interface FieldProps extends FieldTexts {
  readonly children: (control: DescribedControl & { readonly className: string | undefined }) => ReactNode
}

/** Label, control, help and error of one input, joined as assistive technology needs them. */
export function Field({ label, help, error, children }: FieldProps) {
  const { control, helpId, errorId } = useDescribed(help, error)
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={control.id}>
        {label}
      </label>
      {children({ ...control, className: css.control })}
      {help && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
