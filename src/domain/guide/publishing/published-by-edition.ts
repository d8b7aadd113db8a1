import { LatestResponse } from '../../shared/latest-response'
import type { StoredOf } from '../../shared/records/collection'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import type { Records } from '../../shared/records/records'
import { newestFirst } from '../edition-order'
import { editions } from '../editions.collection'
import { flipbookSnapshotId, guideSnapshotId, snapshots } from './snapshots.collection'

export type SnapshotPointer = StoredOf<typeof snapshots>

const idsOf = { guide: guideSnapshotId, flipbook: flipbookSnapshotId } as const

/** What is published of each edition under a pointer: its guide, or its flipbook. `read` reads the files that the pointer names. */
export class PublishedByEdition<T> {
  constructor(
    private readonly kind: keyof typeof idsOf,
    private readonly records: Records,
    private readonly read: (pointer: SnapshotPointer) => Promise<T>,
  ) {}

  /** Of an edition; without an id, of the organization's current one. `undefined` if nothing is published. */
  async get(editionId?: string): Promise<T | undefined> {
    const id = editionId ?? (await this.records.get(organisation, organisationId))?.currentEdition
    return id === undefined ? undefined : this.at(await this.records.get(snapshots, idsOf[this.kind](id)))
  }

  /** Calls `next` now and after every publishing; without an id it follows the organization's current edition. */
  watch(editionId: string | undefined, next: (published: T | undefined) => void, fail: (error: Error) => void): () => void {
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

  /** The published and archived editions that have one, newest first. */
  async editions(): Promise<readonly { readonly edition: StoredOf<typeof editions>; readonly pointer: SnapshotPointer }[]> {
    const [pointers, published, archived] = await Promise.all([
      this.records.find(snapshots, { where: [['kind', '==', this.kind]] }),
      this.records.find(editions, { where: [['status', '==', 'published']] }),
      this.records.find(editions, { where: [['status', '==', 'archived']] }),
    ])
    return newestFirst([...published, ...archived]).flatMap(edition => {
      const pointer = pointers.find(one => one.editionId === edition.id)
      return pointer ? [{ edition, pointer }] : []
    })
  }

  private watchEdition(editionId: string, next: (published: T | undefined) => void, fail: (error: Error) => void): () => void {
    const answer = new LatestResponse((pointer: SnapshotPointer | undefined) => this.at(pointer), next, fail)
    const stop = this.records.watchOne(snapshots, idsOf[this.kind](editionId), pointer => answer.ask(pointer), fail)
    return () => {
      answer.stop()
      stop()
    }
  }

  private async at(pointer: SnapshotPointer | undefined): Promise<T | undefined> {
    return pointer && this.read(pointer)
  }
}
