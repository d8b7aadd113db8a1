import type { ReactNode } from 'react'
import css from './field.module.css'
import { type DescribedControl, useInputIds } from './use-input-ids'

export interface FieldTexts {
  /** An input without a label has its `aria-label`. */
  readonly label?: ReactNode
  readonly help?: ReactNode
  /** What is wrong with the input; linked to it for assistive technology. */
  readonly error?: ReactNode
  /** Marks a required input. Whether it is empty is checked when the form is sent. */
  readonly withAsterisk?: boolean | undefined
  /** Of the element around label, input, help and error. */
  readonly className?: string | undefined
}

interface FieldProps extends FieldTexts {
  readonly children: (control: DescribedControl & { readonly className: string | undefined }) => ReactNode
}

/** Label, control, help and error of one input, linked for assistive technology. */
export function Field({ label, help, error, withAsterisk = false, className, children }: FieldProps) {
  const { control, helpId, errorId } = useInputIds(help, error)
  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      {label && (
        <label className={css.label} htmlFor={control.id}>
          {label}
          {withAsterisk && (
            <span className={css.star} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
      )}
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
