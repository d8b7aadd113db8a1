import { Functions } from '../../ports/functions'
import { arrangePictures } from '../artists/arrange-pictures.function'
import type { artworks } from '../artists/artists'
import { images } from '../content/images'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'

/** The pictures of one's own works. */
export class WorkPictures {
  static readonly inject = [Records, Functions] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

  /** Gives a work these pictures, the main one first; see `arrangePictures` for what is refused. */
  async arrange(work: StoredOf<typeof artworks>, imageIds: readonly string[]): Promise<void> {
    await call(this.functions, arrangePictures, { workId: work.id, rev: work.rev, imageIds: [...imageIds] })
  }

  /** What is to be seen on a picture, for those who cannot see it. */
  async describe(imageId: string, alt: string): Promise<void> {
    const image = await this.records.get(images, imageId)
    if (image && image.alt !== alt) await this.records.change(images, image, { alt })
  }
}
