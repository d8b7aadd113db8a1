import { collection, type StoredOf } from '../../shared/records/collection'
import { list, reference } from '../../shared/records/fields'
import { anyone, readOnly } from '../../shared/records/policy'

/** The pseudo-building of studios outside of buildings, which are unlimited: its waiting list is used after the call has closed. */
export const ownStudios = 'own'

/** Above the maximum capacity of a building (`sites.capacity`). */
const maxPlaces = 500

/**
 * Who has a place in a building in an edition, and the waiting list in order; the id is the building's. It contains only registration ids and
 * is public: artists see how many places are free and their own position. Callables write it together with the registrations.
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

/** Free places for newcomers, after those who wait. `undefined` without a limit. */
export function freePlaces(capacity: number | undefined, { takenBy, line }: Places = { takenBy: [], line: [] }): number | undefined {
  return capacity === undefined ? undefined : Math.max(0, capacity - takenBy.length - line.length)
}

/** The position of a registration in the waiting list, from 1; `undefined` if it does not wait. */
export function placeInLine({ line }: Places, registrationId: string): number | undefined {
  const at = line.indexOf(registrationId)
  return at < 0 ? undefined : at + 1
}
