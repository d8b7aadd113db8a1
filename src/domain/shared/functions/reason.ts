import * as v from 'valibot'
import { type Field, longText } from '../records/fields'

/** Minimum length of a reason for changing another person's access, so that colleagues can understand it a year later (product.md C5). */
export const minReason = 10
export const maxReason = 300
export const reason = v.pipe(v.string(), v.trim(), v.minLength(minReason), v.maxLength(maxReason))

/** The same rule as a form field. */
export const reasonField = (label: string): Field<string> => ({
  ...longText(label, maxReason),
  schema: reason,
  min: minReason,
})
