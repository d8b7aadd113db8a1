import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyone } from '../../shared/records/policy'

/** How many of each size and position are still for sale, in the order of the prices in effect. The bookings themselves are not public. */
export const adAvailability = cloudFunction({
  name: 'adAvailability',
  repeatable: 'it only reads',
  access: anyone,
  limit: { network: hourly(240) },
  input: v.strictObject({ editionId: recordId }),
  output: v.strictObject({
    /** The version of the prices that these numbers belong to. */
    version: v.number(),
    left: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
})
