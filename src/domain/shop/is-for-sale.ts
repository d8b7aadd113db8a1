import type { DataOf } from '../shared/records/collection'
import type { products } from './products.collection'

/** Whether a product can be bought. Staff may publish goods before they enter variants; digital goods need a file. */
export const isForSale = ({ kind, variants, file }: Pick<DataOf<typeof products>, 'kind' | 'variants' | 'file'>): boolean =>
  variants.length > 0 && (kind !== 'digital' || file !== undefined)
