import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/text-field'
import css from './go-to-number.module.css'

/** For who has read a number on a door, a page or the map. */
export function GoToNumber() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const n = Number(typed.trim())
    if (!Number.isInteger(n) || n < 1 || n > 1899) return setError('A map number is a whole number, like 17.')
    void navigate(`/sfosguide/${n}`)
  }
  return (
    <form className={css.form} noValidate onSubmit={go}>
      <TextField
        label="Standing at a door? Type its number"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit">Go</Button>
    </form>
  )
}
