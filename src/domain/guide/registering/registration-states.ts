import type { DataOf } from '../../shared/records/collection'
import type { registrations } from '../registrations.collection'

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
