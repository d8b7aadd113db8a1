import type { Image } from '../../pictures/images.collection'
import type { EditionRecords } from './edition-records'
import type { ListingToPublish } from './listings-to-publish'
import { entrancesOf } from './published-entrances'

/** The pictures that a published guide shows, and no others: those of a listing that is not published stay its artist's own. */
export function shownPictures(records: EditionRecords, inGuide: readonly ListingToPublish[]): readonly Image[] {
  const { articles, artworks, images } = records
  const { ofListing, ofBuilding } = entrancesOf(records, inGuide)
  const ids = [
    ...inGuide.map(({ listing }) => listing.imageId),
    ...[...ofListing.values(), ...ofBuilding.values()].map(({ imageId }) => imageId),
    ...articles.map(article => article.imageId),
    ...[...artworks.values()].flat().map(work => work.imageIds[0]),
  ]
  return [...new Set(ids)].flatMap(id => images.get(id ?? '') ?? [])
}
