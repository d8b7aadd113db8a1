import type { ReactNode } from 'react'
import { type DescribedControl, useDescribed } from '../../kit/use-described'
import css from './labelled.module.css'

export interface LabelledTexts {
  readonly label?: ReactNode
  readonly description?: ReactNode
  /** What is wrong with the input, in words; told to assistive technology beside it. */
  readonly error?: ReactNode
  /** Marks what has to be entered. What is missing is said in words when it is sent. */
  readonly withAsterisk?: boolean | undefined
  /** Of the whole: label, input and what is said of it. */
  readonly className?: string | undefined
}

interface LabelledProps extends LabelledTexts {
  readonly children: (control: DescribedControl & { readonly className: string | undefined }) => ReactNode
}

/** Label, help, input and error of one input, joined as assistive technology needs them. An input without a label has its `aria-label`. */
export function Labelled({ label, description, error, withAsterisk = false, className, children }: LabelledProps) {
  const { control, helpId, errorId } = useDescribed(description, error)
  return (
    <div className={[css.labelled, className].filter(Boolean).join(' ')}>
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
      {description && (
        <p className={css.help} id={helpId}>
          {description}
        </p>
      )}
      {children({ ...control, className: css.control })}
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
