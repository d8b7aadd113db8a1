import { adPrices } from '../../ads/ad-prices.collection'
import { type AdPriceLine, adPrice, type WantedAd } from '../../ads/pricing/ad-price'
import { adSpaceText } from '../../ads/pricing/ad-price-table'
import type { PricePhase } from '../../guide/price-phases'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import type { OrderLine } from '../orders.collection'
import { priceOrder, type Quote } from '../pricing/price-order'
import { noShopSettings, shopSettings, shopSettingsId } from '../shop-settings.collection'

/** The id of the line for the space. A full refund of this line cancels the advertisement. */
export const spaceLine: OrderLine['id'] = 'space'

/** The account code for advertisements. */
export async function adAccount(records: Records): Promise<string> {
  const { accounts } = (await records.get(shopSettings, shopSettingsId)) ?? noShopSettings
  return accounts.advertising ?? accounts.goods
}

/** The prices of an edition in effect. */
export async function activeAdPrices(records: Records, edition: string): Promise<StoredOf<typeof adPrices> | undefined> {
  const [active] = await records.find(adPrices, { params: { edition }, where: [['status', '==', 'active']], limit: 1 })
  return active
}

interface PricedAd extends WantedAd {
  readonly id: string
  readonly phase: PricePhase
}

/** The order lines of an advertisement; `undefined` if they have no price. */
export function priceAd(table: StoredOf<typeof adPrices>, ad: PricedAd, accountCode: string): Quote | undefined {
  const { lines } = adPrice(table, ad, ad.phase)
  const cents = (kind: AdPriceLine['kind']) => lines.find(line => line.kind === kind)?.cents ?? 0
  const item = (refId: string, title: string, price: number) => ({
    kind: 'ad' as const,
    refId,
    title,
    accountCode,
    version: table.version,
    price,
    fmvCents: 0,
  })
  const design = cents('design')
  const designId = `${ad.id}-design`
  const pricing = priceOrder(
    {
      lines: [
        { id: spaceLine, kind: 'ad', refId: ad.id, quantity: 1 },
        ...(design > 0 ? [{ id: 'design', kind: 'ad' as const, refId: designId, quantity: 1 }] : []),
      ],
      isSent: false,
    },
    {
      items: [
        item(ad.id, `Advertisement: ${adSpaceText(ad.space)}`, cents('space')),
        ...(design > 0 ? [item(designId, 'Help with the design', design)] : []),
      ],
      isMember: false,
      discounts:
        cents('nonprofit') === 0
          ? []
          : [
              {
                id: 'nonprofit',
                title: `Nonprofit, ${table.nonprofitPercent}% less`,
                accountCode,
                takes: { cents: 0 - cents('nonprofit') },
                on: [spaceLine],
              },
            ],
      taxRates: [],
      shipping: { bands: [], accountCode },
    },
  )
  return pricing.state === 'priced' ? pricing.quote : undefined
}
