import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Whose a letter's number (`2027-000123`) or a payment's number is; only whose, not how much. Nothing is found for less than five characters. */
export const findByNumber = cloudFunction({
  name: 'findByNumber',
  access: scope('people'),
  input: v.strictObject({ number: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(80), v.regex(/^[^/]+$/)) }),
  output: v.strictObject({ found: v.array(v.strictObject({ personId: v.string(), by: v.picklist(['receipt', 'transaction']) })) }),
})
