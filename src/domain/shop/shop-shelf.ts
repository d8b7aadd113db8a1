import { PictureShelf, type ShownPicture } from '../content/pictures'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { products } from './products'

export type Product = StoredOf<typeof products> & { readonly picture?: ShownPicture | undefined }
export type Variant = Product['variants'][number]

/** What stands in the shop, sold out or not. */
export class ShopShelf {
  static readonly inject = [Records, PictureShelf] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureShelf,
  ) {}

  async all(): Promise<readonly Product[]> {
    const states = ['live', 'soldout'] as const
    const found = (await Promise.all(states.map(status => this.records.find(products, { where: [['status', '==', status]], limit: 500 })))).flat()
    const pictures = await this.pictures.byId(found.map(({ imageId }) => imageId))
    return found.sort((a, b) => a.order - b.order).map(product => ({ ...product, picture: pictures[product.imageId ?? ''] }))
  }
}
