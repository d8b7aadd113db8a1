import type { EnteredLevel } from '../../../../domain/memberships/products/level-rules'
import { choiceText } from '../../../forms/choice-text'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

const level = (word: string, dollars: number, seats: number, summary: string): EnteredLevel => ({
  name: choiceText(word),
  summary,
  price: usd(dollars),
  seats,
  perkIds: [],
})

/** Levels of art lovers to begin with (product.md C5); what their benefits are worth is the organization's to estimate. */
export const usualLevels: readonly EnteredLevel[] = [
  level('individual', 50, 1, 'For one person.'),
  level('dual', 80, 2, 'For two people.'),
  level('family', 150, 4, 'For a household.'),
  level('patron', 300, 2, 'For two people who give more.'),
  level('benefactor', 750, 2, 'For two people who carry much of the year.'),
]
