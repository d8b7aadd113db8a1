import { PictureShelf, type ShownPicture } from '../content/pictures'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { programs } from './programs'

export type Program = StoredOf<typeof programs> & { readonly picture?: ShownPicture | undefined }

/** The programs everybody may read about. */
export class ProgramOffer {
  static readonly inject = [Records, PictureShelf] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureShelf,
  ) {}

  async all(): Promise<readonly Program[]> {
    const found = await this.records.find(programs, { where: [['status', '==', 'published']], limit: 100 })
    const pictures = await this.pictures.byId(found.map(({ imageId }) => imageId))
    return [...found].sort((a, b) => a.order - b.order).map(program => ({ ...program, picture: pictures[program.imageId ?? ''] }))
  }
}
