import * as v from 'valibot'
import { type Field, text } from '../shared/records/fields'
import { giftRange } from './gift-limits-and-card-fee'

/** The limits of an amount, in cents. */
interface Range {
  readonly leastCents: number
  readonly mostCents: number
}

/** An amount in dollars, with or without cents, as staff type it in a dialog: its answers are texts. */
export const dollarsField = (label: string, { leastCents, mostCents }: Range = giftRange): Field<string> => ({
  ...text(label, 9),
  kind: 'number',
  min: leastCents / 100,
  max: mostCents / 100,
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d{1,2})?$/),
    v.check(typed => leastCents <= centsOf(typed) && centsOf(typed) <= mostCents),
  ),
})

/** Cents of an amount that `dollarsField` has accepted. */
export const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100)
