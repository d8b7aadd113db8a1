import { PictureShelf, type ShownPicture } from '../content/pictures'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { membershipProducts } from './membership-products'
import { perks } from './perks'

export type Perk = StoredOf<typeof perks>
type Product = StoredOf<typeof membershipProducts>
export type MembershipLevel = Product['levels'][number]
export type MembershipProduct = Product & { readonly picture?: ShownPicture | undefined }

/** Every membership on offer, and what members receive. */
export interface Memberships {
  readonly products: readonly MembershipProduct[]
  readonly perks: readonly Perk[]
}

/** The memberships that can be had, for everybody to compare. */
export class MembershipOffer {
  static readonly inject = [Records, PictureShelf] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureShelf,
  ) {}

  async all(): Promise<Memberships> {
    const [found, live] = await Promise.all([
      this.records.find(membershipProducts, { where: [['status', '==', 'live']], limit: 50 }),
      this.records.find(perks, { where: [['status', '==', 'live']], limit: 500 }),
    ])
    const pictures = await this.pictures.byId(found.map(({ imageId }) => imageId))
    const products = [...found].sort((a, b) => a.order - b.order).map(product => ({ ...product, picture: pictures[product.imageId ?? ''] }))
    return { products, perks: [...live].sort((a, b) => a.title.localeCompare(b.title, 'en')) }
  }
}
