import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import css from './go-to-number.module.css'

/** Opens the studio with a map number. */
export function GoToNumber() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const n = Number(typed.trim())
    if (!Number.isInteger(n) || n < 1 || n > 1899) return setError('Enter a map number, like 17.')
    void navigate(`/sfosguide/${n}`)
  }
  return (
    <form className={css.form} noValidate onSubmit={go}>
      <TextField
        label="Standing at a door? Enter its number"
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
