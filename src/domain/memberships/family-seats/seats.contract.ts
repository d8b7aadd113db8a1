import * as v from 'valibot'
import { normalEmail } from '../../people/normal-email'
import { cloudFunction, daily, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { emailForm } from '../../shared/text/email-address'

/**
 * Gives a seat of a membership to a family member of the holder, optionally in exchange for another seat, and mails them an invitation. For
 * the holder, and for staff of the scope people. Refuses with `seats-ended` if the membership has no days left, `seats-full`, and
 * `seat-taken` for an address that has a seat or is the holder's.
 */
export const inviteSeat = cloudFunction({
  name: 'inviteSeat',
  access: signedIn,
  limit: { account: daily(60), target: { ...daily(5), of: ({ email }) => normalEmail(email) } },
  input: v.strictObject({
    membershipId: recordId,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254)),
    /** The seat that ends in exchange. */
    instead: v.exactOptional(recordId),
  }),
  output: v.strictObject({ seatId: v.string() }),
})

/** Accepts a seat, with an account that confirmed the invited address. Refuses other accounts with `seat-address`. */
export const acceptSeat = cloudFunction({
  name: 'acceptSeat',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({ seatId: recordId }),
  output: v.strictObject({}),
})

/** Ends a seat: the holder or staff remove it, or the invited person declines or leaves. Does nothing if it has ended. */
export const endSeat = cloudFunction({
  name: 'endSeat',
  access: signedIn,
  limit: { account: hourly(120) },
  input: v.strictObject({ seatId: recordId }),
  output: v.strictObject({}),
})

const ownSeat = v.strictObject({
  id: v.string(),
  status: v.picklist(['invited', 'accepted']),
  membershipId: v.string(),
  /** The name of the membership's holder. */
  holder: v.string(),
  /** The membership's name, and that of its level. */
  product: v.string(),
  level: v.string(),
  /** Whether an accepted seat makes its person a member today. */
  counts: v.boolean(),
  /** The last day of the membership, and the one that a card issued now would show. */
  until: v.exactOptional(v.string()),
  cardUntil: v.exactOptional(v.string()),
  /** The serial of the valid card. */
  serial: v.exactOptional(v.string()),
})
export type OwnSeat = v.InferOutput<typeof ownSeat>

/** The caller's seats in memberships of others, and the invitations to addresses that the caller has confirmed. */
export const readOwnSeats = cloudFunction({
  name: 'readOwnSeats',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(600) },
  input: v.strictObject({}),
  output: v.strictObject({ seats: v.array(ownSeat) }),
})
