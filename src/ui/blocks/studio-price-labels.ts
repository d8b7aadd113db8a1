import type { PriceBand } from '../../domain/artists/price-and-size-bands'

export const priceLabels: Readonly<Record<PriceBand, string>> = {
  'under-250': 'Under $250',
  '250-750': '$250 to $750',
  '750-2000': '$750 to $2,000',
  'over-2000': 'Over $2,000',
}

/** What most works of a studio cost, as its artist says: `Most works: under $250`. */
export const mostWorks = (band: PriceBand) => `Most works: ${priceLabels[band].replace(/^[UO]/, first => first.toLowerCase())}`
