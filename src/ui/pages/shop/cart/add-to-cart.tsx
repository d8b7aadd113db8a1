import { useState } from 'react'
import { availability } from '../../../../domain/shop/availability'
import type { QuoteRefusal } from '../../../../domain/shop/checkout/quote-order.contract'
import { maxPieces } from '../../../../domain/shop/order-limits'
import type { Product } from '../../../../domain/shop/product-service'
import { addToCart, piecesIn, useCart } from '../../../app-services/stored-cart'
import { availabilityText } from '../../../checkout/availability-text'
import { refusalText } from '../../../checkout/order-refusal-text'
import { useQuote } from '../../../checkout/use-quote'
import { Button, LinkButton } from '../../../kit/button'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { useSignedIn } from '../../../queries/session.queries'
import css from './cart.module.css'
import { lineKindOf, refIdOf } from './cart-products'

interface AddToCartProps {
  readonly product: Product
  readonly today: string
}

/** What members alone can buy says so above, with the ways to become one. */
const isToldHere = (refusal: QuoteRefusal) => !(refusal.reason === 'unavailable' && refusal.availability.state === 'members-only')

/** Choosing a variant and a quantity; shows this visitor's price, or why the variant is unavailable. */
export default function AddToCart({ product, today }: AddToCartProps) {
  const user = useSignedIn()
  const inCart = useCart()
  const { variants } = product
  // Treated as a member here; the server decides whether they are one.
  const states = variants.map(variant => availability(product, variant, today, true))
  const [sku, setSku] = useState(() => (variants[states.findIndex(({ state }) => state === 'available')] ?? variants[0])?.sku ?? '')
  const [typed, setTyped] = useState('1')
  const [added, setAdded] = useState(0)
  const pieces = Number(typed)
  const isCount = Number.isInteger(pieces) && pieces >= 1 && pieces <= maxPieces
  const chosen = variants.find(variant => variant.sku === sku)
  const refId = refIdOf(product, sku)
  const lines = isCount && chosen ? [{ id: 'chosen', kind: lineKindOf(product), refId, quantity: pieces }] : undefined
  const { quoted, isAsking } = useQuote(lines && { lines }, user?.uid)
  const refusals = quoted?.state === 'refused' ? quoted.refusals.filter(({ reason }) => reason !== 'zip-needed') : []
  const priced = quoted?.state === 'priced' ? quoted : undefined
  const already = inCart.find(line => line.refId === refId)?.quantity ?? 0
  const add = () => {
    addToCart(lineKindOf(product), refId, pieces)
    setAdded(pieces)
  }
  return (
    <form
      noValidate
      className={css.add}
      aria-label={`Buy ${product.title}`}
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      {variants.length > 1 && (
        <RadioGroup
          label="Which one?"
          value={sku}
          onChange={next => {
            setSku(next)
            setAdded(0)
          }}
          choices={variants.map((variant, i) => ({
            value: variant.sku,
            label: [variant.label, availabilityText(states[i]!)].filter(Boolean).join(': '),
            disabled: states[i]!.state !== 'available',
          }))}
        />
      )}
      <TextField
        label="Pieces"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxPieces}
        className={css.pieces}
        value={typed}
        error={isCount ? undefined : `Enter a number from 1 to ${maxPieces}.`}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setAdded(0)
        }}
      />
      <p role="status" aria-busy={isAsking}>
        {refusals.length > 0
          ? refusals.filter(isToldHere).map(refusalText).join(' ')
          : priced && `It costs ${moneyOf({ cents: priced.totalCents - priced.taxCents })}${priced.hasMemberPrices ? ', at members’ prices' : ''}.`}
        {already + pieces > maxPieces && ` One order holds ${maxPieces} of them at most.`}
      </p>
      <div className={css.acts}>
        <Button type="submit" look="main" disabled={!isCount || refusals.length > 0 || already >= maxPieces}>
          Add to cart
        </Button>
        {inCart.length > 0 && <LinkButton to="/shop?view=cart">{`Open the cart (${piecesIn(inCart)})`}</LinkButton>}
      </div>
      <p role="status">{added > 0 ? `${counted(added, 'piece')} added. You have ${already} in the cart.` : ''}</p>
    </form>
  )
}
