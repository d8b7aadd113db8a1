import type { DocumentFile } from '../../../../domain/shared/files/document-file'
import { goodsFolder } from '../../../../domain/shop/downloads/goods-folder'
import { products } from '../../../../domain/shop/products.collection'
import { shopSettings, shopSettingsId } from '../../../../domain/shop/shop-settings.collection'
import { hungWork } from '../pages/work-pictures-for-pages'
import { imageIdOf } from '../people/sample-artists'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { type SampleFile, textFile } from '../sample-file'

const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })

interface VariantWords {
  readonly label: string
  readonly price: number
  readonly member?: number
  readonly stock?: number
  readonly weightG?: number
}
interface GoodWords {
  readonly id: string
  readonly kind: 'guide' | 'print' | 'goods' | 'digital' | 'gift' | 'donation'
  readonly title: string
  readonly summary: string
  readonly details?: string
  readonly variants: readonly VariantWords[]
  readonly memberOnly?: boolean
  readonly from?: string
  readonly until?: string
  readonly soldOut?: boolean
  readonly shape?: 'wide' | 'tall'
  readonly file?: DocumentFile
}

const sheet = (small: number, large: number, left: readonly [number, number]): readonly VariantWords[] => [
  { label: '30 × 40 cm', price: small, member: small * 0.85, stock: left[0], weightG: 220 },
  { label: '50 × 70 cm', price: large, member: large * 0.85, stock: left[1], weightG: 480 },
]

const walks = `FOUR WALKS PAST THE DOORS

1. The water side. Forty minutes, flat. Begin at the ferry landing, end at Alder Mill, where there is soup.
2. The mill and back. An hour, one hill. The bench at the top is older than the hill.
3. Stairs left out. Fifty minutes for wheels and tired knees: every door on it has a ramp or none is needed.
4. After work. Half an hour from the last tram, with five doors that are open late.
`

/** A small file of a digital product. */
const walksFile = textFile(goodsFolder, 'four-walks', walks)

const goods: readonly GoodWords[] = [
  {
    id: 'guide-27',
    kind: 'guide',
    title: 'The printed guide, 2027',
    summary: '196 pages, every door, the folded map, and room for notes.',
    details: 'Printed in town on uncoated paper. During the season it is free at every group site; by mail it costs what the stamp does.',
    variants: [{ label: 'By mail', price: 12, member: 0, stock: 840, weightG: 410 }],
    shape: 'tall',
  },
  {
    id: 'guide-26',
    kind: 'guide',
    title: 'The printed guide, 2026',
    summary: 'Last year’s doors, for those who keep them in a row.',
    variants: [{ label: 'One copy', price: 6, stock: 14, weightG: 390 }],
    shape: 'tall',
  },
  {
    id: 'guide-set',
    kind: 'guide',
    title: 'Ten years of guides',
    summary: '2018 to 2027 in a slipcase, folded maps included.',
    variants: [{ label: 'In the slipcase', price: 95, member: 80, stock: 3, weightG: 4200 }],
    shape: 'wide',
  },
  {
    id: 'wall-map',
    kind: 'print',
    title: 'The map without names',
    summary: 'The city in two colors, with every ring of this season and not one word.',
    variants: [{ label: '70 × 100 cm', price: 48, member: 40, stock: 61, weightG: 300 }],
    shape: 'wide',
  },
  {
    id: 'print-a',
    kind: 'print',
    title: 'Print of the year, first choice',
    summary: 'Made on the cylinder press, signed and numbered, an edition of ninety.',
    variants: sheet(85, 140, [22, 9]),
    shape: 'tall',
  },
  {
    id: 'print-b',
    kind: 'print',
    title: 'Print of the year, second choice',
    summary: 'Four colors, four passes, and the press complained at each.',
    variants: sheet(85, 140, [4, 0]),
    shape: 'wide',
  },
  {
    id: 'print-c',
    kind: 'print',
    title: 'Print of the year, third choice',
    summary: 'Printed wet on handmade paper; no two are quite alike.',
    variants: sheet(110, 165, [17, 12]),
    shape: 'tall',
  },
  {
    id: 'print-benefit',
    kind: 'print',
    title: 'The lift print',
    summary: 'Sold for the lift on the water side. All of it goes there.',
    variants: [{ label: '40 × 60 cm', price: 120, stock: 38, weightG: 350 }],
    shape: 'tall',
  },
  {
    id: 'print-early',
    kind: 'print',
    title: 'Proofs from the drawer',
    summary: 'Artist’s proofs from earlier years, one of each. We choose, you are surprised.',
    variants: [{ label: 'One proof', price: 60, member: 50, stock: 7, weightG: 220 }],
    shape: 'wide',
    memberOnly: true,
  },
  {
    id: 'tote',
    kind: 'goods',
    title: 'The bag with the ring',
    summary: 'Sailcloth from the loft next door. Holds two guides and a cabbage.',
    variants: [
      { label: 'Natural', price: 28, member: 24, stock: 52, weightG: 260 },
      { label: 'Black', price: 28, member: 24, stock: 5, weightG: 260 },
    ],
    shape: 'tall',
  },
  {
    id: 'apron',
    kind: 'goods',
    title: 'Printer’s apron',
    summary: 'Two pockets, one for the rag and one for the other rag.',
    variants: [
      { label: 'Short', price: 44, stock: 12, weightG: 420 },
      { label: 'Long', price: 49, stock: 0, weightG: 510 },
    ],
    shape: 'wide',
  },
  {
    id: 'cup',
    kind: 'goods',
    title: 'Number cup',
    summary: 'Thrown in studio 17, each with a number pressed into its foot.',
    details: 'Tell us a number under three hundred, and we look for it.',
    variants: [
      { label: 'Small', price: 32, stock: 26, weightG: 310 },
      { label: 'Large', price: 38, stock: 3, weightG: 420 },
    ],
  },
  {
    id: 'pins',
    kind: 'goods',
    title: 'Ten enamel rings',
    summary: 'The numerals 0 to 9, to wear your favorite door.',
    variants: [{ label: 'The set', price: 22, stock: 70, weightG: 60 }],
  },
  {
    id: 'pencils',
    kind: 'goods',
    title: 'Pencils that were pier',
    summary: 'Six soft pencils in cedar from the old ferry landing.',
    variants: [{ label: 'Six', price: 18, stock: 0, weightG: 70 }],
    soldOut: true,
  },
  {
    id: 'gift-friend',
    kind: 'gift',
    title: 'A year as a friend, given',
    summary: 'A card by hand, the guide in September, and coffee on ten days.',
    variants: [
      { label: 'Friend', price: 50 },
      { label: 'Companion, for two', price: 100 },
    ],
  },
  {
    id: 'add-door',
    kind: 'donation',
    title: 'Fifty-one dollars for a door',
    summary: 'What one open door costs us. You receive a receipt, and the door stays open.',
    variants: [
      { label: 'One door', price: 51 },
      { label: 'Half a door', price: 25.5 },
    ],
  },
  {
    id: 'four-walks',
    kind: 'digital',
    title: 'Four walks past the doors',
    summary: 'A file to print or to read on your phone: where to begin, where to rest, and which stairs to leave out.',
    variants: [{ label: 'To download', price: 9, member: 6 }],
    file: walksFile,
    shape: 'wide',
  },
]

/** The files of digital goods. */
export const sampleGoodsFiles = (): readonly SampleFile[] => [{ ...walksFile, text: walks }]

export const sampleShop = (): SampleDocument[] =>
  goods.map(({ id, variants, memberOnly = false, soldOut = false, shape, ...good }, order) => {
    const work = hungWork(`shop ${id}`, shape)
    return sampleDocument(
      products,
      id,
      {
        ...good,
        maker: good.kind === 'print' && id !== 'wall-map' ? work.artist.name : undefined,
        imageId: imageIdOf(work.piece),
        variants: variants.map(({ label, price, member, stock, weightG }, i) => ({
          sku: `${id}-${i + 1}`,
          label,
          price: usd(price),
          memberPrice: member === undefined ? undefined : usd(member),
          stock,
          weightG,
        })),
        memberOnly,
        order,
        status: soldOut ? 'soldout' : 'live',
      },
      { by: 'p-moneyadmin', at: instantAt('2027-09-13T09:00') },
    )
  })

/** Tax rates of the invented city and its region, and postage. */
export const sampleShopSettings = (): SampleDocument =>
  sampleDocument(
    shopSettings,
    shopSettingsId,
    {
      zip: '90999',
      taxRates: [
        { zip: undefined, millionths: 0 },
        { zip: '9', millionths: 72_500 },
        { zip: '909', millionths: 86_250 },
      ],
      shipping: [
        { upToG: 250, price: usd(4.5) },
        { upToG: 1000, price: usd(9) },
        { upToG: 5000, price: usd(16) },
        { upToG: 15_000, price: usd(29) },
      ],
      accounts: {
        membership: '4100',
        gift: '4200',
        goods: '4300',
        shipping: '4400',
        tax: '2200',
        tickets: '4350',
        cards: '1050',
        counted: '1010',
        bank: '1000',
        fees: '6100',
        taxAgency: 'Department of Tax and Fees',
      },
    },
    { by: 'p-moneyadmin', at: instantAt('2027-01-11T09:00') },
  )
