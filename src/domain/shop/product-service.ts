import { PictureService, type ShownPicture } from '../pictures/picture-service'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { isForSale } from './is-for-sale'
import { products } from './products.collection'

export type Product = StoredOf<typeof products> & { readonly picture?: ShownPicture | undefined }
export type Variant = Product['variants'][number]

/** The products of the shop, including sold-out ones. */
export class ProductService {
  static readonly inject = [Records, PictureService] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureService,
  ) {}

  get products(): Reading<readonly Product[]> {
    return new RecordSets(this.records, [inState('live'), inState('soldout')], found => this.withPictures(found.flat().filter(isForSale)))
  }

  private async withPictures(found: readonly StoredOf<typeof products>[]): Promise<readonly Product[]> {
    const pictures = await this.pictures.recentlyRead(found.map(({ imageId }) => imageId))
    return [...found].sort((a, b) => a.order - b.order).map(product => ({ ...product, picture: pictures[product.imageId ?? ''] }))
  }
}

const inState = (status: 'live' | 'soldout') => recordSet(products, { where: [['status', '==', status]], limit: 500 })
