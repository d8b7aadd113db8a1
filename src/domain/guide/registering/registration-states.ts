import type { DataOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { registrationStates, type registrations } from '../registrations.collection'

export type RegistrationStatus = DataOf<typeof registrations>['status']

const over: readonly RegistrationStatus[] = ['expired', 'withdrawn', 'cancelled']
const withoutPlace: readonly RegistrationStatus[] = ['draft', 'waitlisted', ...over]
const unpaid: readonly RegistrationStatus[] = ['submitted', 'awaiting_payment']

export const isOver = (status: RegistrationStatus): boolean => over.includes(status)

/** Whether it occupies a place in its building; an open offer does too. */
export const hasPlace = (status: RegistrationStatus): boolean => !withoutPlace.includes(status)

/** Whether it counts toward the two registrations per person: waiting ones do, drafts do not. */
export const counts = (status: RegistrationStatus): boolean => status !== 'draft' && !isOver(status)

export const isUnpaid = (status: RegistrationStatus): boolean => unpaid.includes(status)

/** Whether its fee has been paid, or waived. */
export const isPaid = (status: RegistrationStatus): boolean => hasPlace(status) && status !== 'offered' && !isUnpaid(status)

/** What can be asked for of a registration. Staff also withdraw one that is confirmed, which cancels it. */
export type RegistrationMove = 'submit' | 'wait' | 'offer' | 'withdraw' | 'withdrawByStaff' | 'waive' | 'relocate'

const moves: Readonly<Record<RegistrationMove, (status: RegistrationStatus) => boolean>> = {
  submit: status => 'submit' in registrationStates[status],
  wait: status => 'wait' in registrationStates[status],
  offer: status => 'offer' in registrationStates[status],
  withdraw: status => 'withdraw' in registrationStates[status],
  withdrawByStaff: status => 'withdraw' in registrationStates[status] || 'cancel' in registrationStates[status],
  waive: status => status === 'awaiting_payment',
  relocate: status => hasPlace(status) && status !== 'confirmed',
}

/** Whether it can be asked for in this state; for buttons. */
export const mayAsk = (move: RegistrationMove, status: RegistrationStatus): boolean => moves[move](status)

/** The same for callables. Throws `illegal-transition`. */
export function requireMove(move: RegistrationMove, status: RegistrationStatus | undefined): void {
  if (status === undefined || !moves[move](status)) throw new RuleBroken('illegal-transition', { from: status, event: move })
}
