import { images } from '../pictures/images.collection'
import { Callables } from '../shared/functions/callables'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import type { artworks } from './artists.collection'
import { setWorkPictures } from './set-work-pictures.contract'

/** The pictures of the caller's own works. */
export class OwnWorkPictures {
  static readonly inject = [Records, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  /** Sets the pictures of a work, the main one first; `setWorkPictures` lists its refusals. */
  async arrange(work: StoredOf<typeof artworks>, imageIds: readonly string[]): Promise<void> {
    await this.callables.call(setWorkPictures, { workId: work.id, rev: work.rev, imageIds: [...imageIds] })
  }

  /** Sets the alternative text of a picture. */
  async describe(imageId: string, alt: string): Promise<void> {
    const image = await this.records.get(images, imageId)
    if (image && image.alt !== alt) await this.records.change(images, image, { alt })
  }
}
