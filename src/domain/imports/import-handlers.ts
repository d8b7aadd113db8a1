import { Refused } from '../shared/functions/refused'
import type { ImportHandler } from './import-handler'
import { buildingsImportHandler } from './kinds/buildings/buildings-import.handler'
import { donationsImportHandler } from './kinds/donations/donations-import.handler'
import { eventsImportHandler } from './kinds/events/events-import.handler'
import { listingsImportHandler } from './kinds/listings/listings-import.handler'
import { membershipsImportHandler } from './kinds/memberships/memberships-import.handler'
import { openingsImportHandler } from './kinds/openings/openings-import.handler'
import { peopleImportHandler } from './kinds/people/people-import.handler'
import { picturesImportHandler } from './kinds/pictures/pictures-import.handler'
import { registrationsImportHandler } from './kinds/registrations/registrations-import.handler'

/** One for each kind of import. */
export const importHandlers: readonly ImportHandler[] = [
  listingsImportHandler,
  openingsImportHandler,
  peopleImportHandler,
  membershipsImportHandler,
  donationsImportHandler,
  eventsImportHandler,
  picturesImportHandler,
  buildingsImportHandler,
  registrationsImportHandler,
]

export function importHandlerOf(name: string): ImportHandler {
  const handler = importHandlers.find(({ kind }) => kind.name === name)
  if (!handler) throw new Refused('invalid-argument', `no import of ${name}`)
  return handler
}
