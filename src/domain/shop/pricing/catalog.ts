import type { OrderLine } from '../orders.collection'
import type { Discount } from './discounts'
import type { ZipRate } from './sales-tax'
import type { Shipping } from './shipping'

export type SoldKind = Exclude<OrderLine['kind'], 'discount'>

/** An item for sale, as the server knows it. */
export interface CatalogItem {
  readonly kind: SoldKind
  readonly refId: string
  readonly title: string
  readonly accountCode: string
  /** The version of its price. */
  readonly version: number
  /** One month of a membership that is otherwise sold by its term. */
  readonly isMonthly?: boolean
  /** The price of one piece; for a gift, the range from which the giver chooses. */
  readonly price: number | { readonly minCents: number; readonly maxCents: number }
  readonly memberCents?: number
  /** The fair-market value of the benefits of one piece; `null` if nobody has estimated it. */
  readonly fmvCents: number | null
  readonly isTaxable?: boolean
  /** The weight of one piece; present for goods that can be sent. */
  readonly weightG?: number
  /** The item is a file to download. */
  readonly isDigital?: boolean
}

/** A line as the buyer requested it. */
export interface PurchaseLine {
  readonly id: string
  readonly kind: SoldKind
  readonly refId: string
  readonly quantity: number
  readonly isMonthly?: boolean
  /** The giver's amount. Ignored if the item has a price. */
  readonly amountCents?: number
}

export interface Purchase {
  readonly lines: readonly PurchaseLine[]
  /** The ZIP code to which it is sent, or at which it is handed over. */
  readonly zip?: string
  /** Whether goods are sent, not collected. */
  readonly isSent: boolean
}

/** Everything apart from the lines that the server needs to price an order. */
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

/** The price of one piece; members never pay more than others. `undefined` if the giver has not chosen an amount yet. */
export const unitCents = ({ price, memberCents }: CatalogItem, { amountCents }: PurchaseLine, isMember: boolean): number | undefined =>
  typeof price !== 'number' ? amountCents : isMember && memberCents !== undefined ? Math.min(price, memberCents) : price

/** Only gifts and memberships are deductible; they are never taxed. */
export const isContribution = (kind: OrderLine['kind']): kind is 'donation' | 'membership' => kind === 'donation' || kind === 'membership'

export const isTaxed = ({ kind, isTaxable = false }: Pick<CatalogItem, 'kind' | 'isTaxable'>) => isTaxable && !isContribution(kind)

export const isCheaperForMembers = ({ price, memberCents }: CatalogItem): boolean =>
  typeof price === 'number' && memberCents !== undefined && memberCents < price
