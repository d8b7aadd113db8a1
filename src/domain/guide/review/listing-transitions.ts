import { type DataOf, transition } from '../../shared/records/collection'
import { listingStates, type listings } from '../listings.collection'
import { registrationStates, type registrations } from '../registrations.collection'

export type ListingState = DataOf<typeof listings>['status']
export type RegistrationState = DataOf<typeof registrations>['status']

/** Steps by the artist, or by the host on the artist's behalf. */
export const artistMoves = ['ready', 'edit'] as const
/** Steps by reviewing staff. */
export const reviewMoves = ['review', 'approve', 'requestChanges', 'reopen'] as const
export type ListingMove = (typeof artistMoves)[number] | (typeof reviewMoves)[number] | 'lock'

/**
 * The registration events that accompany each step of its listing, by the registration's state. Unlisted states refuse the step: unpaid
 * listings can be marked ready, but not reviewed.
 */
const registrationEvents: Readonly<Record<ListingMove, Partial<Readonly<Record<RegistrationState, readonly string[]>>>>> = {
  ready: { submitted: [], awaiting_payment: [], paid: [], changes_requested: ['review'] },
  edit: { submitted: [], awaiting_payment: [], paid: [], in_review: ['requestChanges'] },
  review: { paid: ['review'], in_review: [] },
  approve: { paid: ['review', 'approve'], in_review: ['approve'] },
  requestChanges: { paid: ['review', 'requestChanges'], in_review: ['requestChanges'] },
  reopen: { approved: ['reopen'] },
  lock: { approved: ['confirm'] },
}

export interface PairOfStates {
  readonly listing: ListingState
  /** Absent if the listing has no registration: it was imported or created by staff. */
  readonly registration?: RegistrationState | undefined
}

/** The registration's events for a step of its listing. An unknown combination returns the step's name, which no registration accepts. */
export const eventsWith = (move: ListingMove, registration: RegistrationState): readonly string[] =>
  registrationEvents[move][registration] ?? [`listing ${move}`]

/** The states of a listing and its registration after a step. Throws `illegal-transition` if either does not allow it. */
export function moved({ listing, registration }: PairOfStates, move: ListingMove): PairOfStates {
  const to: ListingState = transition(listingStates, listing, move)
  if (registration === undefined) return { listing: to }
  const after = eventsWith(move, registration).reduce<RegistrationState>((state, event) => transition(registrationStates, state, event), registration)
  return { listing: to, registration: after }
}

/** Whether the step is allowed; for buttons. */
export function mayMove(states: PairOfStates, move: ListingMove): boolean {
  try {
    moved(states, move)
    return true
  } catch {
    return false
  }
}
