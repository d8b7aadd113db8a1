import { Storage } from '../../../ports/storage'
import { omitUndefined } from '../../shared/omit-undefined'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import { Records } from '../../shared/records/records'
import type { RichText } from '../../shared/text/rich-text-types'
import type { HeightGrid } from '../places/hills/height-grid'
import type { StreetMap } from '../places/streets/street-map'
import { bucketOf, type GuideDetail, type GuideDetails, type GuideIndex, type SiteDetail } from '../publishing/guide-snapshot-types'
import { PublishedByEdition } from '../publishing/published-by-edition'
import { detailPath, SnapshotFiles } from '../publishing/snapshot-paths'

/** A published edition, for the list of all of them. */
export interface ArchivedEdition {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly listings: number
  readonly openings: number
  /** `YYYY-MM-DD`, if the edition has it. */
  readonly startsOn?: string
  readonly endsOn?: string
  /** Whether it is the organization's current edition. */
  readonly current: boolean
}

/** Reads the published guide: a pointer and the files it names, never the records themselves. */
export class PublishedGuide {
  static readonly inject = [Records, Storage] as const
  private readonly files: SnapshotFiles
  private readonly published: PublishedByEdition<GuideIndex>

  constructor(
    private readonly records: Records,
    storage: Pick<Storage, 'read'>,
  ) {
    this.files = new SnapshotFiles(storage)
    this.published = new PublishedByEdition('guide', records, ({ indexPath }) => this.files.read<GuideIndex>(indexPath))
  }

  /** The edition as last published; without an id, the organization's current one. `undefined` if nothing is published. */
  index(editionId?: string): Promise<GuideIndex | undefined> {
    return this.published.get(editionId)
  }

  /** Calls `next` with the published edition now and after every publishing; without an id it follows the organization's current edition. */
  watchIndex(editionId: string | undefined, next: (index: GuideIndex | undefined) => void, fail: (error: Error) => void): () => void {
    return this.published.watch(editionId, next, fail)
  }

  async detail(index: GuideIndex, listingId: string): Promise<GuideDetail | undefined> {
    return (await this.details(index, listingId)).listings[listingId]
  }

  async site(index: GuideIndex, siteId: string): Promise<SiteDetail | undefined> {
    return (await this.details(index, siteId)).sites?.[siteId]
  }

  async article(index: GuideIndex, articleId: string): Promise<RichText | undefined> {
    return (await this.details(index, articleId)).articles[articleId]
  }

  /** The streets below the map, from the path that an edition's index names. */
  streets(path: string): Promise<StreetMap> {
    return this.files.read<StreetMap>(path)
  }

  /** How high the city lies, from the path that an edition's index names. */
  heights(path: string): Promise<HeightGrid> {
    return this.files.read<HeightGrid>(path)
  }

  /** Reads every file of an edition, one after the other, so that they are where files are cached. */
  async readWhole(index: GuideIndex): Promise<void> {
    for (const path of [index.streets, index.heights]) if (path !== undefined) await this.files.read(path)
    for (let bucket = 0; bucket < index.buckets; bucket++) await this.files.read(detailPath(index.edition.id, index.hash, bucket))
  }

  /** All published editions, newest first. */
  async archive(): Promise<readonly ArchivedEdition[]> {
    const [settings, published] = await Promise.all([this.records.get(organisation, organisationId), this.published.editions()])
    return published.map(({ edition: { id, name, city, startsOn, endsOn }, pointer: { listings = 0, openings = 0 } }) =>
      omitUndefined<ArchivedEdition>({ id, name, city, startsOn, endsOn, listings, openings, current: id === settings?.currentEdition }),
    )
  }

  private details(index: GuideIndex, id: string): Promise<GuideDetails> {
    return this.files.read<GuideDetails>(detailPath(index.edition.id, index.hash, bucketOf(id, index.buckets)))
  }
}
