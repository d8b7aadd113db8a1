import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import type { Edition } from '../guide/edition-service'
import { listings } from '../guide/listings.collection'
import {
  type ListingPicture,
  type ListingPictureKind,
  listingPictures,
  picturesPerCall,
  readListingPicture,
} from '../guide/prepress/listing-pictures.contract'
import { type PictureRow, pictureRows } from '../guide/prepress/picture-rows'
import type { Crop } from '../pictures/picture-crops'
import { RecordService } from '../records/record-service'
import { chunked } from '../shared/chunked'
import { toBase64 } from '../shared/files/base64'
import { fetchParts } from '../shared/files/file-parts'
import { Callables } from '../shared/functions/callables'
import type { DataOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { recordOvertaken } from '../shared/records/rule-broken'

/** A picture with an address that a page shows. */
export interface ShownListingPicture extends ListingPicture {
  readonly src: string
}

/** The pictures of the listings of an edition, for the guide staff. */
export class ListingPictureService {
  static readonly inject = [Records, RecordService, Callables, Storage] as const
  /** Those in print, by listing. A picture's file and size never change. */
  private readonly known = new Map<string, ListingPicture>()

  constructor(
    private readonly records: Records,
    private readonly service: RecordService,
    private readonly callables: Callables,
    private readonly storage: Storage,
  ) {}

  of(edition: Edition): Reading<readonly PictureRow[]> {
    return new RecordSets(this.records, [recordSet(listings, { where: [['editionId', '==', edition.id]] })], async ([found]) => {
      const unknown = found.filter(({ id, imageId }) => imageId !== undefined && this.known.get(id)?.imageId !== imageId).map(({ id }) => id)
      for (const some of chunked(unknown, picturesPerCall)) {
        const { pictures } = await this.callables.call(listingPictures, { kind: 'print', listingIds: some })
        for (const picture of pictures) this.known.set(picture.listingId, picture)
      }
      return pictureRows(found, this.known, edition)
    })
  }

  /** One of them alone; `undefined` where the listing has none, or its file is missing. */
  async shown(listingId: string, kind: ListingPictureKind): Promise<ShownListingPicture | undefined> {
    const [picture] = (await this.callables.call(listingPictures, { kind, listingIds: [listingId] })).pictures
    const src = picture && (await this.address(picture, kind).catch(unlessFileMissing))
    return picture && src !== undefined ? { ...picture, src } : undefined
  }

  private async address(picture: ListingPicture, kind: ListingPictureKind): Promise<string> {
    if (picture.publicPath !== undefined) return this.storage.downloadUrl(picture.publicPath)
    const file = await this.closedFile(picture, kind)
    return `data:${picture.mime};base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`
  }

  /** The file in print, as its artist sent it. */
  file({ picture }: Pick<PictureRow, 'picture'>): Promise<Blob> {
    return picture.publicPath === undefined ? this.closedFile(picture, 'print') : this.storage.read(picture.publicPath)
  }

  private closedFile({ listingId, mime }: ListingPicture, kind: ListingPictureKind): Promise<Blob> {
    return fetchParts(
      part => this.callables.call(readListingPicture, { kind, listingId, part }),
      { name: listingId, type: mime },
      () => undefined,
    )
  }

  /** Accepts the picture for print despite a warning, or withdraws that. */
  accept({ listing }: Pick<PictureRow, 'listing'>, isAccepted: boolean): Promise<void> {
    return this.change(listing.id, { acceptedImageId: isAccepted ? listing.imageId : undefined })
  }

  /** Sets the printed part; without one, the middle is printed. */
  crop({ listing }: Pick<PictureRow, 'listing'>, imageCrop: Crop | undefined): Promise<void> {
    return this.change(listing.id, { imageCrop })
  }

  private async change(id: string, change: Partial<DataOf<typeof listings>>): Promise<void> {
    const listing = await this.records.get(listings, id)
    const saved = listing && (await this.service.change(listings, listing, change))
    if (saved?.outcome !== 'saved') throw recordOvertaken(saved?.theirs)
  }
}

function unlessFileMissing(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found') && !isPortError(error, 'functions', 'not-found')) throw error
}
