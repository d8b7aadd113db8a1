import { useState } from 'react'
import type { Campaign } from '../../../../domain/giving/offered-causes'
import type { Money } from '../../../../domain/shared/records/fields'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { TextField } from '../../../kit/controls/text-field'
import { moneyOf } from '../../../kit/format-money'

interface GiftAmountInputProps {
  /** The suggested amounts, with what each makes possible. */
  readonly amounts: Campaign['amounts']
  readonly value: Money | undefined
  readonly error: string | undefined
  readonly onChange: (value: Money | undefined) => void
}

const other = 'other'

/** The amounts of a campaign, or an individual amount. */
export function GiftAmountInput({ amounts, value, error, onChange }: GiftAmountInputProps) {
  const [wantsOther, setWantsOther] = useState(false)
  const listed = amounts.find(({ amount }) => amount.cents === value?.cents)
  const isOther = amounts.length === 0 || wantsOther || (value !== undefined && !listed)
  const enter = (typed: string) => {
    // A restored amount may be deleted before another one is typed.
    setWantsOther(true)
    onChange(typed === '' ? undefined : { cents: Math.round(Number(typed) * 100), cur: 'usd' })
  }
  const choose = (chosen: string) => {
    setWantsOther(chosen === other)
    onChange(amounts.find(({ amount }) => String(amount.cents) === chosen)?.amount)
  }
  return (
    <>
      {amounts.length > 0 && (
        <RadioGroup
          label="Amount"
          error={isOther ? undefined : error}
          value={isOther ? other : String(listed?.amount.cents)}
          onChange={choose}
          choices={[
            ...amounts.map(({ amount, does }) => ({
              value: String(amount.cents),
              label: (
                <>
                  <strong>{moneyOf(amount)}</strong> {does}
                </>
              ),
            })),
            { value: other, label: 'Another amount' },
          ]}
        />
      )}
      {isOther && (
        <TextField
          label={amounts.length === 0 ? 'Amount in dollars' : 'Your amount in dollars'}
          error={error}
          type="number"
          inputMode="decimal"
          min="1"
          step="0.01"
          value={value ? value.cents / 100 : ''}
          onChange={event => enter(event.currentTarget.value)}
        />
      )}
    </>
  )
}
