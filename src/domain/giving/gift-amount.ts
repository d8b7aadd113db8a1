/** The least and the most that one gift may be, in cents. */
export const giftRange = { leastCents: 100, mostCents: 10_000_000 } as const

/** What a card payment costs in the United States by the providers' public prices: a share of it, and so many cents. */
const fee = { share: 0.029, cents: 30 }

/** What a giver adds so that the gift arrives whole after the fee of the whole payment; whole cents, rounded up. */
export const feeCover = (giftCents: number): number => Math.ceil((giftCents + fee.cents) / (1 - fee.share)) - giftCents
