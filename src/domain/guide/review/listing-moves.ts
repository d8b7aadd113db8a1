import type { DataOf } from '../../shared/records/collection'
import { transition } from '../../shared/records/state-machine'
import { listingStates, type listings } from '../listings.collection'
import { registrationStates, type registrations } from '../registrations.collection'

export type ListingState = DataOf<typeof listings>['status']
export type RegistrationState = DataOf<typeof registrations>['status']

/** Steps of the artist, or of the host in their name. */
export const artistMoves = ['ready', 'edit'] as const
/** Steps of the staff who review. */
export const reviewMoves = ['review', 'approve', 'requestChanges', 'reopen'] as const
export type ListingMove = (typeof artistMoves)[number] | (typeof reviewMoves)[number] | 'lock'

/**
 * The events of the registration that go with each step of its listing, by the state in which the registration is. A state that is not named
 * refuses the step: unpaid listings are made ready, but not reviewed.
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
  /** Absent where the listing came without one: by an import, or by the staff. */
  readonly registration?: RegistrationState | undefined
}

/** The events by which a registration follows a step of its listing. The name of the step itself is no event of a registration, which refuses it. */
export const eventsWith = (move: ListingMove, registration: RegistrationState): readonly string[] =>
  registrationEvents[move][registration] ?? [`listing ${move}`]

/** The states of a listing and its registration after a step. Throws `illegal-transition` where either of them has no such step. */
export function moved({ listing, registration }: PairOfStates, move: ListingMove): PairOfStates {
  const to: ListingState = transition(listingStates, listing, move)
  if (registration === undefined) return { listing: to }
  const after = eventsWith(move, registration).reduce<RegistrationState>((state, event) => transition(registrationStates, state, event), registration)
  return { listing: to, registration: after }
}

/** Whether the step would be refused, for buttons. */
export function mayMove(states: PairOfStates, move: ListingMove): boolean {
  try {
    moved(states, move)
    return true
  } catch {
    return false
  }
}
