/** The minimum and maximum of one gift, in cents. */
export const giftRange = { minCents: 100, maxCents: 10_000_000 } as const

/** Card fees in the United States by the providers' public prices: a share of the payment plus a fixed number of cents. */
const fee = { share: 0.029, cents: 30 }

/** The extra cents that a giver pays so that the full gift remains after the fee on the whole payment; rounded up. */
export const feeCover = (giftCents: number): number => Math.ceil((giftCents + fee.cents) / (1 - fee.share)) - giftCents
