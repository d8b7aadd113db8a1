import { Storage } from '../../../ports/storage'
import { LatestResponse } from '../../shared/latest-response'
import { omitUndefined } from '../../shared/omit-undefined'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import { Records } from '../../shared/records/records'
import type { RichText } from '../../shared/text/rich-text-types'
import { newestFirst } from '../edition-order'
import { editions } from '../editions.collection'
import { bucketOf, type GuideDetail, type GuideDetails, type GuideIndex, type SiteDetail } from '../publishing/guide-snapshot'
import { detailPath, SnapshotFiles } from '../publishing/snapshot-paths'
import { guideSnapshotId, snapshots } from '../publishing/snapshots.collection'

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

  constructor(
    private readonly records: Records,
    storage: Pick<Storage, 'read'>,
  ) {
    this.files = new SnapshotFiles(storage)
  }

  /** The edition as last published; without an id, the organization's current one. `undefined` if nothing is published. */
  async index(editionId?: string): Promise<GuideIndex | undefined> {
    const id = editionId ?? (await this.records.get(organisation, organisationId))?.currentEdition
    const pointer = id === undefined ? undefined : await this.records.get(snapshots, guideSnapshotId(id))
    return this.indexAt(pointer?.indexPath)
  }

  /**
   * Calls `next` with the published edition now and after every publishing; without an id it follows the organization's current edition.
   */
  watchIndex(editionId: string | undefined, next: (index: GuideIndex | undefined) => void, fail: (error: Error) => void): () => void {
    if (editionId !== undefined) return this.watchEdition(editionId, next, fail)
    let current: string | undefined
    let stopEdition: (() => void) | undefined
    const stop = this.records.watchOne(
      organisation,
      organisationId,
      settings => {
        const id = settings?.currentEdition
        if (id === undefined) next(undefined)
        if (id === current) return
        stopEdition?.()
        current = id
        stopEdition = id === undefined ? undefined : this.watchEdition(id, next, fail)
      },
      fail,
    )
    return () => {
      stop()
      stopEdition?.()
    }
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

  /** Reads every file of an edition, one after the other, so that they are where files are cached. */
  async readWhole(index: GuideIndex): Promise<void> {
    for (let bucket = 0; bucket < index.buckets; bucket++) await this.files.read(detailPath(index.edition.id, index.hash, bucket))
  }

  /** All published editions, newest first. */
  async archive(): Promise<readonly ArchivedEdition[]> {
    const [settings, pointers, published, archived] = await Promise.all([
      this.records.get(organisation, organisationId),
      this.records.find(snapshots, { where: [['kind', '==', 'guide']] }),
      this.records.find(editions, { where: [['status', '==', 'published']] }),
      this.records.find(editions, { where: [['status', '==', 'archived']] }),
    ])
    return newestFirst([...published, ...archived]).flatMap(({ id, name, city, startsOn, endsOn }) => {
      const pointer = pointers.find(p => p.editionId === id)
      if (!pointer) return []
      const { listings = 0, openings = 0 } = pointer
      return omitUndefined<ArchivedEdition>({ id, name, city, startsOn, endsOn, listings, openings, current: id === settings?.currentEdition })
    })
  }

  private watchEdition(editionId: string, next: (index: GuideIndex | undefined) => void, fail: (error: Error) => void): () => void {
    const answer = new LatestResponse((path: string | undefined) => this.indexAt(path), next, fail)
    const stop = this.records.watchOne(snapshots, guideSnapshotId(editionId), pointer => answer.ask(pointer?.indexPath), fail)
    return () => {
      answer.stop()
      stop()
    }
  }

  private async indexAt(path: string | undefined): Promise<GuideIndex | undefined> {
    return path === undefined ? undefined : this.files.read<GuideIndex>(path)
  }

  private details(index: GuideIndex, id: string): Promise<GuideDetails> {
    return this.files.read<GuideDetails>(detailPath(index.edition.id, index.hash, bucketOf(id, index.buckets)))
  }
}
