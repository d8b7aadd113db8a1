import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { editionAt } from '../edition-at'
import { neighbourhoods, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import type { EditionRecords } from '../publishing/edition-records'
import { indexRuns } from './index-runs.collection'
import { setAsideNumbers } from './set-aside-numbers.collection'

/** The part of an edition that its guide and its numbering share. */
export type PlacesOfEdition = Pick<EditionRecords, 'edition' | 'weekends' | 'neighbourhoods' | 'listings' | 'sites'>

/** All records from which an edition is numbered. */
export interface NumberingRecords extends PlacesOfEdition {
  readonly setAside: readonly StoredOf<typeof setAsideNumbers>[]
  readonly lastRun: StoredOf<typeof indexRuns> | undefined
}

/** Reads them; refuses with `edition-missing`. */
export async function readNumbering(records: Records, editionId: string): Promise<NumberingRecords> {
  const edition = await editionAt(records, editionId)
  const [its, hoods, found] = await Promise.all([
    records.find(weekends, { params: { edition: editionId }, orderBy: [['n', 'asc']] }),
    records.find(neighbourhoods),
    records.find(listings, { where: [['editionId', '==', editionId]] }),
  ])
  const ofSite = await records.getAll(
    sites,
    found.map(({ siteId }) => siteId),
  )
  return withNumbering(records, { edition, weekends: its, neighbourhoods: hoods, listings: found, sites: ofSite })
}

/** Adds what numbering alone uses to what publishing has read. */
export async function withNumbering(records: Records, places: PlacesOfEdition): Promise<NumberingRecords> {
  const params = { edition: places.edition.id }
  const [setAside, [lastRun]] = await Promise.all([
    records.find(setAsideNumbers, { params }),
    records.find(indexRuns, { params, orderBy: [['n', 'desc']], limit: 1 }),
  ])
  return { ...places, setAside: setAside.filter(({ deletedAt }) => !deletedAt), lastRun }
}
