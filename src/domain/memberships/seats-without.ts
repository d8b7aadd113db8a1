import type { DataOf } from '../shared/records/collection'
import type { memberships } from './memberships.collection'

type Seats = DataOf<typeof memberships>['seats']

/** The seats of a membership without those of these people. A seat that names nobody's record stays: a name alone may be somebody else's. */
export const seatsWithout = (seats: Seats, isGone: (personId: string) => boolean): Seats =>
  seats.filter(({ personId }) => personId === undefined || !isGone(personId))
