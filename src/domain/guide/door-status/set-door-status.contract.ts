import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

const tap = { listingId: recordId, at: v.pipe(v.string(), v.isoTimestamp()) }
const until = v.pipe(v.string(), v.isoTime())

/**
 * The artist or host says how a door stands today. A device without a network sends its taps later, and perhaps twice: the one that was tapped
 * last counts (`older`), and taps of a day that is over are dropped (`past`). Refuses with `door-not-today` on days on which the studio does
 * not open.
 */
export const setDoorStatus = cloudFunction({
  name: 'setDoorStatus',
  access: signedIn,
  repeatable: 'the tap names when it was made, and the latest one counts',
  limit: { account: hourly(600), target: { ...hourly(60), of: ({ listingId }) => listingId } },
  input: v.variant('state', [
    v.strictObject({ state: v.literal('open'), ...tap }),
    v.strictObject({ state: v.literal('soldOut'), ...tap }),
    v.strictObject({ state: v.literal('back'), ...tap, until }),
    v.strictObject({ state: v.literal('closing'), ...tap, until }),
  ]),
  output: v.strictObject({ outcome: v.picklist(['set', 'older', 'past']) }),
})
export type DoorTap = v.InferOutput<typeof setDoorStatus.input>
