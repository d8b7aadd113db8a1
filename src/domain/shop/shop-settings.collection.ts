import { collection, type DataOf } from '../shared/records/collection'
import { integer, list, map, money, optional, text, withFacts, withHelp } from '../shared/records/fields'
import { nobody, scope } from '../shared/records/policy'

const account = (label: string) => text(label, 20)

/**
 * Shop settings apart from the products; the only document is `shopSettings/shop`. Without it nothing is taxed, and goods can only be
 * collected. Only the server and staff read it.
 */
export const shopSettings = collection({
  path: 'shopSettings',
  title: 'Settings of the shop',
  privacy: 'impersonal',
  fields: {
    /** Where goods are collected; the tax of that place applies to them. */
    zip: optional(text('ZIP code where goods are fetched', 10)),
    taxRates: list(
      'Sales tax',
      map('Rate', {
        zip: withHelp(optional(text('ZIP codes that begin with', 5)), 'Leave empty for everywhere else.'),
        millionths: withFacts(integer('Percent', 500_000), { storedTimes: 10_000, help: 'Such as 8.625.' }),
      }),
      200,
    ),
    shipping: list('Shipping', map('Band', { upToG: integer('Up to grams', 100_000, 1), price: money('Price') }), 20),
    accounts: map('Accounts', {
      membership: account('Memberships'),
      gift: account('Gifts'),
      goods: account('Goods'),
      shipping: account('Shipping'),
      tax: account('Sales tax'),
      registration: optional(account('Registrations')),
      advertising: optional(account('Advertisements')),
      tickets: optional(account('Tickets')),
      // For the journal alone. QuickBooks' own names of accounts are used where these are empty.
      cards: optional(account('Money at the card provider')),
      counted: optional(account('Cash and checks')),
      bank: optional(account('Bank')),
      fees: optional(account('Fees of the card provider')),
      taxAgency: withHelp(optional(text('Agency for sales tax', 41)), 'The name of the vendor in QuickBooks Desktop.'),
    }),
  },
  access: { get: scope('money'), list: scope('money'), create: scope('money'), update: scope('money'), delete: nobody },
})
/** Id of the only document. */
export const shopSettingsId = 'shop'

export type ShopSettings = DataOf<typeof shopSettings>

/** The settings until staff enter their own. */
export const noShopSettings: ShopSettings = {
  taxRates: [],
  shipping: [],
  accounts: { membership: '', gift: '', goods: '', shipping: '', tax: '' },
}
