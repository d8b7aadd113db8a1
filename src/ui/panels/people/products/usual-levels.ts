import type { EnteredLevel } from '../../../../domain/memberships/products/level-rules'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

const level = (name: string, dollars: number, seats: number, summary: string): EnteredLevel => ({
  name,
  summary,
  price: usd(dollars),
  seats,
  perkIds: [],
})

/** Levels of art lovers to begin with (product §C5); what their benefits are worth is the organization's to estimate. */
export const usualLevels: readonly EnteredLevel[] = [
  level('Individual', 50, 1, 'For one person.'),
  level('Dual', 80, 2, 'For two people.'),
  level('Family', 150, 4, 'For a household.'),
  level('Patron', 300, 2, 'For two people who give more.'),
  level('Benefactor', 750, 2, 'For two people who carry much of the year.'),
]
