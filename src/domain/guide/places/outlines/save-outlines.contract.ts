import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { trimmed } from '../../../shared/records/fields'
import { scope } from '../../../shared/records/policy'
import { neighbourhoods } from '../../editions.collection'

const { name, city } = neighbourhoods.fields
const degrees = v.pipe(v.number(), v.finite(), v.minValue(-180), v.maxValue(180))
const ring = v.pipe(v.array(v.tuple([degrees, degrees])), v.minLength(4), v.maxLength(1000))

/**
 * Stores outlines of a city's neighborhoods, and creates neighborhoods without an id. Each outline has at most 200 points, and overlaps no
 * active neighborhood by more than five meters. With `cut`, the overlapping part is removed; among several outlines, in the given order.
 * Refuses with `outline-refused`.
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
