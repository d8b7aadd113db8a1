import { holds } from '../../../src/domain/capacity/holds.collection'
import { policies } from '../../../src/domain/content/policies.collection'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../src/domain/memberships/memberships.collection'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { type Checkout, type CheckoutInput, createCheckout } from '../../../src/domain/shop/checkout/create-checkout.contract'
import type { DraftLine, OrderDraft } from '../../../src/domain/shop/checkout/order-draft'
import { type Quoted, quoteOrder } from '../../../src/domain/shop/checkout/quote-order.contract'
import { orders } from '../../../src/domain/shop/orders.collection'
import { products } from '../../../src/domain/shop/products.collection'
import { shopSettings, shopSettingsId } from '../../../src/domain/shop/shop-settings.collection'
import { type StaffWorld, staffWorld } from '../staff-world'

export const begin = new Date('2027-10-16T18:00:00Z')
const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })
const body = { type: 'doc' as const, content: [] }

type Product = DataOf<typeof products>
const product = (title: string, variants: Product['variants'], more: Partial<Product> = {}): Product => ({
  title,
  kind: 'print',
  summary: '',
  variants,
  memberOnly: false,
  order: 1,
  status: 'live',
  ...more,
})

/** What the shop of these tests sells. */
const forSale: Readonly<Record<string, Product>> = {
  poster: product('Poster', [{ sku: 'a2', label: 'A2', price: usd(48), memberPrice: usd(40), stock: 3, weightG: 300 }]),
  guide: product('Guide', [{ sku: 'one', label: 'One', price: usd(12), memberPrice: usd(0), weightG: 410 }], { kind: 'guide' }),
  book: product('Book', [{ sku: 'one', label: 'One', price: usd(20), stock: 10, weightG: 500 }], { taxCode: 'exempt' }),
  proof: product('Proof', [{ sku: 'one', label: 'One', price: usd(60), stock: 1 }], { memberOnly: true }),
  door: product('A door', [{ sku: 'one', label: 'One door', price: usd(51) }], { kind: 'donation' }),
  seat: product('A seat', [{ sku: 'one', label: 'One', price: usd(10) }], { kind: 'gift', from: '2027-10-20' }),
  lamp: product('A lamp', [{ sku: 'one', label: 'One', price: usd(10) }], { until: '2027-10-15' }),
  draft: product('Not yet', [{ sku: 'one', label: 'One', price: usd(10) }], { status: 'draft' }),
}

export interface ShopWorld extends StaffWorld {
  /** Records without a policy, as handlers see them. */
  readonly behind: Records
  quote(lines: readonly DraftLine[], more?: Partial<OrderDraft>): Promise<Quoted>
  /** Makes an order at its current price. */
  checkout(lines: readonly DraftLine[], more?: Partial<CheckoutInput>): Promise<Checkout>
  stockOf(id: string): Promise<number | undefined>
  orders(): Promise<readonly (DataOf<typeof orders> & { readonly id: string })[]>
  holds(): Promise<readonly (DataOf<typeof holds> & { readonly id: string })[]>
  /** Advances the clock by minutes and runs the due jobs. */
  later(minutes: number): Promise<void>
}

/** A line of `quantity` pieces; its id is the first part of the reference. */
export const line = (kind: DraftLine['kind'], refId: string, quantity = 1, more: Partial<DraftLine> = {}): DraftLine => ({
  id: refId.split('/')[0]!,
  kind,
  refId,
  quantity,
  ...more,
})
export const posters = (quantity = 1): DraftLine => line('product', 'poster/a2', quantity)

/** A backend with a small shop, a membership, a fund, and Mia, who is a member. Nobody is signed in. */
export async function shopWorld({ settings = true }: { readonly settings?: boolean } = {}): Promise<ShopWorld> {
  const world = await staffWorld({ pid: 'p-staff', adm: 1, sc: 'm' }, begin)
  await world.enter(undefined)
  const behind = new Records(world.store, { current: undefined })
  const open = { name: 'Saltlight', shortName: 'Saltlight', city: 'Exampleton', address: '1 Quay', email: 'desk@x.org', links: [], sponsors: [] }
  const patron = { key: 'patron', name: 'Patron', summary: '', price: usd(150), seats: 1, perkIds: [] }
  const policy = { title: 'Policy', body, effective: new Date('2027-01-01T00:00:00Z'), status: 'effective' as const }
  await behind.commit(
    behind.creating(organisation, organisationId, { ...open, tz: 'America/Los_Angeles' }),
    ...(settings ? [behind.creating(shopSettings, shopSettingsId, shopSample)] : []),
    ...Object.entries(forSale).map(([id, data]) => behind.creating(products, id, data)),
    behind.creating(membershipProducts, 'lover', {
      routeKey: 'artlover',
      name: 'Art lovers',
      audience: 'artlover',
      headline: '',
      summary: '',
      termMonths: 12,
      graceDays: 14,
      levels: [{ ...patron, key: 'friend', name: 'Friend', price: usd(50), fmv: usd(16) }, patron],
      questions: [],
      order: 1,
      status: 'live',
      version: 2,
    }),
    behind.creating(campaigns, 'roof', {
      kind: 'fund',
      title: 'A new roof',
      summary: '',
      body,
      raised: usd(0),
      gifts: 0,
      amounts: [],
      wall: [],
      order: 1,
      status: 'live',
    }),
    behind.creating(memberships, 'm-mia', {
      personId: 'mia',
      productId: 'lover',
      level: 'friend',
      audience: 'artlover',
      since: '2027-01-01',
      autoRenew: false,
      suspensions: [],
    }),
    behind.creating(
      terms,
      't1',
      { personId: 'mia', start: '2027-01-01', end: '2027-12-31', compReason: 'a friend', kind: 'new' },
      { membership: 'm-mia' },
    ),
    behind.creating(policies, 'terms-1', { ...policy, kind: 'terms', version: 1, status: 'superseded' }),
    behind.creating(policies, 'terms-2', { ...policy, kind: 'terms', version: 2 }),
    behind.creating(policies, 'refund-1', { ...policy, kind: 'refund', version: 1 }),
  )
  const quote: ShopWorld['quote'] = (lines, more = {}) => world.call(quoteOrder, { lines: [...lines], ...more })
  return {
    ...world,
    behind,
    quote,
    async checkout(lines, more = {}) {
      const { sentTo } = more
      const quoted = more.seenCents === undefined ? await quote(lines, { ...(sentTo && { sentTo }) }) : undefined
      const seenCents = quoted?.state === 'priced' ? quoted.totalCents : 0
      return world.call(createCheckout, {
        lines: [...lines],
        key: crypto.randomUUID(),
        email: 'guest@post.example',
        seenCents,
        method: 'card',
        accepts: true,
        ...more,
      })
    },
    stockOf: async id => (await behind.get(products, id))?.variants[0]?.stock,
    orders: () => behind.find(orders),
    holds: () => behind.find(holds),
    async later(minutes) {
      world.localMode.setNow(new Date(world.clock.now().getTime() + minutes * 60_000))
      await world.lookAtTheClock()
    },
  }
}

const shopSample: DataOf<typeof shopSettings> = {
  zip: '94110',
  taxRates: [{ millionths: 0 }, { zip: '94', millionths: 72_500 }, { zip: '941', millionths: 86_250 }],
  shipping: [
    { upToG: 2000, price: usd(9) },
    { upToG: 500, price: usd(4.5) },
  ],
  accounts: { membership: '4100', gift: '4200', goods: '4300', shipping: '4400', tax: '2200' },
}
