import { useEffectEvent, useLayoutEffect } from 'react'
import type { FieldInput } from '../../../forms/field-input-props'
import { CheckboxGroup } from '../../../kit/controls/checkbox'
import { SearchSelect } from '../../../kit/controls/search-select'
import { Select } from '../../../kit/controls/select'

interface Options {
  /** A hook that returns the options. */
  readonly useOptions: () => readonly { readonly value: string; readonly label: string }[]
  readonly help?: string
}

interface PickOptions extends Options {
  /** Shown when nothing contains the typed text. */
  readonly nothingFound?: string
}

/** An input that picks one of many by a part of its name. */
export const pickInput = ({ useOptions, ...texts }: PickOptions): FieldInput =>
  function PickInput({ field, value, onChange, error, isMarked = false }) {
    return (
      <SearchSelect
        {...texts}
        label={field.label}
        withAsterisk={isMarked && !field.optional}
        options={useOptions()}
        value={typeof value === 'string' ? value : null}
        onChange={next => onChange(next ?? undefined)}
        error={error}
      />
    )
  }

interface SelectOptions extends Options {
  /** Label of the empty option. Without it the first option is selected by default. */
  readonly empty?: string
}

/** An input that selects one of few. */
export const selectInput = ({ useOptions, empty, help }: SelectOptions): FieldInput =>
  function SelectInput({ field, value, onChange, onBegin = onChange, error, isMarked = false }) {
    const options = useOptions()
    const first = options[0]?.value
    const begin = useEffectEvent(() => empty === undefined && value === undefined && first !== undefined && onBegin(first))
    // The option that the list shows at first is also the entered value, before anybody can press the button.
    const isEmpty = value === undefined
    useLayoutEffect(() => {
      if (isEmpty) begin()
    }, [isEmpty])
    return (
      <Select
        label={field.label}
        help={help}
        error={error}
        withAsterisk={isMarked && !field.optional}
        value={String(value ?? '')}
        options={[...(empty === undefined ? [] : [{ value: '', label: empty }]), ...options]}
        onChange={event => onChange(event.currentTarget.value || undefined)}
      />
    )
  }

/** An input with a labeled checkbox for each choice of a list. */
export const checkInput = (labels: Readonly<Record<string, string>>): FieldInput =>
  function CheckInput({ field, value, onChange, error }) {
    return (
      <CheckboxGroup
        label={field.label}
        choices={Object.entries(labels).map(([name, label]) => ({ value: name, label }))}
        value={(value as readonly string[] | undefined) ?? []}
        onChange={next => onChange(next.length > 0 ? next : undefined)}
        error={error}
      />
    )
  }
