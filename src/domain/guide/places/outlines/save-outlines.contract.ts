import * as v from 'valibot'
import { hourly } from '../../../shared/functions/call-limit'
import { cloudFunction } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { trimmed } from '../../../shared/records/fields'
import { scope } from '../../../shared/records/policy'
import { neighbourhoods } from '../../editions.collection'

const { name, city } = neighbourhoods.fields
const degrees = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180))
const ring = v.pipe(v.array(v.tuple([degrees, degrees])), v.minLength(4), v.maxLength(1000))

/**
 * Stores outlines of neighborhoods of a city, and makes those that have no id. Each has at most 200 points, and overlaps no active neighborhood by more than
 * five meters; with `cut` what lies in another one is cut off, of several in the order in which they are given. Refuses with `outline-refused`.
 */
export const saveOutlines = cloudFunction({
  name: 'saveOutlines',
  heavy: true,
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({
    city: trimmed(city),
    cut: v.boolean(),
    outlines: v.pipe(
      v.array(
        v.strictObject({
          id: v.optional(recordId),
          name: trimmed(name),
          outline: v.pipe(v.array(v.pipe(v.array(ring), v.minLength(1), v.maxLength(50))), v.minLength(1), v.maxLength(50)),
        }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  output: v.strictObject({ created: v.array(v.string()), changed: v.number() }),
})
