import { lazy, Suspense, useState } from 'react'
import { listingAddress } from '../../domain/guide/listing-address'
import { paymentPeriod } from '../../domain/guide/registering/payment-period'
import { placeInLine } from '../../domain/guide/registering/places.collection'
import { isOver, mayAsk } from '../../domain/guide/registering/registration-states'
import { PayNow } from '../checkout/pay-now'
import { Button, LinkButton } from '../kit/button'
import { Time } from '../kit/time/time'
import type { CallEdition, OpenCall, StoredRegistration } from './registration.queries'
import css from './registration-card.module.css'
import { statusText } from './registration-text'

// Needed only for withdrawing.
const WithdrawDialog = lazy(() => import('./withdraw-dialog'))

/** Id of the form on the page of registration. */
export const registrationForm = 'register'

interface RegistrationCardProps {
  readonly registration: StoredRegistration
  readonly edition: CallEdition
  readonly call: OpenCall
}

/** One registration of the user: its place, its state, and what they can do now. */
export function RegistrationCard({ registration, edition, call }: RegistrationCardProps) {
  const { id, n, status, siteId, unit, ownAddress, weekendId, tier, orderId, listingId, submittedAt, offeredUntil, waiver } = registration
  const [isWithdrawing, setWithdrawing] = useState(false)
  const site = call.sites.find(one => one.id === siteId)
  const weekend = call.weekends.find(one => one.id === weekendId)
  const line = call.places.get(siteId ?? 'own')
  const place = line && placeInLine(line, id)
  const where = [site?.name ?? ownAddress?.line1, unit && `unit ${unit}`, weekend?.name, tier].filter(Boolean).join(', ')
  return (
    <section className={css.card} aria-label={`${n === 1 ? 'Registration' : 'Second registration'} for ${edition.name}`}>
      <h2 className={css.title}>{n === 1 ? edition.name : `${edition.name}, second registration`}</h2>
      <p className={css.state} data-status={status}>
        {statusText[status]}
        {place !== undefined && `: number ${place} in line`}
      </p>
      {where && <p>{where}</p>}
      {status === 'awaiting_payment' && submittedAt && (
        <p>
          Pay until <Time at={new Date(submittedAt.getTime() + paymentPeriod)} tz={edition.tz} />. After that your place goes to somebody else.
          {waiver?.state === 'asked' && ' We write to you about the fee before that.'}
        </p>
      )}
      {status === 'offered' && offeredUntil && (
        <p>
          Take your place until <Time at={offeredUntil} tz={edition.tz} />. After that we offer it to the next in line.
        </p>
      )}
      <div className={css.acts}>
        {status === 'awaiting_payment' && orderId && submittedAt && <PayNow orderId={orderId} orderedAt={submittedAt} />}
        {status === 'offered' && (
          <LinkButton look="main" to={`/artists/sfosregistration#${registrationForm}`}>
            Take this place
          </LinkButton>
        )}
        {status === 'draft' && (
          <LinkButton look="main" to="/artists/sfosregistration">
            Go on
          </LinkButton>
        )}
        {listingId && !isOver(status) && <LinkButton to={listingAddress(listingId)}>Edit your listing</LinkButton>}
        {mayAsk('withdraw', status) && status !== 'draft' && (
          <Button look="quiet" onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {isWithdrawing && (
        <Suspense fallback={null}>
          <WithdrawDialog registration={registration} edition={edition} onClose={() => setWithdrawing(false)} />
        </Suspense>
      )}
    </section>
  )
}
