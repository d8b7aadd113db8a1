import { useCallback, useState } from 'react'
import type { StoredMonthlyGift } from '../../../../domain/giving/subscriptions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import { changeMonthlyCard, keepRenewalCard, manageSubscription } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { accountQueries, type HeldMembership, renewAccount } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { dayText } from '../donations/monthly-text'
import { LazyEnterPaymentCard } from '../lazy-enter-payment-card'
import { MonthlyPayments } from './monthly-payments'

/** Automatic renewal of a membership: whether it is on, with which card and when; switches it on with a card, or off. */
export default function OwnRenewal({ held }: { readonly held: HeldMembership }) {
  const app = useApp()
  const callables = useService(Callables)
  const takesCards = useService(CardPayment).isOn
  const renewal = useLiveQuery(accountQueries(app).renewals()).find(({ membershipId }) => membershipId === held.id)
  const [isEntering, setEntering] = useState(false)
  const [notice, setNotice] = useState('')
  const { busy, error, run } = useAction()
  // The button that had the focus is gone: the member goes on from the heading.
  const heading = useCallback((element: HTMLHeadingElement | null) => void (notice !== '' && element?.focus()), [notice])
  const mayBegin = takesCards && (held.state === 'current' || held.state === 'future') && (held.priceCents ?? 0) > 0
  if (!renewal && !mayBegin && notice === '') return null
  const ask = async () =>
    (await (renewal ? callables.call(changeMonthlyCard, { id: renewal.id }) : callables.call(keepRenewalCard, { membershipId: held.id })))
      .clientSecret
  const done = (text: string) => {
    setEntering(false)
    setNotice(text)
    void renewAccount(app)
  }
  if (renewal?.isMonthly) return <MonthlyPayments key={renewal.id} payments={renewal} onEnded={done} />
  const stop = (id: string) =>
    run(async () => {
      await callables.call(manageSubscription, { id, action: 'cancel' })
      done('It does not renew itself any more. We do not charge your card again.')
    })
  return (
    <div className={css.form} role="group" aria-label="Automatic renewal">
      <h3 ref={heading} tabIndex={-1}>
        Automatic renewal
      </h3>
      <p>{renewal ? renewalText(renewal, held) : offText(held)}</p>
      {renewal?.card && <p className={css.quiet}>Card ending in {renewal.card.last4}</p>}
      <p role="status">{notice}</p>
      <FailureNotice error={error} />
      {isEntering && (
        <LazyEnterPaymentCard
          name={renewal?.id ?? held.id}
          ask={ask}
          backTo="/dashboard/membership"
          onCancel={() => setEntering(false)}
          onEntered={() => done(renewal ? 'Thank you. We charge the new card from now on.' : 'Thank you. We charge nothing before the last day.')}
        />
      )}
      {!isEntering && (
        <div className={css.row}>
          {(renewal || mayBegin) && <Button onClick={() => setEntering(true)}>{renewal ? 'Enter a new card' : 'Switch on automatic renewal'}</Button>}
          {renewal && (
            <Button busy={busy} onClick={() => void stop(renewal.id)}>
              Switch off automatic renewal
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function renewalText({ status, failures, nextOn = '' }: StoredMonthlyGift, { until = nextOn, ...price }: HeldMembership): string {
  if (status === 'past_due' && failures > 0)
    return `Your bank declined the payment for the next term. We try again on ${dayText(nextOn)}. If your card has changed, enter the new one.`
  return `It renews itself on ${dayText(until)}: we charge your card for one more term, at the price of that day.${priceText(price)}`
}

const offText = ({ until = '', ...price }: HeldMembership) =>
  `It does not renew itself. With a card, we can charge the next term on ${dayText(until)}, at the price of that day.${priceText(price)}`

function priceText({ priceCents, renewalCents = priceCents }: Pick<HeldMembership, 'priceCents' | 'renewalCents'>): string {
  if (priceCents === undefined) return ''
  const later = renewalCents === priceCents ? '' : `, and on that day ${moneyOf({ cents: renewalCents! })}`
  return ` Today that costs ${moneyOf({ cents: priceCents })}${later}.`
}
