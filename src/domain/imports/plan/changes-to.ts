import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'
import type { FieldChange } from './planned-row'

type Fields = Readonly<Record<string, unknown>>

/** The fields that would read otherwise. What a row does not say stays as it is. */
export function changesTo(before: object, after: object): FieldChange[] {
  const was = before as Fields
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && !sameValue(was[name] as Value | undefined, value as Value))
    .map(([field, value]) => ({ field, ...(was[field] !== undefined && { before: was[field] }), after: value as unknown }))
}
