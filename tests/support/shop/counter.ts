import type { CatalogItem, PriceFacts, Purchase, PurchaseLine } from '../../../src/domain/shop/pricing/catalog'
import { priceOrder, type Quote } from '../../../src/domain/shop/pricing/price-order'

const item = (
  kind: CatalogItem['kind'],
  refId: string,
  title: string,
  price: CatalogItem['price'],
  more: Partial<CatalogItem> = {},
): CatalogItem => ({
  kind,
  refId,
  title,
  price,
  accountCode: '4200',
  version: 1,
  fmvCents: 0,
  ...more,
})

/** What the organisation sells in these tests. */
export const forSale: readonly CatalogItem[] = [
  item('product', 'guide', 'The printed guide', 1200, { isTaxable: true, weightG: 410, memberCents: 0, fmvCents: 1200 }),
  item('product', 'poster', 'Poster', 4800, { isTaxable: true, weightG: 300, memberCents: 4000, fmvCents: 4800 }),
  item('product', 'recording', 'Recording of the talk', 999, { isTaxable: true, fmvCents: 999 }),
  item('membership', 'friend', 'Friend', 5000, { fmvCents: 1600, accountCode: '4100' }),
  item('membership', 'patron', 'Patron', 15_000, { fmvCents: null, accountCode: '4100' }),
  item('donation', 'materials', 'Materials fund', { minCents: 500, maxCents: 5_000_000 }, { accountCode: '4100' }),
  item('donation', 'dinner', 'Dinner for the lift', { minCents: 10_000, maxCents: 10_000 }, { fmvCents: 3500, accountCode: '4100' }),
  item('ticket', 'table', 'A chair at the long table', 15_000, { fmvCents: 6500 }),
]

export const facts: PriceFacts = {
  items: forSale,
  isMember: false,
  discounts: [],
  taxRates: [
    { zip: '', millionths: 0 },
    { zip: '94', millionths: 72_500 },
    { zip: '941', millionths: 86_250 },
  ],
  shipping: {
    bands: [
      { upToG: 500, cents: 450 },
      { upToG: 2000, cents: 900 },
      { upToG: 10_000, cents: 1700 },
    ],
    accountCode: '4300',
  },
}

/** A line of `quantity` pieces; the line's id is the reference of the item. */
export const piecesOf = (refId: string, quantity = 1, amountCents?: number): PurchaseLine => ({
  id: refId,
  kind: forSale.find(sold => sold.refId === refId)?.kind ?? 'product',
  refId,
  quantity,
  ...(amountCents !== undefined && { amountCents }),
})

/** Collected at the desk, in the ZIP code 94110. */
export const fetched = (...lines: PurchaseLine[]): Purchase => ({ lines, zip: '94110', isSent: false })

export function quoted(purchase: Purchase, known: Partial<PriceFacts> = {}): Quote {
  const pricing = priceOrder(purchase, { ...facts, ...known })
  if (pricing.state === 'refused') throw new Error(`refused: ${JSON.stringify(pricing.refusals)}`)
  return pricing.quote
}
