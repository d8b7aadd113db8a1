import { type AdOrder, adOrders } from '../../../../domain/ads/ad-orders.collection'
import { adPrices } from '../../../../domain/ads/ad-prices.collection'
import type { AdSlot } from '../../../../domain/ads/flat-plan/ad-slots'
import { placedAds } from '../../../../domain/ads/placed-ads.collection'
import { findingText } from '../../../../domain/ads/preflight/ad-finding-text'
import { adPrice } from '../../../../domain/ads/pricing/ad-price'
import { adSpaceText } from '../../../../domain/ads/pricing/ad-price-table'
import { usualAdPrices } from '../../../../domain/ads/pricing/usual-ad-prices'
import type { PricePhase } from '../../../../domain/guide/price-phases'
import { images } from '../../../../domain/pictures/images.collection'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { orders } from '../../../../domain/shop/orders.collection'
import { artAltText } from '../art/art-alt-text'
import { artPath, artSize } from '../art/art-piece'
import { drawArt } from '../art/draw-art'
import { thumbhashes } from '../art/thumbhashes'
import { guideEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import type { SampleFile } from '../sample-file'
import { adPieces } from './ad-pieces'

type Booked = readonly [
  id: string,
  business: string,
  /** Place in the price table. */
  space: number,
  phase: PricePhase,
  status: AdOrder['status'],
  flatPlan?: readonly [page: number, slot: AdSlot],
]

/** The back cover is page 32 of the sample's guide; page 20 faces 21. */
const booked: readonly Booked[] = [
  ['ad-brewery', 'Long Wharf Brewery', 0, 'early', 'placed', [32, 'full']],
  ['ad-gallery', 'Gallery on Pine', 2, 'early', 'placed', [4, 'full']],
  ['ad-ferry', 'Island Ferry', 2, 'late', 'proof'],
  ['ad-supplies', 'Bright Art Supplies', 3, 'early', 'placed', [6, 'top']],
  ['ad-cinema', 'Roxie Street Cinema', 3, 'regular', 'placed', [6, 'bottom']],
  ['ad-framing', 'Corner Framing', 3, 'late', 'art_due'],
  ['ad-bookshop', 'Harbor Books', 4, 'early', 'placed', [8, 'top-left']],
  ['ad-pottery', 'Kiln and Clay', 4, 'regular', 'placed', [8, 'top-right']],
  ['ad-bakery', 'Morning Bakery', 4, 'late', 'art_due'],
  ['ad-print', 'Letterpress Works', 4, 'regular', 'preflight'],
  ['ad-frames', 'Second Frames', 5, 'regular', 'cancelled'],
  ['ad-florist', 'Stem and Leaf Florist', 5, 'regular', 'approved'],
  ['ad-loom', 'The Loom Room', 5, 'regular', 'approved'],
  ['ad-bank', 'Quay Savings Bank', 0, 'regular', 'enquiry'],
  ['ad-winery', 'Fog Line Winery', 3, 'late', 'enquiry'],
  ['ad-museum', 'Maritime Museum', 5, 'late', 'invoiced'],
  ['ad-yoga', 'Tide Yoga', 5, 'late', 'paid'],
]

/** A year before, which is published. */
const bistro: Booked = ['ad-bistro-2026', 'Bistro Quay', 4, 'regular', 'published', [8, 'top-left']]

const days: Readonly<Record<PricePhase, string>> = { early: '-02-22', regular: '-04-02', late: '-05-06' }

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

const advertiser = 'p-advertiser'
const imageIdOf = (id: string) => `i-${id}`

type Art = AdOrder['art'][number]
const artOf = (imageId: string, on: string, found: Partial<Art> = {}): Art => ({
  imageId,
  at: instantAt(on),
  dpi: 300,
  result: 'pass',
  findings: [],
  ...found,
})

/** Versions that were sent before the last one. */
const earlierArt: Readonly<Record<string, readonly Art[]>> = {
  'ad-ferry': [
    artOf(imageIdOf('ad-gallery'), '2027-05-07T16:20', {
      dpi: 244,
      result: 'warn',
      findings: [findingText({ code: 'low-dpi', level: 'warn', dpi: 244 })],
    }),
  ],
  'ad-framing': [
    artOf(imageIdOf('ad-supplies'), '2027-05-08T11:05', {
      dpi: 118,
      result: 'block',
      findings: [findingText({ code: 'low-dpi', level: 'block', dpi: 118 }), findingText({ code: 'pages', level: 'block' })],
    }),
  ],
}

const said = (by: 'advertiser' | 'staff', on: string, text: string) => ({ by, at: instantAt(on), text })
const comments: Readonly<Record<string, AdOrder['comments']>> = {
  'ad-ferry': [
    said('staff', '2027-05-07T17:10', 'The picture is a little soft. It can be printed like this.'),
    said('advertiser', '2027-05-08T09:30', 'We have a sharper one. Please wait for it.'),
    said('staff', '2027-05-10T10:00', 'This one is sharp. Here is the new proof.'),
  ],
  'ad-framing': [said('staff', '2027-05-08T14:00', 'Your designer can export one page. Write to us if they need help.')],
}

/** Its check is on the way: the order waits for it. */
const invoiced = 'ad-museum'

function invoiceOf(id: string): SampleDocument {
  const [, , at, phase] = booked.find(([one]) => one === id)!
  const table = usualAdPrices()
  const space = table.rows[at]!
  const total = { cents: adPrice(table, { space, isNonprofit: false, wantsDesign: false }, phase).totalCents, cur: 'usd' as const }
  const line = {
    id: 'space',
    kind: 'ad' as const,
    refId: id,
    title: `Advertisement: ${adSpaceText(space)}`,
    quantity: 1,
    unit: total,
    accountCode: '4200',
  }
  return sampleDocument(
    orders,
    id,
    {
      personId: advertiser,
      email: 'advertiser@example.org',
      lines: [{ ...line, fmvCents: 0, deductibleCents: 0, taxCents: 0 }],
      total,
      tax: { cents: 0, cur: 'usd' },
      policyVersions: {},
      source: 'web',
      idemKey: `season-${id}`,
      status: 'awaiting_payment',
    },
    { by: advertiser, at: instantAt(`2027${days[phase]}T14:00`) },
  )
}

function adOrder([id, business, at, phase, status, flatPlan]: Booked, edition: string): SampleDocument {
  const table = usualAdPrices()
  const space = table.rows[at]!
  const bookedAt = instantAt(`${edition}${days[phase]}T14:00`)
  const isSent = adPieces().has(id)
  return sampleDocument(
    adOrders,
    id,
    omitUndefined<DataOf<typeof adOrders>>({
      advertiserId: advertiser,
      coworkerIds: [],
      editionId: edition,
      business,
      contact: 'Consuelo Bright',
      email: 'advertiser@example.org',
      size: space.size,
      position: space.position,
      space: { w: space.w, h: space.h, bleed: space.bleed, safe: space.safe, perPage: space.perPage },
      price: { cents: adPrice(table, { space, isNonprofit: false, wantsDesign: false }, phase).totalCents, cur: 'usd' },
      priceVersion: edition === '2027' ? 2 : 1,
      phase,
      link: isSent ? `https://example.org/${id}` : undefined,
      art: [...(earlierArt[id] ?? []), ...(isSent ? [artOf(imageIdOf(id), `${edition}-05-10T09:00`)] : [])],
      comments: comments[id],
      orderId: id === invoiced ? id : undefined,
      flatPlan: flatPlan && { page: flatPlan[0], slot: flatPlan[1] },
      proofRounds: id === 'ad-ferry' ? 1 : 0,
      movedAt: bookedAt,
      status,
    }),
    { by: advertiser, at: bookedAt },
  )
}

/** The artwork of the orders. */
const adImages = (): SampleDocument[] =>
  [...adPieces()].map(([order, piece]) =>
    sampleDocument(
      images,
      imageIdOf(order),
      {
        ownerId: advertiser,
        path: artPath(piece),
        ...artSize(piece),
        mime: 'image/svg+xml',
        alt: artAltText(piece),
        thumbhash: thumbhashes[artPath(piece)],
        isPublic: order === bistro[0],
        ...(order === bistro[0] && { publishedIn: ['ads/2026'] }),
        usedIn: [order, ...Object.keys(earlierArt).filter(id => earlierArt[id]!.some(({ imageId }) => imageId === imageIdOf(order)))].map(
          id => `${adOrders.path}/${id}`,
        ),
        status: 'ready',
      },
      { by: advertiser, at: instantAt('2027-05-10T09:00') },
    ),
  )

/** Their files: advertisers and staff read them through the program, unlike pictures that the site shows. */
export const sampleAdFiles = (): readonly SampleFile[] =>
  [...adPieces().values()].map(piece => ({ path: artPath(piece), type: 'image/svg+xml', text: drawArt(piece) }))

export function sampleAds(): SampleDocument[] {
  const [id] = bistro
  return [
    ...versions(),
    ...adImages(),
    ...booked.map(one => adOrder(one, '2027')),
    adOrder(bistro, '2026'),
    invoiceOf(invoiced),
    sampleDocument(
      placedAds,
      id,
      { editionId: '2026', imageId: imageIdOf(id), link: `https://example.org/${id}`, page: 8, slot: 'top-left' },
      { by: guideEditor, at: instantAt('2026-06-01T10:00') },
    ),
  ]
}
