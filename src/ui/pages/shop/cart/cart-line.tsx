import { useState } from 'react'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import type { PricedLine } from '../../../../domain/shop/checkout/order-view'
import { maxPieces } from '../../../../domain/shop/order-limits'
import { changePieces } from '../../../app-services/stored-cart'
import { deductibleText } from '../../../checkout/order-lines'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { moneyOf } from '../../../kit/format-money'
import css from './cart.module.css'

interface CartLineProps {
  readonly line: DraftLine
  readonly title: string
  readonly priced: PricedLine | undefined
  /** Why it is unavailable, as sentences. */
  readonly refusals: readonly string[]
  readonly onRemove: () => void
}

/** One line of the cart: quantity, price and problems. */
export function CartLine({ line, title, priced, refusals, onRemove }: CartLineProps) {
  const [typed, setTyped] = useState<string>()
  const isAmount = line.amountCents !== undefined
  const isTicket = line.kind === 'ticket'
  const enter = (value: string) => {
    const pieces = Number(value)
    const isCount = Number.isInteger(pieces) && pieces >= 1 && pieces <= maxPieces
    setTyped(isCount ? undefined : value)
    if (isCount) changePieces(line.id, pieces)
  }
  return (
    <li className={css.line} data-refused={refusals.length > 0 || undefined}>
      <p className={css.title}>{title}</p>
      <p className={css.cents}>
        {priced ? moneyOf({ cents: priced.unitCents * priced.quantity }) : isAmount ? moneyOf({ cents: line.amountCents! }) : ''}
      </p>
      {priced && priced.deductibleCents > 0 && <p className={css.note}>{deductibleText(priced)}</p>}
      {refusals.length > 0 && (
        <p role="alert" className={css.refusal}>
          {refusals.join(' ')}
        </p>
      )}
      <div className={css.acts}>
        {!isAmount && (
          <TextField
            label={
              <>
                {isTicket ? 'Tickets' : 'Pieces'}
                <span className="visually-hidden">
                  {isTicket ? ' for' : ' of'} {title}
                </span>
              </>
            }
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPieces}
            className={css.pieces}
            value={typed ?? String(line.quantity)}
            error={typed === undefined ? undefined : `Enter a number from 1 to ${maxPieces}.`}
            onChange={({ currentTarget: { value } }) => enter(value)}
          />
        )}
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
