import type { ImportKind } from './import-kind'
import { buildingsImport } from './kinds/buildings/buildings-import'
import { donationsImport } from './kinds/donations/donations-import'
import { eventsImport } from './kinds/events/events-import'
import { listingsImport } from './kinds/listings/listings-import'
import { membershipsImport } from './kinds/memberships/memberships-import'
import { openingsImport } from './kinds/openings/openings-import'
import { peopleImport } from './kinds/people/people-import'
import { picturesImport } from './kinds/pictures/pictures-import'
import { registrationsImport } from './kinds/registrations/registrations-import'

/** What a file can hold, in the order in which it is offered and in which several files are written: registrations need their buildings. */
export const importKinds: readonly ImportKind[] = [
  listingsImport,
  openingsImport,
  peopleImport,
  membershipsImport,
  donationsImport,
  eventsImport,
  picturesImport,
  buildingsImport,
  registrationsImport,
]

export const importKindNamed = (name: string): ImportKind | undefined => importKinds.find(kind => kind.name === name)
