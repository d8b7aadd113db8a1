/** The price phases of a call, in order. In a file of their own, because public pages need them without the collection. */
export const pricePhases = ['early', 'regular', 'late'] as const
export type PricePhase = (typeof pricePhases)[number]

/** The groups of people with different prices. */
export const priceAudiences = ['member', 'nonMember', 'group', 'community', 'scholarship'] as const
