import { listings } from '../guide/listings.collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Check } from './finding'

/** Studios of the current edition that visitors cannot find: without a pin, or with the middle of a postcode as pin. */
export const unpinned: Check = async ({ records }) => {
  const edition = (await records.get(organisation, organisationId))?.currentEdition
  if (edition === undefined) return []
  const found = await records.find(listings, { where: [['editionId', '==', edition]] })
  return found
    .filter(({ byAppointment, status, deletedAt, pin }) => {
      const isShown = !byAppointment && status !== 'withdrawn' && deletedAt === undefined
      return isShown && (pin === undefined || pin.confidence === 'centroid')
    })
    .map(({ id, displayName, pin }) => ({
      record: `listings/${id}`,
      note: `${displayName.slice(0, 100)} ${pin ? 'is in the middle of its ZIP code on the map' : 'has no place on the map'}`,
      kind: 'unpinned',
    }))
}
