import { mmPerInch } from '../../guide/prepress/print-slots'
import type { AdPriceTable, AdSpace } from './ad-price-table'

const page = [5.5, 8.5] as const

/** Size, position, width and height in inches, how many fill a page, how many there are, and the regular price in dollars (product.md C5). */
const usual = [
  ['Full page', 'Back cover', ...page, 1, 1, 2500],
  ['Full page', 'Inside front cover', ...page, 1, 1, 1800],
  ['Full page', undefined, ...page, 1, 6, 1200],
  ['Half page', undefined, 4.75, 3.75, 2, 8, 700],
  ['Quarter page', undefined, 2.25, 3.75, 4, 16, 400],
  ['Eighth page', undefined, 2.25, 1.75, 8, 16, 225],
] as const

/** To whole dollars, in steps of five. */
const share = (dollars: number, percent: number) => ({ cents: Math.round((dollars * percent) / 500) * 500, cur: 'usd' as const })
const mm = (inches: number) => Math.round(inches * mmPerInch * 100) / 100

/** What a new edition begins with: a tenth less in the early phase, a tenth more in the late one. Full pages bleed. */
export const usualAdPrices = (): AdPriceTable => ({
  rows: usual.map(
    ([size, position, w, h, perPage, stock, dollars]): AdSpace => ({
      size,
      ...(position && { position }),
      w: mm(w),
      h: mm(h),
      bleed: perPage === 1 ? mm(0.125) : 0,
      safe: mm(0.25),
      perPage,
      stock,
      early: share(dollars, 90),
      regular: share(dollars, 100),
      late: share(dollars, 110),
    }),
  ),
  nonprofitPercent: 15,
  designHelp: { cents: 15_000, cur: 'usd' },
  pagesWanted: 18,
})
