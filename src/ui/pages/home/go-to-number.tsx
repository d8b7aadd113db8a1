import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { typedMapNumber } from '../../../domain/guide/reading/parse-guide-address'
import { TextField } from '../../kit/controls/text-field'
import { SubmitButton } from '../../kit/submit-button'
import css from './go-to-number.module.css'

/** Opens the studio with a map number, or with a number and a unit as they are printed. */
export function GoToNumber() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const number = typedMapNumber(typed)
    if (number === undefined) return setError('Enter a map number, like 17 or 38 201.')
    void navigate(`/sfosguide/${encodeURIComponent(number)}`)
  }
  return (
    <form className={css.form} noValidate onSubmit={go}>
      <TextField
        label="Standing at a door? Enter its number"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <SubmitButton>Go</SubmitButton>
    </form>
  )
}
