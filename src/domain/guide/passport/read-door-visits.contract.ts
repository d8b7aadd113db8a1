import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/**
 * For the owners of listings and the guide's staff: the codes for the signs at their doors, and how many visitors stamped there by day. It
 * tells no names: whose passport a stamp is in is its visitor's own business.
 */
export const readDoorVisits = cloudFunction({
  name: 'readDoorVisits',
  access: signedIn,
  repeatable: onlyReads,
  limit: { account: hourly(300) },
  input: v.strictObject({ listingIds: v.pipe(v.array(recordId), v.maxLength(30)) }),
  output: v.strictObject({
    doors: v.array(
      v.strictObject({
        listingId: v.string(),
        code: v.string(),
        /** Different people and devices. */
        visitors: v.number(),
        days: v.array(v.strictObject({ date: v.string(), stamps: v.number() })),
      }),
    ),
  }),
})
export type DoorVisits = v.InferOutput<typeof readDoorVisits.output>['doors'][number]
