/** The prices of a call, one after the other. They stand apart from their records, because public pages read the clock without any. */
export const pricePhases = ['early', 'regular', 'late'] as const
export type PricePhase = (typeof pricePhases)[number]

/** Whom a price is for. */
export const priceAudiences = ['member', 'nonMember', 'group', 'community', 'scholarship'] as const
