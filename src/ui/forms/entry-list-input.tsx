import type { Field } from '../../domain/shared/records/fields'
import { Button } from '../kit/button'
import type { FieldInput, FieldInputProps } from './field-input'
import css from './form.module.css'

interface EntryListInputProps extends FieldInputProps {
  /** Returns the input for a field of an entry. */
  readonly inputFor: (field: Field) => FieldInput
}

type Entry = Readonly<Record<string, unknown>>

/** A list of entries that have fields of their own, beside each other where there is room, with buttons to move, remove and add entries. */
export default function EntryListInput({ field, value, onChange, error, isReadOnly, inputFor }: EntryListInputProps) {
  const entries = (value as readonly Entry[] | undefined) ?? []
  const fields = Object.entries(field.of?.fields ?? {})
  const put = (at: number, name: string, next: unknown) =>
    onChange(entries.with(at, Object.fromEntries(Object.entries({ ...entries[at], [name]: next }).filter(([, one]) => one !== undefined))))
  const move = (at: number, by: number) => onChange(entries.with(at, entries[at + by]!).with(at + by, entries[at]!))
  return (
    <fieldset className={css.entries}>
      <legend>{field.label}</legend>
      {entries.map((entry, at) => (
        // Entries have no names, so each is numbered.
        <div key={at} role="group" aria-label={`${field.label} ${at + 1}`} className={css.entry}>
          {fields.map(([name, inner]) => {
            const Input = inputFor(inner)
            return <Input key={name} name={name} field={inner} value={entry[name]} isReadOnly={isReadOnly} onChange={next => put(at, name, next)} />
          })}
          {!isReadOnly && (
            <div className={css.entryActs}>
              <Button size="xs" disabled={at === 0} onClick={() => move(at, -1)} aria-label={`Move ${at + 1} up`}>
                ↑
              </Button>
              <Button size="xs" disabled={at === entries.length - 1} onClick={() => move(at, 1)} aria-label={`Move ${at + 1} down`}>
                ↓
              </Button>
              <Button size="xs" onClick={() => onChange(entries.toSpliced(at, 1))} aria-label={`Remove ${at + 1}`}>
                Remove
              </Button>
            </div>
          )}
        </div>
      ))}
      {!isReadOnly && entries.length < (field.max ?? Number.POSITIVE_INFINITY) && (
        <Button size="xs" onClick={() => onChange([...entries, {}])}>
          Add
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
