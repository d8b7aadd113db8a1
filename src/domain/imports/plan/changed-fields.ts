import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'
import type { FieldChange } from './planned-row'

type Fields = Readonly<Record<string, unknown>>

/** The fields that would become different. A field that the row does not have stays unchanged. */
export function changedFields(before: object, after: object): FieldChange[] {
  const was = before as Fields
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && !sameValue(was[name] as Value | undefined, value as Value))
    .map(([field, value]) => ({ field, ...(was[field] !== undefined && { before: was[field] }), after: value as unknown }))
}
