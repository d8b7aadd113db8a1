import { useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { holdAgain } from '../../domain/shop/checkout/create-checkout.contract'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { PortError } from '../../ports/errors'
import { useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useOnline } from '../forms/use-online'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { moneyOf } from '../kit/format-money'
import { cardDeclinedText } from './card-declined-text'
import css from './checkout.module.css'
import { orderAddress, orderKeyOf } from './order-address'
import { OrderLines } from './order-lines'
import { StepHeading } from './step-heading'
import { changeStoredOrder, type StoredOrder } from './stored-checkouts'
import { useCardFields } from './use-card-fields'

interface CardStepProps {
  readonly name: string
  readonly started: StoredOrder
  readonly order: OrderView
  readonly takesFocus: boolean
  /** Called once the card was submitted: the payment succeeded, or its result is unknown. */
  readonly onSubmitted: () => void
  readonly onGivenUp: (() => void) | undefined
}

/** Goods are held for fifteen minutes; after ten the hold is renewed before the card is charged. */
const heldSurely = 10 * 60_000

/** The provider's card fields, and the button that pays. */
export function CardStep({ name, started, order, takesFocus, onSubmitted, onGivenUp }: CardStepProps) {
  const { heldAt } = started
  const callables = useService(Callables)
  const isOnline = useOnline()
  const { place, shown, isReady, failure, again } = useCardFields(started, onSubmitted)
  const [declined, setDeclined] = useState<string>()
  const paying = useAction()
  // An order that was made elsewhere, such as a registration, is not changed here.
  const leave = started.lines.length === 0 ? 'Pay later' : 'Change the order'

  const pay = async () => {
    setDeclined(undefined)
    if (Date.now() - Date.parse(heldAt) > heldSurely) {
      await callables.call(holdAgain, orderKeyOf(started))
      changeStoredOrder(name, { heldAt: new Date().toISOString() })
    }
    if (!shown.current) throw new PortError('payments', 'unavailable', 'the card’s fields are not here')
    // From here on the order may be paid, even if the bank redirects the payer or the page is closed.
    changeStoredOrder(name, { isSubmitted: true })
    const outcome = await shown.current.pay(new URL(orderAddress(started), location.href).href)
    if (outcome.state === 'submitted' || outcome.state === 'unknown') return onSubmitted()
    changeStoredOrder(name, { isSubmitted: false })
    setDeclined(
      outcome.state === 'declined' ? cardDeclinedText(outcome.reason) : 'Some of the card’s details are missing. Fill in the fields that are marked.',
    )
  }
  return (
    <section className={css.checkout} aria-label="Pay">
      <StepHeading takesFocus={takesFocus}>Your card</StepHeading>
      <OrderLines {...order} />
      {failure !== undefined && (
        <FailureNotice
          error={failure}
          onRetry={again}
          actions={
            onGivenUp && (
              <Button size="s" onClick={onGivenUp}>
                {leave}
              </Button>
            )
          }
        />
      )}
      {!isReady && failure === undefined && <p role="status">Opening the card’s fields…</p>}
      <form
        noValidate
        className={css.card}
        aria-label="Card"
        onSubmit={event => {
          event.preventDefault()
          void paying.run(pay)
        }}
      >
        <div ref={place} />
        <FailureNotice error={paying.error} />
        {declined && (
          <Notice tone="bad" title={declined}>
            You have not been charged. Everything else you entered is still here.
          </Notice>
        )}
        <div className={css.acts}>
          <Button type="submit" look="main" size="l" busy={paying.busy} disabled={!isReady || !isOnline}>
            Pay {moneyOf({ cents: order.totalCents })}
          </Button>
          {onGivenUp && (
            <Button look="quiet" disabled={paying.busy} onClick={onGivenUp}>
              {leave}
            </Button>
          )}
          <span role="status">
            {!isOnline
              ? 'You are offline. Your order is kept. You can pay when you are connected.'
              : paying.busy
                ? 'Paying… Leave this page open until it says that it is done.'
                : ''}
          </span>
        </div>
      </form>
    </section>
  )
}
