import type { RegistrationRefusal } from '../../domain/guide/registering/registration-refusals'
import type { RegistrationStatus } from '../../domain/guide/registering/registration-states'

export const statusText: Readonly<Record<RegistrationStatus, string>> = {
  draft: 'Begun',
  submitted: 'Sent',
  awaiting_payment: 'Waits for its payment',
  paid: 'Paid',
  in_review: 'We look through your listing',
  changes_requested: 'Your listing needs changes',
  approved: 'Approved',
  confirmed: 'In the printed guide',
  waitlisted: 'On the waiting list',
  offered: 'A place is free for you',
  expired: 'Ended: not paid, or not taken, in time',
  withdrawn: 'Withdrawn',
  cancelled: 'Canceled by us',
}

interface Names {
  readonly weekend: (id: string | undefined) => string
  readonly place: (id: string) => string
}

/** A reason why a registration cannot be submitted, as a sentence. */
export function registrationRefusalText(refusal: RegistrationRefusal, names: Names): string {
  switch (refusal.reason) {
    case 'not-an-artist':
      return 'You need an artist page first.'
    case 'not-open':
      return 'Registration is not open yet.'
    case 'closed':
      return 'Registration has closed.'
    case 'not-priced':
      return 'This kind of listing has no price yet. Write to us.'
    case 'first-missing':
      return 'Pay for your first registration, then add the second one.'
    case 'no-address':
      return 'Enter the street of your studio.'
    case 'unknown-building':
      return 'This building is not in this year’s guide. Choose another one.'
    case 'unknown-neighborhood':
      return 'Choose a neighborhood.'
    case 'unknown-weekend':
      return 'Choose a weekend.'
    case 'unknown-tier':
      return 'Choose a kind of listing.'
    case 'community-alone':
      return 'A community space is for artists who have no other place. Register for one location only.'
    case 'wrong-weekend':
      return `This neighborhood opens on ${names.weekend(refusal.weekendId)}.`
    case 'building-full':
      return `Every place in ${names.place(refusal.siteId)} is taken. Choose another place, or wait for one.`
    case 'clash':
      return clashText(refusal.clash)
  }
}

/** Why two registrations conflict. */
export function clashText(clash: Extract<RegistrationRefusal, { readonly reason: 'clash' }>['clash']): string {
  switch (clash.of) {
    case 'number':
      return 'You can register twice for one year. You have both already.'
    case 'weekend':
      return 'Your other registration is on the same weekend. Choose a place that opens on another one.'
    case 'neighborhood':
      return 'Your other registration is in the same neighborhood. Choose a place in another one.'
    case 'building':
      return 'Your other registration is in the same building. Choose a place in another neighborhood.'
  }
}
