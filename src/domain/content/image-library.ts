import { isPortError } from '../../ports/errors'
import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { artists } from '../artists/artists'
import { articles } from '../guide/articles'
import { RecordDesk } from '../operations/record-desk'
import { call } from '../shared/cloud-function'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { cutsAround, type FocalPoint } from './image-cuts'
import { type ImageRow, imageRow } from './image-rows'
import { type Image, images } from './images'
import { removeOrphanFile } from './remove-orphan-file.function'
import { imagesPerCall, restoreImages, trashImages } from './trash-images.function'

export interface ImagesTrashed {
  readonly done: readonly string[]
  /** Left, because something shows them. */
  readonly inUse: readonly string[]
}

/** What staff do with all pictures of the house. What is said of one or many is written by `RecordDesk`. */
export class ImageLibrary {
  static readonly inject = [Records, RecordDesk, Functions, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly desk: RecordDesk,
    private readonly functions: Functions,
    private readonly storage: Storage,
  ) {}

  /** Every picture whose file is there, with what it is found by, the newest first. */
  all(): Reading<readonly ImageRow[]> {
    const named = (status: string) => recordSet(artists, { where: [['status', '==', status]] })
    return new RecordSets(
      this.records,
      [recordSet(images), named('public'), named('memorial'), recordSet(articles)],
      async ([found, alive, remembered, written]) => {
        const names = new Map([...alive, ...remembered].map(({ id, displayName }) => [id, displayName]))
        const articlesById = new Map(written.map(article => [article.id, article]))
        return found
          .filter(({ status }) => status === 'ready' || status === 'trashed')
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id))
          .map(image => imageRow(image, names, articlesById))
      },
    )
  }

  /** Where a browser loads a file from; `null` where the file is gone. */
  async address(path: string): Promise<string | null> {
    try {
      return await this.storage.downloadUrl(path)
    } catch (error) {
      if (isPortError(error, 'storage', 'object-not-found')) return null
      throw error
    }
  }

  file(path: string): Promise<Blob> {
    return this.storage.read(path)
  }

  async trash(ids: readonly string[]): Promise<ImagesTrashed> {
    const outcome = { done: [] as string[], inUse: [] as string[] }
    for (const some of inCalls(ids)) {
      const { done, inUse } = await call(this.functions, trashImages, { ids: some })
      outcome.done.push(...done)
      outcome.inUse.push(...inUse)
    }
    return outcome
  }

  /** Returns the ids of those that are back. */
  async restore(ids: readonly string[]): Promise<readonly string[]> {
    const back: string[] = []
    for (const some of inCalls(ids)) back.push(...(await call(this.functions, restoreImages, { ids: some })).done)
    return back
  }

  /** Deletes a file that no record names; returns whether it was one. */
  async removeOrphan(path: string): Promise<boolean> {
    return (await call(this.functions, removeOrphanFile, { path })).isRemoved
  }

  /** Sets the focal point, and with it every cut. */
  focus(image: Image, focal: FocalPoint): Promise<void> {
    return this.change(image, { focal: { ...focal }, crops: cutsAround(image, focal) })
  }

  noteLikeness(image: Image, phash: string): Promise<void> {
    return this.change(image, { phash })
  }

  private async change(image: Image, change: Partial<Pick<Image, 'focal' | 'crops' | 'phash'>>): Promise<void> {
    const { outcome } = await this.desk.change(images, image, change)
    if (outcome === 'overtaken') throw new RuleBroken('record-overtaken')
  }
}

const inCalls = (ids: readonly string[]): readonly string[][] =>
  Array.from({ length: Math.ceil(ids.length / imagesPerCall) }, (_, i) => ids.slice(i * imagesPerCall, (i + 1) * imagesPerCall))
