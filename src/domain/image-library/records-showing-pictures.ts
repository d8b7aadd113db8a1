import { pageDrafts } from '../content/page-drafts.collection'
import { events } from '../events/events.collection'
import { campaigns } from '../giving/campaigns.collection'
import { articles } from '../guide/articles/articles.collection'
import { membershipProducts } from '../memberships/membership-products.collection'
import { programs } from '../programs/programs.collection'
import { chunked } from '../shared/chunked'
import type { Records } from '../shared/records/records'
import { products } from '../shop/products.collection'
import { placesInDrafts } from './draft-uses'
import { byPicture, type Place, placesIn } from './picture-uses'

/**
 * Records whose picture is one of their fields, which any form, bulk change, import or undo may change. Their uses are found by that field;
 * works, listings and the logo note theirs in `usedIn`.
 */
const withPicture = [campaigns, products, membershipProducts, programs, events, articles] as const

/** Values that one query may contain. */
const idsPerQuery = 30

/** `campaigns/{id}` of every record that shows each of these pictures, published or not, in the trash too: it may be restored. */
export async function recordsShowing(records: Records, imageIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const places: Place[] = []
  for (const some of chunked(imageIds, idsPerQuery)) {
    const where = [['imageId', 'in', some]] as const
    const found = await Promise.all(withPicture.map(async of => placesIn(of.path, await records.find(of, { where }))))
    places.push(...found.flat())
  }
  return byPicture([...places, ...placesInDrafts(await records.find(pageDrafts))])
}
