import * as v from 'valibot'
import { type Field, text } from '../../shared/records/fields'

/** An amount in dollars, with or without cents, as staff type it in a dialog. */
export const dollarsField = (label: string): Field<string> => ({
  ...text(label, 8),
  schema: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,5}(\.\d{1,2})?$/)),
})
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100)
