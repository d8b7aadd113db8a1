import { collection, type StoredOf } from '../../shared/records/collection'
import { list, reference } from '../../shared/records/fields'
import { anyone, readOnly } from '../../shared/records/policy'

/** The id for studios of their own, which are not limited: whoever comes after the call has closed waits there. */
export const ownStudios = 'own'

/** More than a building can have (`sites.capacity`). */
const maxPlaces = 500

/**
 * Who has a place in a building in an edition, and who waits for one, in order; the id is the building's. It names registrations alone, so that it
 * is public: an artist sees how many places are free, and their own place in the line. Callables write it, with the registrations.
 */
export const places = collection({
  path: 'editions/{edition}/places',
  title: 'Places in buildings',
  privacy: 'impersonal',
  notAudited: 'the registrations themselves are in the audit',
  fields: {
    takenBy: list('Taken by', reference('Registration', 'registrations'), maxPlaces),
    line: list('Waiting', reference('Registration', 'registrations'), maxPlaces),
  },
  access: readOnly(anyone),
})
export type Places = Pick<StoredOf<typeof places>, 'takenBy' | 'line'>

/** Places that whoever comes now can have: who waits comes first. `undefined` where there is no limit. */
export function freePlaces(capacity: number | undefined, { takenBy, line }: Places = { takenBy: [], line: [] }): number | undefined {
  return capacity === undefined ? undefined : Math.max(0, capacity - takenBy.length - line.length)
}

/** The place of a registration in the line, from 1; `undefined` where it does not wait. */
export function placeInLine({ line }: Places, registrationId: string): number | undefined {
  const at = line.indexOf(registrationId)
  return at < 0 ? undefined : at + 1
}
