import { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { adPrices } from '../../../../domain/ads/ad-prices.collection'
import { adPrice } from '../../../../domain/ads/pricing/ad-price'
import { usualAdPrices } from '../../../../domain/ads/pricing/usual-ad-prices'
import type { PricePhase } from '../../../../domain/guide/price-phases'
import { guideEditor } from '../people/sample-cast'
import { type SampleDocument, sampleDocument } from '../season-documents'
import { instantAt } from '../season-times'

/** Id, place in the price table, phase in which it was booked, and state. */
const booked = [
  ['ad-brewery', 0, 'early', 'placed'],
  ['ad-gallery', 2, 'early', 'placed'],
  ['ad-ferry', 2, 'late', 'proof'],
  ['ad-supplies', 3, 'early', 'placed'],
  ['ad-cinema', 3, 'regular', 'placed'],
  ['ad-framing', 3, 'late', 'art_due'],
  ['ad-bookshop', 4, 'early', 'placed'],
  ['ad-pottery', 4, 'regular', 'placed'],
  ['ad-bakery', 4, 'late', 'art_due'],
  ['ad-frames', 5, 'regular', 'cancelled'],
] as const satisfies readonly (readonly [string, number, PricePhase, string])[]

const days: Readonly<Record<PricePhase, string>> = { early: '2027-02-22', regular: '2027-04-02', late: '2027-05-06' }

/** What advertisements cost: twenty percent for nonprofits the year before. This year the first version was replaced before anybody booked. */
const versions = () => {
  const table = usualAdPrices()
  const version = (edition: string, n: number, given: typeof table, status: 'active' | 'superseded') =>
    sampleDocument(
      adPrices,
      String(n),
      { version: n, ...given, status },
      { by: guideEditor, at: instantAt(`${edition}-01-${14 + n}T10:30`) },
      { edition },
    )
  return [
    version('2026', 1, { ...table, nonprofitPercent: 20 }, 'active'),
    version('2027', 1, { ...table, pagesWanted: 12 }, 'superseded'),
    version('2027', 2, table, 'active'),
  ]
}

export function sampleAds(): SampleDocument[] {
  const table = usualAdPrices()
  const orders = booked.map(([id, at, phase, status]) => {
    const space = table.rows[at]!
    return sampleDocument(
      adOrders,
      id,
      {
        advertiserId: 'p-advertiser',
        editionId: '2027',
        size: space.size,
        ...(space.position && { position: space.position }),
        price: { cents: adPrice(table, { space, isNonprofit: false, wantsDesign: false }, phase).totalCents, cur: 'usd' },
        priceVersion: 2,
        art: [],
        proofRounds: status === 'art_due' || status === 'cancelled' ? 0 : 1,
        status,
      },
      { by: 'p-advertiser', at: instantAt(`${days[phase]}T14:00`) },
    )
  })
  return [...versions(), ...orders]
}
