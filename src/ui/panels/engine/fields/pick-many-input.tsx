import type { FieldInput } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { SearchSelect } from '../../../kit/controls/search-select'
import css from './pick-many-input.module.css'

interface PickManyOptions {
  /** A hook that returns what can be chosen. */
  readonly useOptions: () => readonly { readonly value: string; readonly label: string }[]
  readonly help: string
  /** Shown when nothing contains the typed text. */
  readonly nothingFound: string
  /** What is chosen but no longer among the options. */
  readonly unknown: string
}

/** An input for a list of ids: each is found by a part of its name and can be removed again. */
export const pickManyInput = ({ useOptions, help, nothingFound, unknown }: PickManyOptions): FieldInput =>
  function PickManyInput({ field, value, onChange, error }) {
    const options = useOptions()
    const chosen = (value as readonly string[] | undefined) ?? []
    const isFull = field.max !== undefined && chosen.length >= field.max
    const labelOf = (id: string) => options.find(one => one.value === id)?.label ?? unknown
    return (
      <div className={css.input}>
        <SearchSelect
          // A new input for each choice, so that the next name can be typed at once.
          key={chosen.length}
          label={field.label}
          help={isFull ? `That is the most: ${field.max}.` : help}
          nothingFound={nothingFound}
          options={isFull ? [] : options.filter(one => !chosen.includes(one.value))}
          value={null}
          onChange={id => id !== null && onChange([...chosen, id])}
          error={error}
        />
        {chosen.length > 0 && (
          <ul className={css.chosen} aria-label={`${field.label}: chosen`}>
            {chosen.map(id => (
              <li key={id}>
                <bdi>{labelOf(id)}</bdi>
                <Button size="xs" aria-label={`Remove ${labelOf(id)}`} onClick={() => onChange(chosen.filter(other => other !== id))}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
