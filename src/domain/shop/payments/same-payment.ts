import type { Order } from '../orders.collection'

type Payer = Pick<Order, 'personId' | 'email'>

/** Milliseconds within which the same amount of the same payer is taken for the same payment (product §C4). */
const sameWithin = 10 * 60_000

/** Since when a payment may be the same one. */
export const sameSince = (now: Date): Date => new Date(now.getTime() - sameWithin)

/** The same person, or the same address: whoever had no record becomes a person when their first order is paid. */
export const isSamePayer = ({ personId, email }: Payer, other: Payer): boolean =>
  other.email === email || (personId !== undefined && other.personId === personId)
