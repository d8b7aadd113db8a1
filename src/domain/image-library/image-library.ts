import { Storage } from '../../ports/storage'
import { artists } from '../artists/artists.collection'
import { events, publicEventStates } from '../events/events.collection'
import { campaigns } from '../giving/campaigns.collection'
import { articles } from '../guide/articles/articles.collection'
import { membershipProducts } from '../memberships/membership-products.collection'
import { type Image, images } from '../pictures/images.collection'
import { cropsAround, type FocalPoint } from '../pictures/picture-crops'
import { programs } from '../programs/programs.collection'
import { RecordService } from '../records/record-service'
import { chunked } from '../shared/chunked'
import { Callables } from '../shared/functions/callables'
import { unlessMissing } from '../shared/functions/unless-missing'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { recordOvertaken } from '../shared/records/rule-broken'
import { products } from '../shop/products.collection'
import { type ImageRow, imageRow } from './image-rows'
import { byPicture, placesIn } from './picture-uses'
import { imagesPerCall, restoreImages, trashImages } from './trash-images.contract'

export interface ImagesTrashed {
  readonly done: readonly string[]
  /** Not moved to the trash, because they are in use. */
  readonly inUse: readonly string[]
}

/** Published records whose picture is a field of theirs, as far as the content's staff may list them. */
const shownSets = [
  recordSet(campaigns, { where: [['status', '==', 'live']] }),
  recordSet(campaigns, { where: [['status', '==', 'ended']] }),
  recordSet(products, { where: [['status', '==', 'live']] }),
  recordSet(products, { where: [['status', '==', 'soldout']] }),
  recordSet(membershipProducts, { where: [['status', '==', 'live']] }),
  recordSet(programs),
  recordSet(events, { where: [['status', 'in', [...publicEventStates]]] }),
] as const

/** Staff actions on all of the organization's pictures. Texts and tags of pictures are written by `RecordService`. */
export class ImageLibrary {
  static readonly inject = [Records, RecordService, Callables, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly service: RecordService,
    private readonly callables: Callables,
    private readonly storage: Storage,
  ) {}

  /** Every picture whose file is stored, with its artist and editions, newest first. */
  async all(): Promise<Reading<readonly ImageRow[]>> {
    // The schemas of all blocks come after the table's program.
    const { allDrafts, placesInDrafts } = await import('./draft-uses')
    const named = (status: string) => recordSet(artists, { where: [['status', '==', status]] })
    return new RecordSets(
      this.records,
      [recordSet(images), named('public'), named('memorial'), recordSet(articles), allDrafts, ...shownSets],
      async ([found, alive, remembered, written, drafts, ...shown]) => {
        const names = new Map([...alive, ...remembered].map(({ id, displayName }) => [id, displayName]))
        const articlesById = new Map(written.map(article => [article.id, article]))
        const chosen = byPicture([
          ...placesIn(articles.path, written),
          ...placesInDrafts(drafts),
          ...shown.flatMap((records, at) => placesIn(shownSets[at]!.of.path, records)),
        ])
        return found
          .filter(({ status }) => status === 'ready' || status === 'trashed')
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id))
          .map(image => imageRow(image, { artists: names, articles: articlesById, chosen: chosen.get(image.id) }))
      },
    )
  }

  /** The URL of a file; `null` if the file is missing. */
  async address(path: string): Promise<string | null> {
    return (await this.storage.downloadUrl(path).catch(unlessMissing)) ?? null
  }

  file(path: string): Promise<Blob> {
    return this.storage.read(path)
  }

  async trash(ids: readonly string[]): Promise<ImagesTrashed> {
    const outcome = { done: [] as string[], inUse: [] as string[] }
    for (const some of chunked(ids, imagesPerCall)) {
      const { done, inUse } = await this.callables.call(trashImages, { ids: some })
      outcome.done.push(...done)
      outcome.inUse.push(...inUse)
    }
    return outcome
  }

  /** Returns the ids of the restored pictures. */
  async restore(ids: readonly string[]): Promise<readonly string[]> {
    const back: string[] = []
    for (const some of chunked(ids, imagesPerCall)) back.push(...(await this.callables.call(restoreImages, { ids: some })).done)
    return back
  }

  /** Sets the focal point and recomputes all crops. */
  focus(image: Image, focal: FocalPoint): Promise<void> {
    return this.change(image, { focal: { ...focal }, crops: cropsAround(image, focal) })
  }

  noteLikeness(image: Image, phash: string): Promise<void> {
    return this.change(image, { phash })
  }

  private async change(image: Image, change: Partial<Pick<Image, 'focal' | 'crops' | 'phash'>>): Promise<void> {
    const saved = await this.service.change(images, image, change)
    if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
  }
}
