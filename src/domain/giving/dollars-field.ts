import * as v from 'valibot'
import { type Field, text } from '../shared/records/fields'
import { giftRange } from './gift-limits-and-card-fee'

/** The limits of an amount, in cents. */
interface Range {
  readonly minCents: number
  readonly maxCents: number
}

/** An amount in dollars, with or without cents, as staff type it in a dialog: its answers are texts. */
export const dollarsField = (label: string, { minCents, maxCents }: Range = giftRange): Field<string> => ({
  ...text(label, 9),
  kind: 'number',
  min: minCents / 100,
  max: maxCents / 100,
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d{1,2})?$/),
    v.check(typed => minCents <= centsOf(typed) && centsOf(typed) <= maxCents),
  ),
})

/** Cents of an amount that `dollarsField` has accepted. */
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100)
