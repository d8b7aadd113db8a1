import { Storage } from '../../ports/storage'
import type { Edition } from '../guide/edition-service'
import { listings } from '../guide/listings.collection'
import { type PictureRow, pictureRows } from '../guide/prepress/picture-rows'
import { type PrintPicture, picturesPerCall, printPictures, readPrintPicture } from '../guide/prepress/print-pictures.contract'
import type { Cut } from '../pictures/image-cuts'
import { RecordService } from '../records/record-service'
import { fetchParts } from '../shared/files/file-parts'
import { Callables } from '../shared/functions/callables'
import type { DataOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'

/** The pictures that an edition prints, for the guide staff. */
export class PrintPictureService {
  static readonly inject = [Records, RecordService, Callables, Storage] as const
  /** By listing id. A picture's file and size never change. */
  private readonly known = new Map<string, PrintPicture>()

  constructor(
    private readonly records: Records,
    private readonly service: RecordService,
    private readonly callables: Callables,
    private readonly storage: Storage,
  ) {}

  of(edition: Edition): Reading<readonly PictureRow[]> {
    return new RecordSets(this.records, [recordSet(listings, { where: [['editionId', '==', edition.id]] })], async ([found]) => {
      const unknown = found.filter(({ id, imageId }) => imageId !== undefined && this.known.get(id)?.imageId !== imageId).map(({ id }) => id)
      for (let from = 0; from < unknown.length; from += picturesPerCall) {
        const { pictures } = await this.callables.call(printPictures, { listingIds: unknown.slice(from, from + picturesPerCall) })
        for (const picture of pictures) this.known.set(picture.listingId, picture)
      }
      return pictureRows(found, this.known, edition)
    })
  }

  /** The file as its artist sent it. */
  file({ id, fileName, picture: { publicPath, mime } }: PictureRow): Promise<Blob> {
    if (publicPath !== undefined) return this.storage.read(publicPath)
    return fetchParts(
      part => this.callables.call(readPrintPicture, { listingId: id, part }),
      { name: fileName, type: mime },
      () => undefined,
    )
  }

  /** Accepts the picture for print despite a warning, or withdraws that. */
  accept({ listing }: Pick<PictureRow, 'listing'>, isAccepted: boolean): Promise<void> {
    return this.change(listing.id, { acceptedImageId: isAccepted ? listing.imageId : undefined })
  }

  /** Sets the printed part; without one, the middle is printed. */
  crop({ listing }: Pick<PictureRow, 'listing'>, imageCrop: Cut | undefined): Promise<void> {
    return this.change(listing.id, { imageCrop })
  }

  private async change(id: string, change: Partial<DataOf<typeof listings>>): Promise<void> {
    const listing = await this.records.get(listings, id)
    const saved = listing && (await this.service.change(listings, listing, change))
    if (saved?.outcome !== 'saved') throw new RuleBroken('record-overtaken')
  }
}
