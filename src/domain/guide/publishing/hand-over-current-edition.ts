import type { StoredOf } from '../../shared/records/collection'
import { organisation } from '../../shared/records/organisation.collection'
import type { RecordsWithin } from '../../shared/records/records'
import { newestFirst } from '../edition-order'
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

/**
 * Who supports an edition. One that was current before has sponsors of its own, or none that we know of if that was before sponsors stayed with
 * their edition; the current one and those to come have those of today.
 */
export function sponsorsOf(settings: Settings | undefined, edition: Edition | undefined, current: Edition | undefined): Settings['sponsors'] {
  const isOver = edition && current && edition.id !== current.id && newestFirst([edition, current])[0] === current
  return isOver ? (edition.sponsors ?? []) : (settings?.sponsors ?? [])
}
