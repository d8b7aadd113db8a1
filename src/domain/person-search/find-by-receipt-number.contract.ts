import * as v from 'valibot'
import { cloudFunction, onlyReads } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

/**
 * Finds the person whom a receipt number (`2027-000123`) or a payment number belongs to. Returns the person only, no amounts. Finds nothing
 * for fewer than five characters.
 */
export const findByReceiptNumber = cloudFunction({
  name: 'findByReceiptNumber',
  repeatable: onlyReads,
  access: scope('people'),
  input: v.strictObject({ number: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(80), v.regex(/^[^/]+$/)) }),
  output: v.strictObject({ found: v.array(v.strictObject({ personId: v.string(), by: v.picklist(['receipt', 'transaction']) })) }),
})
