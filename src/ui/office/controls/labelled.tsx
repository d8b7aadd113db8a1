import { type ReactNode, useId } from 'react'
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
  readonly children: (control: {
    id: string
    className: string | undefined
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** Label, help, input and error of one input, joined as assistive technology needs them. An input without a label has its `aria-label`. */
export function Labelled({ label, description, error, withAsterisk = false, className, children }: LabelledProps) {
  const id = useId()
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={[css.labelled, className].filter(Boolean).join(' ')}>
      {label && (
        <label className={css.label} htmlFor={id}>
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
        <p className={css.help} id={`${id}-help`}>
          {description}
        </p>
      )}
      {children({ id, className: css.control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
