import { useId, useState } from 'react'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { foundWords } from './match-labels'
import css from './person.module.css'
import { usePersonIndex } from './use-person-index'

interface PersonPickProps {
  readonly label: string
  readonly onPick: (personId: string) => void
}

/** Picks a person by any of their data. */
export function PersonPicker({ label, onPick }: PersonPickProps) {
  const { index } = usePersonIndex()
  const [asked, setAsked] = useState('')
  const list = useId()
  const found = index?.find(asked, 8) ?? []
  const pick = (id: string) => {
    setAsked('')
    onPick(id)
  }
  return (
    <div className={css.pick}>
      <TextField
        type="search"
        label={label}
        help="Name, email, phone or address"
        value={asked}
        aria-controls={list}
        onChange={event => setAsked(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !found[0]) return
          event.preventDefault()
          pick(found[0].id)
        }}
      />
      <ul id={list} aria-label={`People for: ${label}`}>
        {found.map(({ id, by, matched }) => (
          <li key={id}>
            <Button look="quiet" size="s" onClick={() => pick(id)}>
              {index?.row(id)?.names?.display} <small>{by === 'name' ? index?.row(id)?.emails?.[0]?.address : `${foundWords[by]}: ${matched}`}</small>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
