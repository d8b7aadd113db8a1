import { dayNumber } from '../../shared/time/local-day'
import type { PublishedWeekend } from '../publishing/guide-snapshot-types'

/** Friday evening belongs to the weekend. 1970-01-01 was a Thursday. */
export const isOnWeekend = (date: string): boolean => (dayNumber(date) + 3) % 7 >= 4

/** Whether it is what its readers call a weekend: not only working days. */
export const isWeekend = ({ days }: Pick<PublishedWeekend, 'days'>): boolean => days.length === 0 || days.some(({ date }) => isOnWeekend(date))
