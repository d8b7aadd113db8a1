import { startTransition, useState } from 'react'
import { TextField } from './text-field'

interface SearchFieldProps {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/**
 * A search that is asked with every letter: what is typed is shown at once and reported in a transition. Filters beside it that are not hydrated yet would
 * otherwise be rendered anew, and what was chosen in them would be lost.
 */
export function SearchField({ label, help, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    startTransition(() => {
      onChange(text)
      setTyped(undefined)
    })
  }
  return (
    <TextField
      label={label}
      help={help}
      type="search"
      autoComplete="off"
      value={typed ?? value}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}
