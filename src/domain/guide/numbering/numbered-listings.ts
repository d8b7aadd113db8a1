import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { editions, neighbourhoods, weekends } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import { buildIndexes, type IndexedListing, type Indexes } from './build-indexes'
import { indexRuns } from './index-runs.collection'
import { type MapNumber, numberOf, wholeOf } from './map-number'
import type { NumberFinding } from './number-checks'
import type { NumberingRecords } from './numbering-records'
import { listedIn, presentFindings } from './plan-numbers'
import { setAsideNumbers } from './set-aside-numbers.collection'

/** A listing with its number, or one that should have one. */
export interface NumberRow {
  /** Of the listing. */
  readonly id: string
  readonly name: string
  readonly number?: MapNumber
  /** `late`: after the freeze. `retired`: nobody gets the number again. `waiting`: the next run gives it one. */
  readonly state: 'given' | 'frozen' | 'late' | 'retired' | 'waiting' | 'by_appointment'
  readonly building?: string
  readonly unit?: string
  readonly neighbourhood?: string
  readonly weekend?: number
}

/** The numbers of an edition as they are now. */
export interface NumbersOfEdition {
  readonly frozenAt?: Date
  readonly rows: readonly NumberRow[]
  readonly findings: readonly NumberFinding[]
  readonly indexes: Indexes
  /** The newest first. */
  readonly runs: readonly StoredOf<typeof indexRuns>[]
}

/** How many runs staff look back. */
const runsShown = 20

/** The numbers of an edition and what is made of them, for the guide staff. `runIndexer` and `freezeNumbers` change them. */
export class NumberedListings {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  of(editionId: string): Reading<NumbersOfEdition> {
    const params = { edition: editionId }
    const sets = [
      recordSet(editions),
      recordSet(weekends, { params, orderBy: [['n', 'asc']] }),
      recordSet(neighbourhoods),
      recordSet(sites),
      recordSet(listings, { where: [['editionId', '==', editionId]] }),
      recordSet(setAsideNumbers, { params }),
      recordSet(indexRuns, { params, orderBy: [['n', 'desc']], limit: runsShown }),
    ] as const
    return new RecordSets(this.records, sets, async ([all, itsWeekends, hoods, buildings, found, setAside, runs]) => {
      const edition = all.find(({ id }) => id === editionId)
      if (!edition) return { rows: [], findings: [], indexes: buildIndexes([]), runs: [] }
      return numbersOf(
        {
          edition,
          weekends: itsWeekends,
          neighbourhoods: hoods,
          sites: new Map(buildings.map(site => [site.id, site])),
          listings: found,
          setAside: setAside.filter(({ deletedAt }) => !deletedAt),
          lastRun: runs[0],
        },
        runs,
      )
    })
  }
}

function numbersOf(records: NumberingRecords, runs: NumbersOfEdition['runs']): NumbersOfEdition {
  const { frozenAt } = records.edition
  const inGuide = new Map(listedIn(records).map(one => [one.id, one]))
  const hoods = new Map(records.neighbourhoods.map(one => [one.id, one]))
  const indexed: IndexedListing[] = []
  const rows: NumberRow[] = []
  for (const listing of records.listings) {
    const { id, artistId, displayName: name, sortName, siteId, unit, media } = listing
    const [listed, number] = [inGuide.get(id), numberOf(listing)]
    if (!listed && number === undefined) continue
    const building = records.sites.get(siteId ?? '')?.name
    const neighbourhood = hoods.get(listed?.neighbourhoodId ?? listing.neighbourhoodId ?? '')
    const state = stateOf(number, listed, frozenAt !== undefined)
    rows.push(omitUndefined<NumberRow>({ id, name, number, state, building, unit, neighbourhood: neighbourhood?.name, weekend: listed?.weekend }))
    if (listed) indexed.push({ id, artistId, sortName, number, building, unit, media, neighbourhood, weekends: listed.weekends })
  }
  return omitUndefined<NumbersOfEdition>({ frozenAt, rows, findings: presentFindings(records), indexes: buildIndexes(indexed), runs })
}

function stateOf(number: MapNumber | undefined, listed: { readonly byAppointment?: boolean } | undefined, isFrozen: boolean): NumberRow['state'] {
  if (number === undefined) return listed?.byAppointment ? 'by_appointment' : 'waiting'
  if (!isFrozen) return 'given'
  if (!listed) return 'retired'
  return number === String(wholeOf(number)) ? 'frozen' : 'late'
}
