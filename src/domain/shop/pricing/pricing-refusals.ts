import { maxLines, maxPieces } from '../order-limits'
import { isContribution, isTaxed, itemOf, type PriceFacts, type Purchase, type PurchaseLine, unitCents } from './catalog'
import { isZip } from './sales-tax'
import { bandFor, sentWeight, shippingId } from './shipping'

/** Why an order, or a line of it, has no price. */
export type PricingRefusal =
  /** `only-fetched`: goods can only be collected, because there are no shipping prices. */
  | { readonly reason: 'nothing-chosen' | 'zip-needed' | 'only-fetched' }
  | { readonly reason: 'too-many-lines'; readonly most: number }
  | { readonly reason: 'too-heavy'; readonly weightG: number }
  | { readonly reason: 'unknown-item' | 'number-taken' | 'value-of-benefits-unknown'; readonly lineId: string }
  | { readonly reason: 'pieces'; readonly lineId: string; readonly most: number }
  | { readonly reason: 'amount'; readonly lineId: string; readonly minCents: number; readonly maxCents: number }

/** Every reason at once, so that a buyer can fix all of them. */
export function pricingRefusals(purchase: Purchase, facts: PriceFacts): PricingRefusal[] {
  const taken = [shippingId, ...facts.discounts.map(({ id }) => id), ...purchase.lines.map(({ id }) => id)]
  const isTaken = (id: string) => taken.indexOf(id) !== taken.lastIndexOf(id)
  return [
    ...orderRefusals(purchase, facts),
    ...purchase.lines.flatMap((line): PricingRefusal[] => [
      ...(isTaken(line.id) ? [{ reason: 'number-taken', lineId: line.id } as const] : []),
      ...lineRefusals(line, facts),
    ]),
  ]
}

function orderRefusals({ lines, zip, isSent }: Purchase, { items, discounts, taxRates, shipping }: PriceFacts): PricingRefusal[] {
  const found = lines.map(line => ({ item: itemOf(items, line), quantity: line.quantity }))
  const weightG = isSent ? sentWeight(found.map(({ item, quantity }) => ({ weightG: item?.weightG, quantity }))) : undefined
  const needsZip = taxRates.length > 0 && found.some(({ item }) => item && isTaxed(item))
  return [
    ...(lines.length === 0 ? [{ reason: 'nothing-chosen' } as const] : []),
    ...(lines.length + discounts.length + (weightG === undefined ? 0 : 1) > maxLines ? [{ reason: 'too-many-lines', most: maxLines } as const] : []),
    ...(needsZip && !isZip(zip) ? [{ reason: 'zip-needed' } as const] : []),
    ...(weightG === undefined ? [] : sendingRefusals(shipping, weightG)),
  ]
}

function sendingRefusals(shipping: PriceFacts['shipping'], weightG: number): PricingRefusal[] {
  if (shipping.bands.length === 0) return [{ reason: 'only-fetched' }]
  return bandFor(shipping, weightG) ? [] : [{ reason: 'too-heavy', weightG }]
}

function lineRefusals(line: PurchaseLine, { items, isMember }: PriceFacts): PricingRefusal[] {
  const lineId = line.id
  const item = itemOf(items, line)
  if (!item) return [{ reason: 'unknown-item', lineId }]
  const unit = unitCents(item, line, isMember)
  const { minCents, maxCents } = typeof item.price === 'number' ? { minCents: 0, maxCents: item.price } : item.price
  return [
    ...(isWithin(line.quantity, 1, maxPieces) ? [] : [{ reason: 'pieces', lineId, most: maxPieces } as const]),
    ...(isWithin(unit, minCents, maxCents) ? [] : [{ reason: 'amount', lineId, minCents, maxCents } as const]),
    ...(isContribution(item.kind) && item.fmvCents === null ? [{ reason: 'value-of-benefits-unknown', lineId } as const] : []),
  ]
}

const isWithin = (n: number | undefined, least: number, most: number) => Number.isSafeInteger(n) && least <= n! && n! <= most
