import type { Field } from '../../shared/records/fields'
import type { ReferenceNames } from './reference-names'

/** A field's value as one short line of text. Its parts have their labels; parts from unmapped columns have their headers. */
export function fieldText(field: Field | undefined, value: unknown, names: ReferenceNames): string {
  const text = words(field, value, names) || 'empty'
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}

/** Whether there is nothing to show of a value. */
export const isEmptyValue = (field: Field | undefined, value: unknown, names: ReferenceNames): boolean => words(field, value, names) === ''

function words(field: Field | undefined, value: unknown, names: ReferenceNames): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(one => words(field?.of, one, names)).join(', ')
  if (field?.kind === 'money') return `$${(Number((value as { readonly cents?: unknown }).cents) / 100).toFixed(2)}`
  if (typeof value === 'object')
    return Object.entries(value)
      .flatMap(([name, part]) => {
        const text = words(field?.fields?.[name], part, names)
        return text ? [`${field?.fields?.[name]?.label ?? name}: ${text}`] : []
      })
      .join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field?.kind === 'reference') return names(field.to, String(value)) ?? String(value)
  return String(value).replace(/^(\d{4}-\d\d-\d\d)T(?=\d\d:\d\d$)/, '$1 ')
}
