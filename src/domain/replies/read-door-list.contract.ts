import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** What a code of the list means at the door. `refunded` is a paid one whose places were all paid back. */
export const doorStates = ['going', 'attended', 'offered', 'waitlist', 'cancelled', 'refunded'] as const

const doorGuest = v.strictObject({
  id: v.string(),
  code: v.string(),
  /** Missing for those who do not come any more. */
  name: v.exactOptional(v.string()),
  places: v.number(),
  isPaid: v.boolean(),
  state: v.picklist(doorStates),
  /** When they came, if that was noted. */
  at: v.exactOptional(v.string()),
})

export const doorList = v.strictObject({
  title: v.string(),
  tz: v.string(),
  isCanceled: v.boolean(),
  until: v.string(),
  /** When it was read. */
  at: v.string(),
  /** If two guests have the same code, it belongs to the first. */
  guests: v.array(doorGuest),
})

/**
 * The codes of an event with what its door needs to know of each, for a device that may lose its network; for the event's hosts and for staff
 * of the scope content. After `until`, the end of the event's last day, the device deletes it.
 */
export const readDoorList = cloudFunction({
  name: 'readDoorList',
  access: signedIn,
  repeatable: onlyReads,
  limit: { account: hourly(600) },
  input: v.strictObject({ eventId: recordId }),
  output: doorList,
})
export type DoorGuest = v.InferOutput<typeof doorGuest>
