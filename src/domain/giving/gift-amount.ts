/** What one gift may be, in cents. */
export const leastGiftCents = 100
export const mostGiftCents = 10_000_000

/** What a card payment costs in the United States by the providers' public prices: a share of it, and so many cents. */
const fee = { share: 0.029, cents: 30 }

/** What a giver adds so that the gift arrives whole after the fee of the whole payment; whole cents, rounded up. */
export const feeCover = (giftCents: number): number => Math.ceil((giftCents + fee.cents) / (1 - fee.share)) - giftCents
