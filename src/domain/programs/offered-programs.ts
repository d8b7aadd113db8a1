import { PictureService, type ShownPicture } from '../pictures/picture-service'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { programs } from './programs.collection'

export type Program = StoredOf<typeof programs> & { readonly picture?: ShownPicture | undefined }

/** The public programs. */
export class OfferedPrograms {
  static readonly inject = [Records, PictureService] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureService,
  ) {}

  get programs(): Reading<readonly Program[]> {
    return new RecordSets(this.records, [published], ([found]) => this.withPictures(found))
  }

  private async withPictures(found: readonly StoredOf<typeof programs>[]): Promise<readonly Program[]> {
    const pictures = await this.pictures.recentlyRead(found.map(({ imageId }) => imageId))
    return [...found]
      .sort((a, b) => a.order - b.order)
      .map(program => ({
        ...program,
        // Registration for open studios follows the edition's deadlines only.
        call: program.kind === 'openStudios' ? undefined : program.call,
        picture: pictures[program.imageId ?? ''],
      }))
  }
}

const published = recordSet(programs, { where: [['status', '==', 'published']], limit: 100 })
