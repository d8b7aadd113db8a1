import { similarGroups } from '../../pictures/image-similarity'
import type { StoredOf } from '../../shared/records/collection'
import { slugOf } from '../../shared/text/slug'
import type { editions } from '../editions.collection'
import type { listings } from '../listings.collection'
import { numberOf } from '../numbering/map-number'
import type { ListingPicture } from './listing-pictures.contract'
import { type Preflight, preflight } from './preflight'
import { type PrintSlot, printSlotOf, usualTrim } from './print-slots'

type Listing = StoredOf<typeof listings>
type PrintedEdition = Pick<StoredOf<typeof editions>, 'tiers' | 'tiersWithPicture' | 'pictureSlot' | 'trim'>

/** A listing's picture in preparation for print. */
export interface PictureRow {
  /** The listing's id. */
  readonly id: string
  readonly listing: Listing
  readonly picture: ListingPicture
  /** Absent where the guide prints no picture of this tier. */
  readonly slot: PrintSlot | undefined
  readonly result: Preflight | undefined
  /** The check of the picture as a full-page cover. */
  readonly cover: Preflight
  /** Listings of other artists that print the same picture. */
  readonly twins: readonly string[]
  /**
   * `check`: needs a decision by staff. `accepted`: staff print it as it is. `locked`: doubtful, but already locked for print. `web`: not
   * printed.
   */
  readonly state: 'good' | 'check' | 'accepted' | 'locked' | 'web'
  /** File name for the layout program, unique among the rows: `217a_de-la-cruz.jpg`. */
  readonly fileName: string
}

/** The pictures of an edition's listings, each with its check at the size in which it is printed, by name. */
export function pictureRows(all: readonly Listing[], pictures: ReadonlyMap<string, ListingPicture>, edition: PrintedEdition): readonly PictureRow[] {
  const shown = all.flatMap(listing => {
    const picture = pictures.get(listing.id)
    const isIn = listing.status !== 'withdrawn' && !listing.deletedAt
    return isIn && picture && picture.imageId === listing.imageId ? [{ listing, picture }] : []
  })
  const groups = similarGroups(shown.map(({ listing: { id }, picture: { phash } }) => ({ id, phash })))
  const groupOf = new Map(groups.flatMap((group, at) => group.map(({ id }) => [id, at] as const)))
  const { trim = usualTrim } = edition
  const names = new Map<string, number>()
  return shown
    .toSorted((a, b) => a.listing.sortName.localeCompare(b.listing.sortName) || (a.listing.id < b.listing.id ? -1 : 1))
    .map(({ listing, picture }) => {
      const { id, artistId, imageId, imageCrop, tier } = listing
      const alike = shown.filter(
        ({ listing: other }) =>
          other.id !== id &&
          other.artistId !== artistId &&
          (other.imageId === imageId || (groupOf.has(id) && groupOf.get(other.id) === groupOf.get(id))),
      )
      const twins = alike.map(({ listing: { displayName } }) => displayName)
      const slot = printSlotOf(edition, tier)
      const result = slot && preflight({ ...picture, crop: imageCrop }, slot)
      const isDoubtful = result !== undefined && (result.print !== 'pass' || picture.isComposite === true || twins.length > 0)
      const state = !slot ? 'web' : isDoubtful ? doubtfulState(listing) : 'good'
      const cover = preflight(picture, { width: trim.w, height: trim.h })
      return { id, listing, picture, slot, result, cover, twins, state, fileName: unique(fileNameOf(listing), names) }
    })
}

const doubtfulState = ({ acceptedImageId, imageId, printLockedAt }: Listing) =>
  acceptedImageId === imageId ? 'accepted' : printLockedAt === undefined ? 'check' : 'locked'

/** Without a number yet, it begins with zeros, so that the files without one stand together. */
const fileNameOf = (listing: Listing) => `${numberOf(listing) ?? '000'}_${slugOf(listing.sortName) || 'picture'}`

function unique(name: string, names: Map<string, number>): string {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return `${name}${count > 1 ? `-${count}` : ''}.jpg`
}

/** Pictures with at least 200 dots per inch on the cover that are not several in one; the largest first. */
export const coverCandidates = (rows: readonly PictureRow[]): readonly PictureRow[] =>
  rows
    .filter(({ cover, picture, twins }) => cover.print !== 'block' && picture.isComposite !== true && twins.length === 0)
    .toSorted((a, b) => b.cover.dpi - a.cover.dpi)
