import type { PricePhase } from '../../guide/price-phases'
import { type PriceAudience, type PriceLine, type PriceTable, registrationPrice } from '../../guide/pricing/registration-price'
import type { CatalogItem } from '../pricing/catalog'
import type { Discount } from '../pricing/discounts'
import { priceOrder, type Quote } from '../pricing/price-order'

/** The fields of a registration that determine its price, which is fixed at submission. */
export interface PricedRegistration {
  readonly id: string
  readonly n: number
  readonly tier: string
  readonly phase: PricePhase
  readonly audience: PriceAudience
  readonly volunteerHours: number
  readonly waiverPercent?: number | undefined
}

export interface PriceVersion extends PriceTable {
  readonly version: number
}

/** The id of a registration's line in its order. */
export const registrationLine = (n: number) => (n === 1 ? 'first' : 'second')

/** The order lines for registrations; `undefined` if the table has no price for one of them. */
export function priceRegistrations(registered: readonly PricedRegistration[], table: PriceVersion, accountCode: string): Quote | undefined {
  const items: CatalogItem[] = []
  const discounts: Discount[] = []
  for (const one of registered) {
    const { n, tier, audience, volunteerHours, waiverPercent = 0 } = one
    const price = registrationPrice(table, { n, tier, audience, volunteerHours, waiverPercent }, one.phase)
    if (!price) return undefined
    for (const line of price.lines) {
      if (line.kind === 'fee' || line.kind === 'second') items.push(itemOf(one, line, table.version, accountCode))
      else discounts.push(discountOf(one, { ...line, kind: line.kind }, accountCode))
    }
  }
  const lines = registered.map(({ id, n }) => ({ id: registrationLine(n), kind: 'registration' as const, refId: id, quantity: 1 }))
  const facts = { items, isMember: false, discounts, taxRates: [], shipping: { bands: [], accountCode } }
  const pricing = priceOrder({ lines, isSent: false }, facts)
  return pricing.state === 'priced' ? pricing.quote : undefined
}

const itemOf = ({ id, n, tier }: PricedRegistration, { cents }: PriceLine, version: number, accountCode: string): CatalogItem => ({
  kind: 'registration',
  refId: id,
  title: `${n === 1 ? 'Registration' : 'Second registration'}: ${tier}`,
  accountCode,
  version,
  price: cents,
  fmvCents: 0,
})

const discountOf = (
  { n, volunteerHours, waiverPercent }: PricedRegistration,
  { kind, cents }: PriceLine & { readonly kind: 'waiver' | 'volunteer' },
  accountCode: string,
): Discount => ({
  id: `${registrationLine(n)}-${kind}`,
  title: kind === 'waiver' ? `Fee waiver (${waiverPercent ?? 0}%)` : `Credit for ${volunteerHours} volunteer hours`,
  accountCode,
  takes: { cents: 0 - cents },
  on: [registrationLine(n)],
})
