import { documentFile } from '../shared/files/document-file'
import { collection, machine, statesOf } from '../shared/records/collection'
import {
  boolean,
  byCallable,
  choice,
  list,
  localDate,
  longText,
  map,
  money,
  number,
  optional,
  reference,
  text,
  trash,
  withFacts,
  withHelp,
} from '../shared/records/fields'
import { access, any, nobody, scope, where } from '../shared/records/policy'
import { productKinds } from './product-kinds'

export const productStates = machine({
  draft: { open: 'live' },
  live: { sellOut: 'soldout', archive: 'archived' },
  soldout: { restock: 'live', archive: 'archived' },
  archived: {},
})

/** The tax code of goods on which no sales tax is due. */
export const untaxed = 'exempt'

/** Something the shop sells, in one or more variants. */
export const products = collection({
  path: 'products',
  title: 'Shop goods',
  privacy: 'impersonal',
  fields: {
    title: text('Title', 90),
    kind: choice('Kind', productKinds),
    summary: text('Summary', 240),
    details: optional(longText('Details', 2000)),
    /** The maker's name. */
    maker: optional(text('By', 80)),
    imageId: optional(reference('Picture', 'images')),
    variants: withFacts(
      byCallable(
        list(
          'Variants',
          map('Variant', {
            sku: text('Number', 40),
            label: text('Label', 60),
            price: money('Price'),
            memberPrice: optional(money('Price for members')),
            /** Items left; absent where stock is not counted. */
            stock: optional(number('Stock', { min: 0, integer: true })),
            weightG: optional(number('Grams', { min: 0, integer: true })),
          }),
          12,
        ),
      ),
      { countedPart: { name: 'stock', because: 'the holds and orders that take pieces have entries of their own' } },
    ),
    file: withHelp(optional(documentFile('File')), 'For digital goods only. Buyers download it once they have paid; nothing is sold without it.'),
    taxCode: withHelp(optional(text('Tax code', 20)), `Guides, prints and goods are taxed. Enter “${untaxed}” for one that is not.`),
    memberOnly: boolean('Members only'),
    from: optional(localDate('Sold from')),
    until: optional(localDate('Sold until')),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(productStates)),
    ...trash,
  },
  states: productStates,
  immutable: ['deletedAt'],
  access: access(any(where('status', 'live'), where('status', 'soldout'), scope('money')), scope('money'), nobody),
})
