import { Storage } from '../../ports/storage'
import { newestFirst } from '../guide/edition-order'
import { editions } from '../guide/editions.collection'
import { SnapshotFiles } from '../guide/publishing/snapshot-paths'
import { flipbookSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { LatestResponse } from '../shared/latest-response'
import { omitUndefined } from '../shared/omit-undefined'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { type FlipbookOutlines, type FlipbookPage, partOf, type SincePrint } from './flipbook-book'
import { type BookFile, outlinesPath, type PagesFile, partPath } from './flipbook-files'

/** A published flipbook: the book, and where to read what has changed since. */
export interface ShownFlipbook {
  readonly book: BookFile
  readonly sincePrintPath?: string
}

/** An edition that has a flipbook, for the list of them. */
export interface FlipbookEdition {
  readonly id: string
  readonly name: string
  readonly pages: number
}

/** Reads the published flipbooks: a pointer and the files it names. */
export class PublishedFlipbooks {
  static readonly inject = [Records, Storage] as const
  private readonly files: SnapshotFiles

  constructor(
    private readonly records: Records,
    storage: Pick<Storage, 'read'>,
  ) {
    this.files = new SnapshotFiles(storage)
  }

  /** Of an edition; without an id, of the organization's current one. `undefined` if it has none. */
  async shown(editionId?: string): Promise<ShownFlipbook | undefined> {
    const id = editionId ?? (await this.records.get(organisation, organisationId))?.currentEdition
    return id === undefined ? undefined : this.at(await this.records.get(snapshots, flipbookSnapshotId(id)))
  }

  /** Calls `next` now and after every publishing; without an id it follows the organization's current edition. */
  watch(editionId: string | undefined, next: (shown: ShownFlipbook | undefined) => void, fail: (error: Error) => void): () => void {
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

  /** The pages of the file that contains this page. */
  async pages({ hash, edition }: BookFile, part: number): Promise<readonly FlipbookPage[]> {
    return (await this.files.read<PagesFile>(partPath(edition.id, hash, part))).pages
  }

  async everyPage(book: BookFile): Promise<readonly FlipbookPage[]> {
    const parts = Array.from({ length: partOf(book.pages) + 1 }, (_, k) => this.pages(book, k))
    return (await Promise.all(parts)).flat()
  }

  outlines({ hash, edition }: BookFile): Promise<FlipbookOutlines> {
    return this.files.read<FlipbookOutlines>(outlinesPath(edition.id, hash))
  }

  sincePrint(path: string): Promise<SincePrint> {
    return this.files.read<SincePrint>(path)
  }

  /** All editions with a flipbook, newest first. */
  async editions(): Promise<readonly FlipbookEdition[]> {
    const [pointers, published, archived] = await Promise.all([
      this.records.find(snapshots, { where: [['kind', '==', 'flipbook']] }),
      this.records.find(editions, { where: [['status', '==', 'published']] }),
      this.records.find(editions, { where: [['status', '==', 'archived']] }),
    ])
    return newestFirst([...published, ...archived]).flatMap(({ id, name }) => {
      const pointer = pointers.find(one => one.editionId === id)
      return pointer ? [{ id, name, pages: pointer.pages ?? 0 }] : []
    })
  }

  private watchEdition(editionId: string, next: (shown: ShownFlipbook | undefined) => void, fail: (error: Error) => void): () => void {
    const answer = new LatestResponse((pointer: Pointer | undefined) => this.at(pointer), next, fail)
    const stop = this.records.watchOne(snapshots, flipbookSnapshotId(editionId), pointer => answer.ask(pointer), fail)
    return () => {
      answer.stop()
      stop()
    }
  }

  private async at(pointer: Pointer | undefined): Promise<ShownFlipbook | undefined> {
    if (!pointer) return undefined
    const book = await this.files.read<BookFile>(pointer.indexPath)
    return omitUndefined<ShownFlipbook>({ book, sincePrintPath: pointer.sincePrintPath })
  }
}

interface Pointer {
  readonly indexPath: string
  readonly sincePrintPath?: string | undefined
}
