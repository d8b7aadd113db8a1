import { Storage } from '../../ports/storage'
import { PublishedByEdition } from '../guide/publishing/published-by-edition'
import { SnapshotFiles } from '../guide/publishing/snapshot-paths'
import { omitUndefined } from '../shared/omit-undefined'
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
  private readonly published: PublishedByEdition<ShownFlipbook>

  constructor(records: Records, storage: Pick<Storage, 'read'>) {
    this.files = new SnapshotFiles(storage)
    this.published = new PublishedByEdition('flipbook', records, async ({ indexPath, sincePrintPath }) =>
      omitUndefined<ShownFlipbook>({ book: await this.files.read<BookFile>(indexPath), sincePrintPath }),
    )
  }

  /** Of an edition; without an id, of the organization's current one. `undefined` if it has none. */
  shown(editionId?: string): Promise<ShownFlipbook | undefined> {
    return this.published.get(editionId)
  }

  /** Calls `next` now and after every publishing; without an id it follows the organization's current edition. */
  watch(editionId: string | undefined, next: (shown: ShownFlipbook | undefined) => void, fail: (error: Error) => void): () => void {
    return this.published.watch(editionId, next, fail)
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
    return (await this.published.editions()).map(({ edition: { id, name }, pointer: { pages = 0 } }) => ({ id, name, pages }))
  }
}
