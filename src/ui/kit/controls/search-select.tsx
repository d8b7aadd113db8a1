import { useId, useState } from 'react'
import { fold } from '../../../domain/shared/text/fold-accents'
import { Field, type FieldTexts } from './field'
import { useEnteredBeforeHydration } from './use-before-hydration'

interface SearchSelectProps extends FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string | null
  /** `null` while the typed text is no option's label. */
  readonly onChange: (value: string | null) => void
  /** Shown when no label contains the typed text. */
  readonly nothingFound?: string
}

/** Suggestions shown at a time. */
const maxOptions = 60

/** One of many options, found by typing a part of its label: a native `datalist`. */
export function SearchSelect({ options, value, onChange, nothingFound, error, ...texts }: SearchSelectProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const chosen = options.find(one => one.value === value)
  const wanted = fold(typed)
  const found = chosen ? [] : options.filter(({ label }) => fold(label).includes(wanted)).slice(0, maxOptions)
  const type = (text: string) => {
    const hit = options.find(one => fold(one.label) === fold(text) || one.value === text)
    setTyped(hit ? '' : text)
    onChange(hit?.value ?? null)
  }
  const entered = useEnteredBeforeHydration<HTMLInputElement>({ value: chosen?.label ?? typed, onChange: event => type(event.currentTarget.value) })
  // Typed text that is none of the options gets its own message: the field is not empty.
  const refused = typed && (found.length === 0 ? nothingFound : error && 'Choose one of the suggestions.')
  return (
    <Field {...texts} error={refused || error}>
      {control => (
        <>
          <input
            {...control}
            ref={entered}
            type="text"
            list={list}
            autoComplete="off"
            value={chosen?.label ?? typed}
            onFocus={event => event.currentTarget.select()}
            onChange={event => type(event.currentTarget.value)}
          />
          <datalist id={list}>
            {found.map(one => (
              <option key={one.value}>{one.label}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
