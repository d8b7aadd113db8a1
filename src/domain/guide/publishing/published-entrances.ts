import { grouped } from '../../shared/grouped'
import { omitUndefined } from '../../shared/omit-undefined'
import type { EditionRecords } from './edition-records'
import type { ListingToPublish } from './listings-to-publish'

/** How visitors get in: what to do at the door, and a picture of it from the street. */
export interface Entrance {
  readonly note?: string
  readonly imageId?: string
}

export interface Entrances {
  readonly ofListing: ReadonlyMap<string, Entrance>
  readonly ofBuilding: ReadonlyMap<string, Entrance>
}

type Places = Pick<EditionRecords, 'sites' | 'images'>

/**
 * The entrances that visitors see. Nothing is shown of a listing without a public address or pin: a picture of its door would tell where it is. The
 * studios of a building that have no picture of their own show that of the building.
 */
export function entrancesOf(records: Places, inGuide: readonly ListingToPublish[]): Entrances {
  const ofBuilding = new Map(
    [...grouped(inGuide, ({ listing }) => listing.siteId ?? '')].map(([siteId, inside]) => [siteId, buildingEntrance(records, siteId, inside)]),
  )
  const ofListing = inGuide.flatMap(({ listing, pin }) => {
    const { id, siteId = '', address, doorNote, entranceImageId } = listing
    if (!pin && address === undefined && !records.sites.has(siteId)) return []
    const imageId = entranceImageId ?? (isAtBuilding(listing, records) ? ofBuilding.get(siteId)?.imageId : undefined)
    return [[id, omitUndefined<Entrance>({ note: doorNote, imageId })] as const]
  })
  return { ofListing: new Map(ofListing), ofBuilding }
}

/** What its studios have in common. Of several pictures it is that of the host, because the others may show another door. */
function buildingEntrance(records: Places, siteId: string, inside: readonly ListingToPublish[]): Entrance {
  const atDoor = inside.map(({ listing }) => listing).filter(listing => isAtBuilding(listing, records))
  const pictures = [...new Set(atDoor.flatMap(({ entranceImageId }) => entranceImageId ?? []))]
  const notes = [...new Set(atDoor.flatMap(({ doorNote }) => doorNote ?? []))]
  const hostId = records.sites.get(siteId)?.hostId
  const ofHost = pictures.find(id => hostId !== undefined && records.images.get(id)?.ownerId === hostId)
  return omitUndefined<Entrance>({
    note: notes.length === 1 ? notes[0] : undefined,
    imageId: ofHost ?? (pictures.length === 1 ? pictures[0] : undefined),
  })
}

/** Whether a studio is found at the door of its building: it has no pin of its own elsewhere. */
function isAtBuilding({ siteId, pin }: ListingToPublish['listing'], { sites }: Places): boolean {
  const building = sites.get(siteId ?? '')
  return building !== undefined && (pin === undefined || (pin.lat === building.pin.lat && pin.lng === building.pin.lng))
}
