import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Availability } from '../../../../domain/shop/availability'
import type { QuoteRefusal } from '../../../../domain/shop/checkout/quote-order.contract'
import { maxPieces } from '../../../../domain/shop/order-limits'
import { ticketRef } from '../../../../domain/shop/tickets/ticket-lines'
import { addToCart } from '../../../app-services/stored-cart'
import { availabilityText } from '../../../checkout/availability-text'
import { refusalText } from '../../../checkout/order-refusal-text'
import { useQuote } from '../../../checkout/use-quote'
import { FailureNotice } from '../../../forms/failure-notice'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { moneyOf } from '../../../kit/format-money'
import css from '../reply/reply.module.css'
import { WaitForPlaces } from './wait-for-places'

interface BuyPlacesProps {
  readonly id: string
  /** The signed-in person; others buy without an account. */
  readonly payer: string | undefined
  readonly free: number | undefined
  readonly capacity: number | undefined
}

/** Chooses how many places to buy, for this visitor's price; or says why there are none. */
export function BuyPlaces({ id, payer, free, capacity }: BuyPlacesProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('1')
  const places = Number(typed)
  const isCount = Number.isInteger(places) && places >= 1 && places <= maxPieces
  const draft = { lines: [{ id: 'places', kind: 'ticket' as const, refId: ticketRef(id), quantity: places }] }
  const { quoted, isAsking, error, again } = useQuote(isCount ? draft : undefined, payer)
  const refusal = quoted?.state === 'refused' ? quoted.refusals[0] : undefined
  const found = refusal?.reason === 'unavailable' ? refusal.availability : undefined
  const isFull = found?.state === 'sold-out'
  if (isFull) return <WaitForPlaces id={id} isSignedIn={payer !== undefined} isHeld={(free ?? 1) > 0} capacity={capacity} />
  if (found && found.state !== 'available') return <WhyNot found={found} />
  const buy = () => {
    addToCart('ticket', ticketRef(id), places)
    void navigate('/shop?view=cart')
  }
  return (
    <form
      noValidate
      className={css.form}
      aria-label="Buy places"
      onSubmit={event => {
        event.preventDefault()
        buy()
      }}
    >
      <TextField
        label="Places"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxPieces}
        value={typed}
        error={isCount ? undefined : `Enter a number from 1 to ${maxPieces}.`}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <FailureNotice error={error} actions={<Button onClick={again}>Ask again</Button>} />
      <p role="status" aria-busy={isAsking}>
        {refusal && whyText(refusal)}
        {quoted?.state === 'priced' &&
          `${quoted.totalCents === 0 ? 'It costs nothing' : `It costs ${moneyOf({ cents: quoted.totalCents })}`}${quoted.hasMemberPrices ? ', at members’ prices' : ''}.`}
      </p>
      <Button type="submit" look="main" disabled={!isCount || refusal !== undefined}>
        {isCount && places > 1 ? `Buy ${places} places` : 'Buy a place'}
      </Button>
      <p className={css.quiet}>They go into your cart. We keep them for 15 minutes while you pay.</p>
    </form>
  )
}

const whyText = (refusal: QuoteRefusal) => (refusal.reason === 'unknown-item' ? 'Places are not sold at the moment.' : refusalText(refusal))

function WhyNot({ found }: { readonly found: Availability }) {
  if (found.state === 'members-only')
    return (
      <p>
        Only members can come. Sign in as a member to buy places. <Anchor to="/membership">See the memberships</Anchor>
      </p>
    )
  return <p>{availabilityText(found)}.</p>
}
