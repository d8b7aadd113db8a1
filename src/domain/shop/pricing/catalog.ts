import type { OrderLine } from '../orders.collection'
import type { Discount } from './discounts'
import type { ZipRate } from './sales-tax'
import type { Shipping } from './shipping'

export type SoldKind = Exclude<OrderLine['kind'], 'discount'>

/** Something that can be bought, as the server knows it. */
export interface CatalogItem {
  readonly kind: SoldKind
  readonly refId: string
  readonly title: string
  readonly accountCode: string
  /** The version of its price. */
  readonly version: number
  /** One month of a membership that is otherwise sold by its term. */
  readonly isMonthly?: boolean
  /** Of one piece; a range where the giver names the amount. */
  readonly price: number | { readonly leastCents: number; readonly mostCents: number }
  readonly memberCents?: number
  /** The fair-market value of what comes with one piece; `null` where nobody has estimated it. */
  readonly fmvCents: number | null
  readonly isTaxable?: boolean
  /** Of one piece; present where it is a thing that can be sent. */
  readonly weightG?: number
  /** A file that is downloaded. */
  readonly isDigital?: boolean
}

/** A line as somebody asks for it. */
export interface PurchaseLine {
  readonly id: string
  readonly kind: SoldKind
  readonly refId: string
  readonly quantity: number
  readonly isMonthly?: boolean
  /** What the giver names. Not read where the item has a price. */
  readonly amountCents?: number
}

export interface Purchase {
  readonly lines: readonly PurchaseLine[]
  /** Where it is sent, or where it is handed over. */
  readonly zip?: string
  /** Whether things are sent, not fetched. */
  readonly isSent: boolean
}

/** What the server knows when it prices an order. */
export interface PriceFacts {
  readonly items: readonly CatalogItem[]
  /** Whether the buyer is a member on the day of the order. */
  readonly isMember: boolean
  readonly discounts: readonly Discount[]
  readonly taxRates: readonly ZipRate[]
  readonly shipping: Shipping
}

export const itemOf = (items: readonly CatalogItem[], { kind, refId, isMonthly = false }: PurchaseLine): CatalogItem | undefined =>
  items.find(item => item.kind === kind && item.refId === refId && (item.isMonthly ?? false) === isMonthly)

/** The price of one piece; a member never pays more than others. `undefined` where the giver has yet to name an amount. */
export const unitCents = ({ price, memberCents }: CatalogItem, { amountCents }: PurchaseLine, isMember: boolean): number | undefined =>
  typeof price !== 'number' ? amountCents : isMember && memberCents !== undefined ? Math.min(price, memberCents) : price

/** Gifts and memberships alone can be deducted; they are never taxed. */
export const isContribution = (kind: OrderLine['kind']): kind is 'donation' | 'membership' => kind === 'donation' || kind === 'membership'

export const isTaxed = ({ kind, isTaxable = false }: Pick<CatalogItem, 'kind' | 'isTaxable'>) => isTaxable && !isContribution(kind)
