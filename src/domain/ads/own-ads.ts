import { Auth } from '../../ports/auth'
import { deadlines } from '../guide/deadlines.collection'
import { editions } from '../guide/editions.collection'
import type { StoredOf } from '../shared/records/collection'
import { constantReading, type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { unlessRefused } from '../shared/records/unless-refused'
import { type AdOrder, adOrders } from './ad-orders.collection'

/** An advertisement for its advertiser, with what of its edition it depends on. */
export interface OwnAd {
  readonly ad: AdOrder
  readonly isOwner: boolean
  readonly edition: { readonly id: string; readonly name: string; readonly tz: string }
  readonly deadlines: readonly StoredOf<typeof deadlines>[]
}

/** An account that has not joined may not even ask. */
const none = constantReading<readonly AdOrder[]>([])

/** The advertisements of a person, and of the coworkers who named them. */
export class OwnAds {
  static readonly inject = [Records, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
  ) {}

  private get pid(): string | undefined {
    return this.auth.current?.claims.pid
  }

  /** All of them, the newest first; none for an account without a person. */
  all(): Reading<readonly AdOrder[]> {
    const { pid } = this
    if (pid === undefined) return none
    const sets = [
      recordSet(adOrders, { where: [['advertiserId', '==', pid]] }),
      recordSet(adOrders, { where: [['coworkerIds', 'array-contains', pid]] }),
    ]
    return new RecordSets(this.records, sets, async ([own, others]) =>
      [...own!, ...others!].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    )
  }

  /** `null` where there is none that the user may see. */
  one(id: string): Reading<OwnAd | null> {
    const make = async (ad: AdOrder | undefined): Promise<OwnAd | null> => {
      const edition = ad && (await this.records.get(editions, ad.editionId))
      if (!ad || !edition) return null
      const dates = await this.records.find(deadlines, { params: { edition: edition.id } })
      const { name, tz } = edition
      return { ad, isOwner: ad.advertiserId === this.pid, edition: { id: edition.id, name, tz }, deadlines: dates }
    }
    return {
      read: async () => make(await this.records.get(adOrders, id).catch(unlessRefused)),
      watch: (next, fail) =>
        this.records.watchOne(
          adOrders,
          id,
          ad => {
            make(ad).then(next, fail)
          },
          fail,
        ),
    }
  }
}
