import type { FieldInput } from '../../../forms/field-input'
import { SearchSelect } from '../../../kit/controls/search-select'

interface Options {
  readonly help?: string
  /** Shown when nothing contains the typed text. */
  readonly nothingFound?: string
  /** A hook that returns what can be picked. */
  readonly useOptions: () => readonly { readonly value: string; readonly label: string }[]
}

/** An input that picks one of many by a part of its name. */
export const pickInput = ({ useOptions, ...texts }: Options): FieldInput =>
  function PickInput({ field, value, onChange, error }) {
    return (
      <SearchSelect
        {...texts}
        label={field.label}
        options={useOptions()}
        value={typeof value === 'string' ? value : null}
        onChange={next => onChange(next ?? undefined)}
        error={error}
      />
    )
  }
