import type { DataOf } from '../../shared/records/collection'
import type { donations } from '../donations.collection'
import type { donorSettings } from './donor-settings.collection'

type Gift = Partial<Pick<DataOf<typeof donations>, 'amount' | 'inKind' | 'isMonthly' | 'receivedOn' | 'status' | 'thankedElsewhere'>>

/** From so many cents on a gift is large, until staff enter another amount. */
export const usualLargeGift = 100_000

/** Whether somebody thanks its donor in person. The charges of a monthly gift follow a first one that was. */
export const isLargeGift = (cents: number, settings: Partial<Pick<DataOf<typeof donorSettings>, 'largeFrom'>> | undefined): boolean =>
  cents >= (settings?.largeFrom?.cents ?? usualLargeGift)

/** Whether its donor still waits for a letter. Monthly gifts have one for the year, which is issued when the year is over. */
export const isThanksDue = ({ status, isMonthly, thankedElsewhere }: Gift): boolean => status === 'recorded' && !isMonthly && !thankedElsewhere

/** Whether the law requires the letter: from `fromCents` on. The value of goods is unknown, so their letters count as required. */
export const isLetterRequired = ({ amount, inKind }: Gift, fromCents: number): boolean => inKind !== undefined || (amount?.cents ?? 0) >= fromCents

/** Sort key of the gifts: those with letters required by law first, then the others; within both, the oldest first. */
export const thanksTurn = (gift: Gift, fromCents: number): string => `${isLetterRequired(gift, fromCents) ? 1 : 2} ${gift.receivedOn ?? ''}`
