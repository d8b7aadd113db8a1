import { PictureService, type ShownPicture } from '../pictures/picture-service'
import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { type FoundIn, type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { WallClock } from '../shared/time/wall-clock'
import { membershipProducts } from './membership-products.collection'
import { perks } from './perks.collection'
import { offeredOn } from './products/level-prices'

export type Perk = StoredOf<typeof perks>
type Product = StoredOf<typeof membershipProducts>
export type MembershipLevel = Product['levels'][number]
export type MembershipProduct = Product & { readonly picture?: ShownPicture | undefined }

/** Every offered membership, with its perks. */
export interface Memberships {
  readonly products: readonly MembershipProduct[]
  readonly perks: readonly Perk[]
}

/** The memberships that can be bought, for everybody to compare, at the prices of today. */
export class OfferedMemberships {
  static readonly inject = [Records, PictureService, WallClock] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureService,
    private readonly clock: WallClock,
  ) {}

  get memberships(): Reading<Memberships> {
    return new RecordSets(this.records, offered, found => this.withPictures(found))
  }

  private async withPictures([found, live]: FoundIn<typeof offered>): Promise<Memberships> {
    const [pictures, settings] = await Promise.all([
      this.pictures.recentlyRead(found.map(({ imageId }) => imageId)),
      this.records.get(organisation, organisationId),
    ])
    const today = localMoment(this.clock.now(), settings?.tz ?? 'UTC').date
    const products = [...found]
      .sort((a, b) => a.order - b.order)
      .map(product => ({ ...offeredOn(product, today), picture: pictures[product.imageId ?? ''] }))
    return { products, perks: [...live].sort((a, b) => a.title.localeCompare(b.title, 'en')) }
  }
}

const offered = [
  recordSet(membershipProducts, { where: [['status', '==', 'live']], limit: 50 }),
  recordSet(perks, { where: [['status', '==', 'live']], limit: 500 }),
] as const
