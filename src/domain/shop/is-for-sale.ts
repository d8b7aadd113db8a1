import type { DataOf } from '../shared/records/collection'
import type { products } from './products.collection'

/** Staff may open goods before they enter what can be bought of them. Without a file nothing digital is sold. */
export const isForSale = ({ kind, variants, file }: Pick<DataOf<typeof products>, 'kind' | 'variants' | 'file'>): boolean =>
  variants.length > 0 && (kind !== 'digital' || file !== undefined)
