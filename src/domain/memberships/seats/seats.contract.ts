import * as v from 'valibot'
import { normalEmail } from '../../people/normal-email'
import { daily, hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { emailForm } from '../../shared/text/email-address'

/**
 * Gives a seat of a membership to somebody in the holder's family, in place of another one where it is exchanged, and mails them an invitation. By
 * the holder, or by staff of the scope people. Refuses with `seats-ended` where the membership has no days, `seats-full`, and `seat-taken` for an
 * address that has a seat or is the holder's.
 */
export const inviteSeat = cloudFunction({
  name: 'inviteSeat',
  access: signedIn,
  limit: { account: daily(60), target: { ...daily(5), of: ({ email }) => normalEmail(email) } },
  input: v.strictObject({
    membershipId: recordId,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254)),
    /** The seat that ends for it. */
    instead: v.exactOptional(recordId),
  }),
  output: v.strictObject({ seatId: v.string() }),
})

/** Accepts a seat, with an account that confirmed the address to which it was given. Refuses other accounts with `seat-address`. */
export const acceptSeat = cloudFunction({
  name: 'acceptSeat',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({ seatId: recordId }),
  output: v.strictObject({}),
})

/** Ends a seat: its holder or staff remove it, whoever it is for declines or leaves. One that has ended stays so. */
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
  /** The name of whose membership it is. */
  holder: v.string(),
  /** The membership's name, and that of its level. */
  product: v.string(),
  level: v.string(),
  /** Whether it makes its person a member today, once it is accepted. */
  counts: v.boolean(),
  /** The last day of the membership, and the one that a card made now says. */
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
