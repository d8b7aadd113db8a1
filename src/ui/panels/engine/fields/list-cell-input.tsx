import { type ComponentPropsWithRef, useId, useState } from 'react'
import { useValuesInColumn } from './values-in-column'

interface ListCellInputProps {
  readonly name: string
  readonly shared: ComponentPropsWithRef<'input'>
  readonly value: unknown
  readonly onChange: (entries: readonly string[]) => void
}

/** Texts such as tags on one line, separated by commas. For the last one, those of other rows are offered. */
export default function ListCellInput({ name, shared, value, onChange }: ListCellInputProps) {
  const id = useId()
  const used = useValuesInColumn(name)
  const [text, setText] = useState(() => ((value ?? []) as readonly string[]).join(', '))
  const before = text.slice(0, text.lastIndexOf(',') + 1)
  const type = (typed: string) => {
    setText(typed)
    const entries = typed.split(',').map(entry => entry.trim())
    onChange([...new Set(entries.filter(Boolean))])
  }
  return (
    <>
      <input {...shared} list={id} value={text} onChange={event => type(event.currentTarget.value)} />
      <datalist id={id}>
        {used.map(entry => (
          <option key={entry}>{before ? `${before} ${entry}` : entry}</option>
        ))}
      </datalist>
    </>
  )
}
