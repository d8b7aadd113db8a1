import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import { neighbourhoodOf } from '../publishing/guide-cards'
import { listingsToPublish } from '../publishing/listings-to-publish'
import { setWeekends } from '../publishing/published-weekends-and-buildings'
import { snapshotHash } from '../publishing/snapshot-paths'
import { cardOpenings } from '../reading/card-openings'
import { weekendsFromOpenings, weekendsOf } from '../reading/guide-weekends'
import { assignNumbers, type NumberingRule } from './assign-numbers'
import { indexName } from './index-names'
import { type MapNumber, numberOf } from './map-number'
import { type CheckedListing, checkNumbers, type NumberFinding } from './number-checks'
import type { NumberingRecords } from './numbering-records'

export type OrderRule = Pick<NumberingRule, 'order' | 'gap'>

export interface NumberChange {
  readonly id: string
  readonly name: string
  readonly from?: MapNumber
  readonly to?: MapNumber
}

export interface NumberingPlan {
  readonly rule: OrderRule
  /** Of the listings in the guide. */
  readonly numbers: ReadonlyMap<string, MapNumber>
  readonly changes: readonly NumberChange[]
  readonly findings: readonly NumberFinding[]
  readonly retired: readonly MapNumber[]
}

/** The rule of the last run; before the first one a walk without gaps. */
export const lastRule = ({ lastRun }: NumberingRecords): OrderRule => ({ order: lastRun?.order ?? 'walk', gap: lastRun?.gap ?? 0 })

/**
 * The one place where the numbers of an edition come from. Until the freeze they are all given anew, unless `keeps`: then, and from the
 * freeze on, nothing that has a number moves, and numbers of listings that have left the guide are retired.
 */
export function planNumbers(records: NumberingRecords, rule: OrderRule, { keeps = false } = {}): NumberingPlan {
  const holds = keeps || records.edition.frozenAt !== undefined
  const inGuide = listedIn(records)
  const held = promisedNumbers(records, heldNumbers(records, inGuide))
  const retired = holds ? retiredNumbers(records, held) : []
  const numbers = assignNumbers(inGuide, { ...rule, setAside: setAsideOf(records) }, holds ? { held, retired } : undefined)
  const changes = records.listings.flatMap(listing => {
    const from = numberOf(listing)
    const to = numbers.get(listing.id) ?? (holds ? from : undefined)
    return from === to ? [] : [omitUndefined<NumberChange>({ id: listing.id, name: listing.displayName, from, to })]
  })
  return { rule, numbers, changes, retired, findings: findingsOn(records, numbers) }
}

/** The findings on the numbers that the listings have now. */
export const presentFindings = (records: NumberingRecords) => findingsOn(records, heldNumbers(records, listedIn(records)))

function findingsOn(records: NumberingRecords, numbers: ReadonlyMap<string, MapNumber>): readonly NumberFinding[] {
  const isFrozen = records.edition.frozenAt !== undefined
  const inGuide = listedIn(records)
  const ids = new Set(inGuide.map(({ id }) => id))
  const unlisted = records.listings.flatMap(({ id, displayName, status, ...listing }) => {
    const number = numberOf(listing)
    // A withdrawn listing keeps a frozen number, which is retired; a number that is not frozen is taken back by the next run.
    return number === undefined || ids.has(id) || !isFrozen || status === 'withdrawn' ? [] : [{ id, displayName, number }]
  })
  const retired = isFrozen ? retiredNumbers(records, numbers) : []
  return checkNumbers({ listings: inGuide, numbers, unlisted, setAside: setAsideOf(records), retired })
}

/** The listings that go into the guide, as numbering sees them. */
export function listedIn(records: NumberingRecords): readonly CheckedListing[] {
  const { listed } = listingsToPublish(records)
  const { tz } = records.edition
  const openings = new Map(listed.map(({ listing }) => [listing.id, cardOpenings(listing.openings, tz)]))
  const weekends = setWeekends(records) ?? weekendsFromOpenings([...openings.values()].flat())
  const order = new Map(records.neighbourhoods.map(one => [one.id, one.order]))
  return listed.map(({ listing, pin }) => {
    const { id, displayName, sortName, siteId, byAppointment } = listing
    const neighbourhoodId = neighbourhoodOf(listing, records)
    const open = weekendsOf(openings.get(id)!, weekends)
    return {
      id,
      displayName,
      sortName,
      name: records.sites.get(siteId ?? '')?.name ?? indexName(sortName),
      siteId,
      pin,
      byAppointment,
      weekend: open[0],
      weekends: weekends.filter(({ n }) => open.includes(n)).map(({ n, name }) => ({ n, name })),
      neighbourhood: order.get(neighbourhoodId ?? ''),
      neighbourhoodId,
    }
  })
}

/** By listing of the guide. What an interrupted run was about to give is held already, so that the next one does the rest of it. */
function promisedNumbers({ lastRun }: NumberingRecords, held: ReadonlyMap<string, MapNumber>): ReadonlyMap<string, MapNumber> {
  if (lastRun?.status !== 'running' && lastRun?.status !== 'failed') return held
  const taken = new Set(held.values())
  const promised = Object.entries(lastRun.numbers).filter(([id, number]) => !held.has(id) && !taken.has(number))
  return new Map([...promised, ...held])
}

/** The numbers that listings of the guide have now, by the id of the listing. */
function heldNumbers({ listings }: NumberingRecords, inGuide: readonly CheckedListing[]): ReadonlyMap<string, MapNumber> {
  const held = new Map(listings.flatMap(listing => (numberOf(listing) === undefined ? [] : [[listing.id, numberOf(listing)!] as const])))
  return new Map(inGuide.flatMap(({ id }) => (held.has(id) ? [[id, held.get(id)!] as const] : [])))
}

/** Whatever was given before and nobody in the guide has now, also of listings that are deleted. */
export function retiredNumbers({ listings, lastRun }: NumberingRecords, held: ReadonlyMap<string, MapNumber>): readonly MapNumber[] {
  const present = new Set(held.values())
  const ever = [...(lastRun?.retired ?? []), ...Object.values(lastRun?.numbers ?? {}), ...listings.flatMap(listing => numberOf(listing) ?? [])]
  return [...new Set(ever)].filter(number => !present.has(number)).sort()
}

const setAsideOf = ({ setAside }: NumberingRecords) => setAside.map(({ from, to, ...whose }) => ({ ...whose, from, to: Math.max(from, to ?? from) }))

/** Tells whether what staff saw is still what would be written. */
export const planHash = ({ rule, changes, retired }: NumberingPlan) => snapshotHash({ rule, retired, changes: changes.toSorted(ascending('id')) })
