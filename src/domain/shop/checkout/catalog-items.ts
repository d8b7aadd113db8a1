import type { events } from '../../events/events.collection'
import type { campaigns } from '../../giving/campaigns.collection'
import { giftRange } from '../../giving/gift-limits-and-card-fee'
import type { membershipProducts } from '../../memberships/membership-products.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import { shortened } from '../../shared/text/shortened'
import { dayText } from '../../shared/time/day-text'
import type { CatalogItem } from '../pricing/catalog'
import { type products, untaxed } from '../products.collection'
import type { ShopSettings } from '../shop-settings.collection'
import { stockRef } from '../stock/stock-ref'
import { ticketRef } from '../tickets/ticket-lines'

type Product = StoredOf<typeof products>
type MembershipProduct = StoredOf<typeof membershipProducts>
type Level = MembershipProduct['levels'][number]
type Accounts = ShopSettings['accounts']

/** Physical goods; downloads and gifts are not taxed. */
const things: readonly Product['kind'][] = ['guide', 'print', 'goods']

/** Shortened to the maximum length of a line's title. */
const titleOf = (text: string) => shortened(text, 140)

/** Places at an event. Their value is their price, so nothing of it is deductible; they are not taxed. */
export const ticketItem = (event: StoredOf<typeof events>, price: number, ticket: Product, accounts: Accounts): CatalogItem =>
  omitUndefined<CatalogItem>({
    kind: 'ticket',
    refId: ticketRef(event.id),
    title: titleOf(`${event.title}, ${dayText(event.start.local.slice(0, 10))}`),
    accountCode: accounts.tickets ?? accounts.goods,
    version: ticket.rev,
    price,
    memberCents: ticket.variants[0]?.memberPrice?.cents,
    fmvCents: price,
  })

/**
 * A variant of a product. Its value equals its price, so nothing is deductible; a product of the kind `donation` is a gift without anything
 * in return.
 */
export function productItem(product: Product, variant: Product['variants'][number], accounts: Accounts): CatalogItem {
  const isGift = product.kind === 'donation'
  const isDigital = product.kind === 'digital'
  return omitUndefined<CatalogItem>({
    kind: isGift ? 'donation' : 'product',
    refId: stockRef(product.id, variant.sku),
    title: titleOf(product.variants.length === 1 ? product.title : `${product.title}, ${variant.label}`),
    accountCode: isGift ? accounts.gift : accounts.goods,
    version: product.rev,
    price: variant.price.cents,
    memberCents: variant.memberPrice?.cents,
    fmvCents: isGift ? 0 : variant.price.cents,
    isTaxable: things.includes(product.kind) && product.taxCode !== untaxed,
    weightG: isGift || isDigital ? undefined : variant.weightG,
    isDigital: isDigital || undefined,
  })
}

export const membershipItem = (product: MembershipProduct, level: MembershipProduct['levels'][number], accounts: Accounts): CatalogItem => ({
  kind: 'membership',
  refId: stockRef(product.id, level.key),
  title: titleOf(`${product.name}: ${level.name}`),
  accountCode: accounts.membership,
  version: product.version ?? 1,
  price: level.price.cents,
  fmvCents: level.fmv?.cents ?? null,
})

/** One month of a level that is offered monthly, with a month's part of its benefits' value, rounded up, so that no deduction is too large. */
export const monthlyItem = (
  product: MembershipProduct,
  level: Level & { readonly monthly: NonNullable<Level['monthly']> },
  accounts: Accounts,
): CatalogItem => ({
  ...membershipItem(product, level, accounts),
  title: titleOf(`${product.name}: ${level.name}, one month`),
  isMonthly: true,
  price: level.monthly.cents,
  fmvCents: level.fmv ? Math.ceil(level.fmv.cents / product.termMonths) : null,
})

export const giftItem = ({ id, title }: Pick<StoredOf<typeof campaigns>, 'id' | 'title'>, accounts: Accounts): CatalogItem => ({
  kind: 'donation',
  refId: id,
  title,
  accountCode: accounts.gift,
  version: 1,
  price: giftRange,
  fmvCents: 0,
})
