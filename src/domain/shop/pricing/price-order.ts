import { deductible } from '../../giving/deductible-amount'
import { omitUndefined } from '../../shared/omit-undefined'
import type { Money } from '../../shared/records/fields'
import type { OrderLine } from '../orders.collection'
import { sumOf } from './allocate-cents'
import { type CatalogItem, isContribution, isTaxed, itemOf, type PriceFacts, type Purchase, unitCents } from './catalog'
import { type SpreadDiscounts, spreadDiscounts } from './discounts'
import { type PricingRefusal, pricingRefusals } from './pricing-refusals'
import { isZip, rateAt, spreadTax } from './sales-tax'
import { bandFor, type Shipping, sentWeight, shippingId } from './shipping'

/** A priced order, as it is stored when it is submitted. */
export interface Quote {
  readonly lines: readonly OrderLine[]
  /** The sum of the lines, including tax. */
  readonly total: Money
  readonly tax: Money
  /** The price versions used, by line id. */
  readonly priceVersions: { readonly [lineId: string]: number }
  /** Present if there is nothing to pay: the order is then paid at once with this method. */
  readonly method?: 'comp'
}

export type Pricing =
  | { readonly state: 'priced'; readonly quote: Quote }
  | { readonly state: 'refused'; readonly refusals: readonly PricingRefusal[] }

/** Prices an order from the server's data. Of the buyer's input it uses only the items, their quantities and a giver's amount. */
export function priceOrder(purchase: Purchase, facts: PriceFacts): Pricing {
  const refusals = pricingRefusals(purchase, facts)
  if (refusals.length > 0) return { state: 'refused', refusals }
  const chosen = purchase.lines.map(line => chosenOf(line, facts))
  const { shares, taken } = spreadDiscounts(chosen, facts.discounts)
  const taxed = chosen.map(({ item, cents }, i) => (isTaxed(item) ? cents - shares[i]! : 0))
  const taxes = spreadTax(taxed, isZip(purchase.zip) ? rateAt(facts.taxRates, purchase.zip) : 0)
  const weightG = purchase.isSent ? sentWeight(chosen.map(({ item, quantity }) => ({ weightG: item.weightG, quantity }))) : undefined
  const lines = [
    ...chosen.map((line, i) => soldLine(line, shares[i]!, taxes[i]!)),
    ...taken.map(discountLine),
    ...(weightG === undefined ? [] : [shippingLine(facts.shipping, weightG)]),
  ]
  const total = sumOf(lines.map(lineCents))
  const priceVersions = Object.fromEntries(chosen.map(({ id, item }) => [id, item.version]))
  const quote = { lines, total: usd(total), tax: usd(sumOf(taxes)), priceVersions, ...(total === 0 && { method: 'comp' as const }) }
  return { state: 'priced', quote }
}

/** A line's part of the total; negative for a discount. */
export const lineCents = ({ unit, quantity, taxCents }: OrderLine): number => unit.cents * quantity + taxCents

const usd = (cents: number): Money => ({ cents, cur: 'usd' })

interface Chosen {
  readonly id: string
  readonly kind: CatalogItem['kind']
  readonly item: CatalogItem
  readonly quantity: number
  readonly unit: number
  readonly cents: number
}

function chosenOf(line: Purchase['lines'][number], { items, isMember }: PriceFacts): Chosen {
  const item = itemOf(items, line)!
  const unit = unitCents(item, line, isMember)!
  return { id: line.id, kind: item.kind, item, quantity: line.quantity, unit, cents: unit * line.quantity }
}

function soldLine({ id, kind, item, quantity, unit, cents }: Chosen, discountCents: number, taxCents: number): OrderLine {
  const fmvCents = (item.fmvCents ?? 0) * quantity
  const paidCents = cents - discountCents
  const deductibleCents = isContribution(kind) ? deductible({ paidCents, fmvCents }).cents! : 0
  const { refId, title, accountCode, isDigital } = item
  const line = { id, kind, refId, title, quantity, unit: usd(unit), discountCents, fmvCents, deductibleCents, taxCents, accountCode }
  return isDigital ? { ...line, isDigital } : line
}

const plain = { quantity: 1, discountCents: 0, fmvCents: 0, deductibleCents: 0, taxCents: 0 }

const discountLine = ({ discount: { id, refId, title, accountCode }, cents }: SpreadDiscounts['taken'][number]): OrderLine =>
  omitUndefined<OrderLine>({ ...plain, id, kind: 'discount', refId, title, unit: usd(-cents), accountCode })

const shippingLine = (shipping: Shipping, weightG: number): OrderLine => ({
  ...plain,
  id: shippingId,
  kind: 'fee',
  refId: shippingId,
  title: 'Shipping',
  unit: usd(bandFor(shipping, weightG)!.cents),
  accountCode: shipping.accountCode,
})
