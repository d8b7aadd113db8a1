import type { Field, Money } from '../../domain/shared/records/fields'
import { moneyOf } from '../kit/format-money'
import { numberText } from '../kit/number-text'
import { calendarDay, monthText, partsOf, timeOf } from '../kit/time/format-time'
import { choiceText } from './choice-text'

/** Any value of a field as text; `—` where there is none. */
export function fieldValueText(field: Field | undefined, value: unknown, tz: string): string {
  if (value === undefined || value === null || value === '') return '—'
  if (field?.kind === 'choice') return choiceText(String(value))
  if (field?.kind === 'money') return moneyOf(value as Money)
  if (Array.isArray(value)) return value.map(entry => fieldValueText(field?.of, entry, tz)).join(', ') || '—'
  if (typeof value === 'object' && !(value instanceof Date)) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${field?.fields?.[name]?.label ?? name}: ${fieldValueText(field?.fields?.[name], entry, tz)}`,
    )
    return entries.join(', ')
  }
  if (field && isYear(field)) return String(value)
  if (field?.isMonth) return monthText(String(value))
  if (field?.storedTimes && typeof value === 'number') return numberText(value / field.storedTimes)
  return cellText(value as string | number | boolean | Date, tz)
}

/** A number that can only be a year has no separators. */
export const isYear = ({ kind, min = 0, max = Infinity }: Field): boolean => kind === 'number' && min >= 1900 && max < 3000

/** A value as text of a table's cell. */
export function cellText(value: string | number | boolean | Date | readonly string[] | undefined, tz: string): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return instantWords(value, tz)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? (dayWords(value) ?? value) : value.join(', ')
}

/** `Nov 30, 2027, 11:59 pm`, without a weekday. */
const instantWords = (at: Date, tz: string) => `${dateWords(at, tz)}, ${timeOf(at, tz)}`

function dateWords(at: Date, tz: string): string {
  const { day, month, year } = partsOf(at, tz)
  return `${month} ${day}, ${year}`
}

/** A calendar day (`YYYY-MM-DD`) as `Nov 30, 2027`; `undefined` for any other value. */
const dayWords = (value: string): string | undefined => (/^\d{4}-\d\d-\d\d$/.test(value) ? dateWords(calendarDay(value), 'UTC') : undefined)
