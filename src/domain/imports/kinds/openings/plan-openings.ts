import { listings } from '../../../guide/listings.collection'
import { plainLine } from '../../cells/cell-values'
import { ZoneClock } from '../../cells/zone-clock'
import { changedFields } from '../../plan/changed-fields'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow, type RowFindings } from '../../plan/planned-row'
import type { ExistingListing, ExistingListings } from '../listings/imported-listing'
import { goneOpenings } from './absent-openings'
import { OpeningListings } from './find-opening-listing'
import type { ExistingOpening, ImportedOpening } from './imported-opening'
import { openingKey } from './opening-key'
import { type OpeningCells, openingIn } from './opening-row'

interface Reading {
  readonly cells: OpeningCells
  /** The listings that the row may mean: more than one where it is ambiguous. */
  readonly hosts: readonly ExistingListing[]
  readonly listing: ExistingListing | undefined
  readonly opening: ImportedOpening | undefined
  /** The opening's key, from its content. */
  readonly key: string | undefined
}

export async function planOpenings(rows: readonly OpeningCells[], existing: ExistingListings, file: PlanInput): Promise<readonly PlannedRow[]> {
  const { formats, tz, days } = file
  const clock = new ZoneClock(tz)
  const index = new OpeningListings(existing)
  const readings = await mapWithoutBlocking(rows, (cells): Reading => {
    const hosts = index.possible(cells)
    const listing = index.find(cells)
    const opening = openingIn(cells, formats, clock)
    const day = opening?.start.slice(0, 10)
    if (day && days && (day < days.from || day > days.to))
      cells.ask('other-dates', day, { right: `${plainLine(cells.cell('listingName')) || 'an opening'} on ${day}` })
    return { cells, hosts, listing, opening, key: opening && openingKey(opening) }
  })
  const openings = new OpeningIndex(existing)
  const inFile = new Map<string, number>()
  for (const { listing, opening } of readings) {
    if (listing && opening) inFile.set(slotOf(listing.id, opening), (inFile.get(slotOf(listing.id, opening)) ?? 0) + 1)
  }
  const moved = movesIn(readings, openings)
  const room = new Map(existing.listings.map(listing => [listing.id, listings.fields.openings.max! - listing.openings.length]))
  const lines = new Map<string, number>()
  const rowsOfFile = await mapWithoutBlocking(readings, reading => planned(reading, openings, { inFile, moved, room, lines }))
  return [...rowsOfFile, ...goneOpenings(readings, rowsOfFile, existing, file)]
}

interface Tally {
  /** The opening that each row moves to another time. */
  readonly moved: ReadonlyMap<Reading, ExistingOpening>
  /** Number of openings of the file in each slot. */
  readonly inFile: ReadonlyMap<string, number>
  /** How many more openings each listing can have. */
  readonly room: Map<string, number>
  /** The line of each opening in the file: different rows may have the same opening. */
  readonly lines: Map<string, number>
}

function planned(reading: Reading, openings: OpeningIndex, { inFile, moved, room, lines }: Tally): PlannedRow {
  const { cells, listing, opening, key } = reading
  const plan = (findings: RowFindings) => plannedRow(cells, namesOf(cells, listing, opening), listing && { recordId: listing.id, ...findings })
  if (!listing || !opening || !key || cells.reasons.length > 0) return plan({})
  const sameAs = lines.get(`${listing.id}|${key}`)
  if (sameAs !== undefined) return plan({ sameAs })
  lines.set(`${listing.id}|${key}`, cells.row.line)
  const candidates = openings.of(listing.id, opening)
  const same = openings.byKey(listing.id, key) ?? candidates.find(candidate => changesOf(candidate, opening).length === 0)
  const alone = candidates.length === 1 && inFile.get(slotOf(listing.id, opening)) === 1
  const match = same ?? (alone ? candidates[0] : undefined) ?? moved.get(reading)
  if (match) {
    const changes = changesOf(match, opening)
    if (match === moved.get(reading)) cells.warn('moved', 'start', `${spoken(match)} → ${spoken(opening)}`)
    if (changes.length > 0 && listing.isPrinted) cells.fail('printed')
    return plan({ entryKey: match.key, changes })
  }
  const left = room.get(listing.id) ?? 0
  if (listing.isPrinted) cells.fail('printed')
  else if (left === 0) cells.fail('too-many-openings', undefined, listings.fields.openings.max!)
  else room.set(listing.id, left - 1)
  return plan({ data: opening })
}

/**
 * The openings that a corrected file moves: of one listing and name, just one row has no opening at its time, and just one opening has no
 * row. Only a file that repeats some of the openings is a corrected one; another one adds to them.
 */
function movesIn(readings: readonly Reading[], openings: OpeningIndex): ReadonlyMap<Reading, ExistingOpening> {
  const rows = new Map<string, Reading[]>()
  const kept = new Set<ExistingOpening>()
  for (const reading of readings) {
    const { cells, listing, opening, key } = reading
    if (!listing || !opening || !key) continue
    const there = [openings.byKey(listing.id, key), ...openings.of(listing.id, opening)].filter(one => one !== undefined)
    for (const one of there) kept.add(one)
    if (there.length > 0 || cells.reasons.length > 0) continue
    const name = nameOf(listing.id, opening)
    rows.set(name, [...(rows.get(name) ?? []), reading])
  }
  if (kept.size === 0) return new Map()
  return new Map(
    [...rows].flatMap(([name, [reading, ...others]]) => {
      const [opening, ...more] = openings.named(name).filter(one => !kept.has(one))
      return reading && opening && others.length === 0 && more.length === 0 ? [[reading, opening] as const] : []
    }),
  )
}

/** As with listings, an empty cell changes nothing. */
const changesOf = (before: ExistingOpening, parsed: ImportedOpening) =>
  changedFields(before, parsed.extra ? { ...parsed, extra: { ...before.extra, ...parsed.extra } } : parsed)

function namesOf(cells: OpeningCells, listing: ExistingListing | undefined, opening: ImportedOpening | undefined): readonly string[] {
  const host = listing?.fields.displayName ?? plainLine(cells.cell('listingName') || cells.cell('listingKey'))
  const when = opening?.start.replace('T', ' ') ?? cells.cell('start')
  return [host, opening?.name ?? plainLine(cells.cell('name')), when]
}

/** Openings of one listing with the same name and start: usually one. */
const slotOf = (listingId: string, { name = '', start }: ImportedOpening) => `${listingId}|${start}|${name}`

const nameOf = (listingId: string, { name = '' }: ImportedOpening) => `${listingId}|${name}`

const spoken = ({ start, end }: ImportedOpening) => `${start.replace('T', ' ')}–${end.slice(11)}`

class OpeningIndex {
  private readonly bySlot = new Map<string, ExistingOpening[]>()
  private readonly byName = new Map<string, ExistingOpening[]>()
  private readonly keyed = new Map<string, ExistingOpening>()

  constructor(existing: ExistingListings) {
    for (const { id, openings } of existing.listings) {
      for (const opening of openings) {
        this.keyed.set(`${id}|${opening.key}`, opening)
        const slot = slotOf(id, opening)
        const there = this.bySlot.get(slot)
        if (there) there.push(opening)
        else this.bySlot.set(slot, [opening])
        this.byName.set(nameOf(id, opening), [...(this.byName.get(nameOf(id, opening)) ?? []), opening])
      }
    }
  }

  of(listingId: string, opening: ImportedOpening): readonly ExistingOpening[] {
    return this.bySlot.get(slotOf(listingId, opening)) ?? []
  }

  named(name: string): readonly ExistingOpening[] {
    return this.byName.get(name) ?? []
  }

  /** The opening that an earlier import made from the same content, even if staff changed it since. */
  byKey(listingId: string, key: string): ExistingOpening | undefined {
    return this.keyed.get(`${listingId}|${key}`)
  }
}
