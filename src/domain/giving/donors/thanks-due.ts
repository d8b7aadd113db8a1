import type { DataOf } from '../../shared/records/collection'
import type { donations } from '../donations.collection'

type Gift = Partial<Pick<DataOf<typeof donations>, 'amount' | 'inKind' | 'isMonthly' | 'receivedOn' | 'status' | 'thankedElsewhere'>>

/** Whether the gift still needs a thank-you letter. Monthly gifts get one letter for the year, after the year is over. */
export const isThanksDue = ({ status, isMonthly, thankedElsewhere }: Gift): boolean => status === 'recorded' && !isMonthly && !thankedElsewhere

/** Whether the law requires the letter: from `fromCents` on. The value of goods is unknown, so their letters count as required. */
export const isLetterRequired = ({ amount, inKind }: Gift, fromCents: number): boolean => inKind !== undefined || (amount?.cents ?? 0) >= fromCents

/** Sort key of the gifts: those with letters required by law first, then the others; within both, the oldest first. */
export const thanksTurn = (gift: Gift, fromCents: number): string => `${isLetterRequired(gift, fromCents) ? 1 : 2} ${gift.receivedOn ?? ''}`
