import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import css from './checkbox.module.css'
import { useInputIds } from './use-input-ids'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  readonly label?: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
}

export function Checkbox({ label, help, error, className, ...input }: CheckboxProps) {
  const { control, helpId, errorId } = useInputIds(help, error)
  return (
    <div className={[css.checkbox, className].filter(Boolean).join(' ')}>
      <input {...input} {...control} type="checkbox" className={css.box} />
      {label && (
        <label className={css.label} htmlFor={control.id}>
          {label}
        </label>
      )}
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

interface CheckboxGroupProps {
  readonly label: string
  readonly error?: ReactNode
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
  /** In the order of the choices. */
  readonly onChange: (value: readonly string[]) => void
  readonly disabled?: boolean
  readonly className?: string | undefined
}

export function CheckboxGroup({ label, error, choices, value, onChange, disabled = false, className }: CheckboxGroupProps) {
  const id = useId()
  const put = (changed: string, on: boolean) =>
    onChange(choices.map(choice => choice.value).filter(one => (one === changed ? on : value.includes(one))))
  return (
    <fieldset className={css.group} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={className}>
        {choices.map(choice => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            disabled={disabled}
            checked={value.includes(choice.value)}
            onChange={event => put(choice.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <p className={css.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
