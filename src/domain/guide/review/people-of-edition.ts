import type { PreviewedPerson } from '../../shared/preview/role-preview'
import type { StoredOf } from '../../shared/records/collection'
import { alphabet } from '../../shared/text/alphabet'
import type { listings, sites } from '../listings.collection'

type ListingOfPerson = Pick<StoredOf<typeof listings>, 'artistId' | 'displayName' | 'deletedAt'>
type BuildingOfHost = Pick<StoredOf<typeof sites>, 'hostId' | 'name' | 'deletedAt'>

/**
 * Whom the guide staff may choose for a preview: the artists of an edition by the names on their listings, and the hosts of the city by their buildings.
 * Other data of people is not open to them.
 */
export function peopleOfEdition(
  of: 'artist' | 'host',
  shown: readonly ListingOfPerson[],
  buildings: readonly BuildingOfHost[],
): readonly PreviewedPerson[] {
  const found =
    of === 'artist'
      ? shown.map(({ artistId, displayName, deletedAt }) => ({ id: artistId, name: displayName, deletedAt }))
      : buildings.map(({ hostId, name, deletedAt }) => ({ id: hostId, name, deletedAt }))
  const people = new Map<string, PreviewedPerson>()
  for (const { id, name, deletedAt } of found) if (id !== undefined && !deletedAt) people.set(`${id} ${name}`, { id, name })
  return [...people.values()].sort((a, b) => alphabet.compare(a.name, b.name))
}
