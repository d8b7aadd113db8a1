import type { StoredOf } from '../../shared/records/collection'
import { organisation } from '../../shared/records/organisation.collection'
import type { RecordsWithin } from '../../shared/records/records'
import { editions } from '../editions.collection'

type Settings = StoredOf<typeof organisation>
type Edition = StoredOf<typeof editions>

/** The edition that visitors see first until now. Read before anything is written. */
export const formerEdition = async (within: RecordsWithin, settings: Settings | undefined): Promise<Edition | undefined> =>
  settings?.currentEdition === undefined ? undefined : within.get(editions, settings.currentEdition)

/** Makes an edition the one that visitors see first. The one before it keeps today's sponsors as its own. */
export function handOver(within: RecordsWithin, settings: Settings, former: Edition | undefined, editionId: string): void {
  within.change(organisation, settings, { currentEdition: editionId })
  if (former) within.change(editions, former, { sponsors: settings.sponsors })
}

/** Who supports an edition: one that was current before has sponsors of its own, all others have those of today. */
export const sponsorsOf = (settings: Settings | undefined, edition: Edition | undefined): Settings['sponsors'] =>
  (edition?.id === settings?.currentEdition ? undefined : edition?.sponsors) ?? settings?.sponsors ?? []
