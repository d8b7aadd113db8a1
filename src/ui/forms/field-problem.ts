import * as v from 'valibot'
import type { Field } from '../../domain/shared/records/fields'
import { numberText } from '../kit/number-text'

/** What to change about a field's value, as a sentence; `undefined` if it is valid. */
export function fieldProblem(field: Field, value: unknown): string | undefined {
  const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '')
  if (isEmpty && (field.optional || field.kind === 'boolean')) return undefined
  const isText = field.kind === 'text' || field.kind === 'longText'
  if (isText && field.min !== undefined && String(value ?? '').trim().length < field.min) return `Enter at least ${field.min} characters.`
  if (isEmpty) return `${field.label} is missing.`
  const result = v.safeParse(field.schema, value)
  if (result.success) return undefined
  switch (field.kind) {
    case 'email':
      return 'Enter an email address, like name@example.org.'
    case 'url':
      return 'Enter an address that begins with https:// or http://.'
    case 'localDate':
      return 'Enter a date that exists.'
    case 'zone':
      return 'Enter a time zone, like America/Chicago.'
    case 'text':
    case 'longText':
    case 'richText':
      return `${numberText(field.max ?? 0)} characters at most.`
    case 'number':
      return numberProblem(field)
    case 'list':
      return Array.isArray(value) && value.length > (field.max ?? 0) ? `${field.max} at most.` : entryProblem(field, value)
    default:
      return 'This does not fit here.'
  }
}

const numberProblem = ({ min, max, integer: whole, storedTimes: times = 1 }: Field) =>
  [whole && times === 1 ? 'A whole number' : 'A number', min !== undefined && `from ${min / times}`, max !== undefined && `up to ${max / times}`]
    .filter(Boolean)
    .join(' ') + '.'

/** Problem of the first invalid entry. */
function entryProblem({ of }: Field, value: unknown): string {
  const entries = value as readonly unknown[]
  const at = entries.findIndex(entry => of && !v.is(of.schema, entry))
  const inner = Object.entries(of?.fields ?? {})
    .map(([name, field]) => fieldProblem(field, (entries[at] as Readonly<Record<string, unknown>> | undefined)?.[name]))
    .find(Boolean)
  return `${at + 1}: ${inner ?? (of ? fieldProblem(of, entries[at]) : undefined) ?? 'does not fit here.'}`
}
