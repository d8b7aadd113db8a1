/** Levels by what somebody gave in a fiscal year, in cents, from the lowest to the highest (product §C5). */
export const donorLevels = { Friend: 100, Supporter: 10_000, Patron: 50_000, Benefactor: 100_000, Angel: 500_000 } as const

/** The highest level that the sum reaches. */
export const donorLevel = (cents: number): string | undefined => Object.entries(donorLevels).findLast(([, from]) => cents >= from)?.[0]
