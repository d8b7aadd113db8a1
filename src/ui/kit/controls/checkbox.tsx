import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, startTransition, useId } from 'react'
import css from './checkbox.module.css'
import { useBeforeHydration, useChosenBeforeHydration } from './use-before-hydration'
import { useInputIds } from './use-input-ids'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  readonly label?: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
}

export function Checkbox({ label, help, error, className, ...input }: CheckboxProps) {
  const { control, helpId, errorId } = useInputIds(help, error)
  const { checked, onChange } = input
  const entered = useBeforeHydration<HTMLInputElement>(target => {
    if (checked !== undefined && checked !== target.checked)
      startTransition(() => onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement, HTMLInputElement>))
  })
  return (
    <div className={[css.checkbox, className].filter(Boolean).join(' ')}>
      <input ref={entered} {...input} {...control} type="checkbox" className={css.box} />
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
  const group = useChosenBeforeHydration(value, onChange)
  const put = (changed: string, on: boolean) =>
    onChange(choices.map(choice => choice.value).filter(one => (one === changed ? on : value.includes(one))))
  return (
    <fieldset ref={group} className={css.group} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={className}>
        {choices.map(choice => (
          <Checkbox
            key={choice.value}
            value={choice.value}
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
