import { countParts, listingPartNames, missingParts } from '../../../domain/guide/house-style/listing-completeness'
import { listingAddress } from '../../../domain/guide/listing-address'
import type { NextStep } from '../../../domain/guide/portal/listing-next-step'
import { isPaid, isUnpaid, type RegistrationStatus } from '../../../domain/guide/registering/registration-states'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { Progress } from '../../kit/feedback/progress'
import type { OwnListing, PortalListings } from '../../listings-portal/portal.queries'
import css from './listings-portal.module.css'
import { partLabels, stepActions, stepLabels } from './portal-labels'

interface ListingRowProps {
  readonly listing: OwnListing
  readonly step: NextStep
  readonly registration: PortalListings['registrations'] extends ReadonlyMap<string, infer R> ? R | undefined : never
}

/** A draft, a waiting registration and an open offer owe nothing yet. */
function paidText(status: RegistrationStatus): string | undefined {
  if (isUnpaid(status)) return 'Not paid'
  return isPaid(status) ? 'Paid' : undefined
}

/** One of the user's listings: its progress, and the next step. */
export function ListingRow({ listing, step, registration }: ListingRowProps) {
  const parts = countParts(listing)
  const missing = missingParts(listing)
  const to = listingAddress(listing.id)
  const isOver = step === 'withdrawn'
  const facts = [
    listing.unit === undefined ? listing.address : `Unit ${listing.unit}`,
    listing.imageId === undefined ? 'No picture' : 'Picture chosen',
    registration && paidText(registration.status),
    listing.proofApprovedAt ? 'Proof approved' : step === 'proof' ? 'Proof open' : undefined,
  ]
  return (
    <article className={css.row}>
      <div className={css.words}>
        <h3>
          <Anchor to={to}>
            <bdi>{listing.displayName}</bdi>
          </Anchor>
        </h3>
        <p className={css.state} data-step={step}>
          {stepLabels[step]}
        </p>
        {!isOver && (
          <>
            <p className={css.quiet}>{facts.filter(Boolean).join(' · ')}</p>
            {missing.length > 0 && <p className={css.quiet}>Missing: {missing.map(part => partLabels[part]).join(', ')}</p>}
          </>
        )}
      </div>
      {!isOver && (
        <p className={css.progress}>
          <Progress value={(parts / listingPartNames.length) * 100} aria-label={`Listing of ${listing.displayName}`} />
          <span>
            {parts} of {listingPartNames.length} parts
          </span>
        </p>
      )}
      {stepActions[step] && (
        <LinkButton to={step === 'pay' ? '/dashboard/registrations' : to} look="main">
          {stepActions[step]}
        </LinkButton>
      )}
    </article>
  )
}
