/** Levels by what somebody gave in a fiscal year, from the lowest to the highest (product §C5). */
const donorLevels = [
  { name: 'Friend', fromCents: 100 },
  { name: 'Supporter', fromCents: 10_000 },
  { name: 'Patron', fromCents: 50_000 },
  { name: 'Benefactor', fromCents: 100_000 },
  { name: 'Angel', fromCents: 500_000 },
] as const

/** The highest level that the sum reaches. */
export const donorLevel = (cents: number): string | undefined => donorLevels.findLast(({ fromCents }) => cents >= fromCents)?.name
