import { useState } from 'react'
import type { Campaign } from '../../../../domain/giving/offered-causes'
import { addGift } from '../../../app-services/stored-cart'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { moneyOf } from '../../../kit/format-money'
import css from './cart.module.css'

/** Minimum and maximum in whole dollars. */
const [least, most] = [1, 100_000]

/** Adds a gift to the cart: its purpose and amount. */
export function AddGift({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const [to, setTo] = useState(campaigns[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [notice, setNotice] = useState('')
  if (campaigns.length === 0) return null
  const add = () => {
    const cents = Math.round(Number(typed) * 100)
    const isAmount = typed.trim() !== '' && cents >= least * 100 && cents <= most * 100
    setProblem(isAmount ? undefined : `Enter an amount from $${least} to ${moneyOf({ cents: most * 100 })}.`)
    if (!isAmount) return
    addGift(to, cents)
    setTyped('')
    setNotice(`Your gift of ${moneyOf({ cents })} is in the cart.`)
  }
  return (
    <form
      noValidate
      className={css.add}
      aria-label="Add a gift"
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <Select
        label="For"
        value={to}
        onChange={event => setTo(event.currentTarget.value)}
        options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField
        label="Amount in US dollars"
        type="number"
        inputMode="decimal"
        step="0.01"
        min={least}
        className={css.amount}
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <div className={css.acts}>
        <Button type="submit">Add the gift</Button>
        <span role="status">{notice}</span>
      </div>
    </form>
  )
}
