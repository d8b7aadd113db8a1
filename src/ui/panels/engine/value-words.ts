import type { Field, Money } from '../../../domain/shared/fields'
import { moneyOf } from '../../kit/format-money'
import { choiceWords } from './choice-words'
import { cellWords } from './field-columns'

/** Any value of a field in words; `—` where there is none. */
export function valueWords(field: Field | undefined, value: unknown, tz: string): string {
  if (value === undefined || value === null || value === '') return '—'
  if (field?.kind === 'choice') return choiceWords(String(value))
  if (field?.kind === 'money') return moneyOf(value as Money)
  if (Array.isArray(value)) return value.map(entry => valueWords(field?.of, entry, tz)).join(', ') || '—'
  if (typeof value === 'object' && !(value instanceof Date)) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${field?.fields?.[name]?.label ?? name}: ${valueWords(field?.fields?.[name], entry, tz)}`,
    )
    return entries.join(', ')
  }
  return cellWords(value as string | number | boolean | Date, tz)
}
