import type { Order } from '../orders.collection'

type Payer = Pick<Order, 'personId' | 'email'>

/** Milliseconds within which the same amount of the same payer is taken for the same payment (product §C4). */
const sameWithin = 10 * 60_000

/** Since when a payment may be the same one. */
export const sameSince = (now: Date): Date => new Date(now.getTime() - sameWithin)

/** The person, or the address where it is nobody whom we know. */
export const isSamePayer = ({ personId, email }: Payer, other: Payer): boolean =>
  personId === undefined ? other.email === email : other.personId === personId
