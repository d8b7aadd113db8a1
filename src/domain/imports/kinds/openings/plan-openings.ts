import { listings } from '../../../guide/listings.collection'
import { comparable, plainLine } from '../../cells/cell-values'
import { WallReader } from '../../cells/wall-reader'
import type { FileToPlan } from '../../file/file-to-plan'
import { changesTo } from '../../plan/changes-to'
import { inTurns } from '../../plan/in-turns'
import { type PlannedRow, plannedRow, unchanged } from '../../plan/planned-row'
import type { ExistingListing, ExistingListings } from '../listings/imported-listing'
import type { ImportedOpening, StandingOpening } from './imported-opening'
import { openingKey } from './opening-key'
import { type OpeningCells, openingIn } from './opening-row'

interface Reading {
  readonly cells: OpeningCells
  readonly listing: ExistingListing | undefined
  readonly opening: ImportedOpening | undefined
  /** The opening's key, from its content. */
  readonly key: string | undefined
}

export async function planOpenings(
  rows: readonly OpeningCells[],
  existing: ExistingListings,
  { formats, tz }: FileToPlan,
): Promise<readonly PlannedRow[]> {
  const clock = new WallReader(tz)
  const hosts = new Hosts(existing)
  const readings = await inTurns(rows, (cells): Reading => {
    const listing = hosts.find(cells)
    const opening = openingIn(cells, formats, clock)
    return { cells, listing, opening, key: opening && openingKey(opening) }
  })
  const standing = new StandingOpenings(existing)
  const inFile = new Map<string, number>()
  for (const { listing, opening } of readings) {
    if (listing && opening) inFile.set(slotOf(listing.id, opening), (inFile.get(slotOf(listing.id, opening)) ?? 0) + 1)
  }
  const room = new Map(existing.listings.map(({ id, openings }) => [id, listings.fields.openings.max! - openings.length]))
  const lines = new Map<string, number>()
  return inTurns(readings, reading => planned(reading, standing, { inFile, room, lines }))
}

interface Tally {
  /** Number of openings of the file in each slot. */
  readonly inFile: ReadonlyMap<string, number>
  /** How many more openings each listing can have. */
  readonly room: Map<string, number>
  /** The line of each opening in the file: different rows may have the same opening. */
  readonly lines: Map<string, number>
}

function planned({ cells, listing, opening, key }: Reading, standing: StandingOpenings, { inFile, room, lines }: Tally): PlannedRow {
  const row = { ...plannedRow(cells, ...namesOf(cells, listing, opening)), ...(listing && { recordId: listing.id }) }
  if (!listing || !opening || !key || cells.reasons.length > 0) return { ...row, action: 'error' }
  const line = lines.get(`${listing.id}|${key}`)
  if (line !== undefined) return { ...row, action: 'skip', reasons: [{ code: 'duplicate-row', value: line }] }
  lines.set(`${listing.id}|${key}`, row.line)
  const candidates = standing.of(listing.id, opening)
  const same = standing.byKey(listing.id, key) ?? candidates.find(candidate => changesOf(candidate, opening).length === 0)
  const alone = candidates.length === 1 && inFile.get(slotOf(listing.id, opening)) === 1
  const match = same ?? (alone ? candidates[0] : undefined)
  if (match) {
    const changes = changesOf(match, opening)
    if (changes.length > 0) return { ...row, action: 'update', entryKey: match.key, changes }
    return { ...row, action: 'skip', reasons: unchanged }
  }
  const left = room.get(listing.id) ?? 0
  if (left === 0) return { ...row, action: 'error', reasons: [{ code: 'too-many-openings', value: listings.fields.openings.max! }] }
  room.set(listing.id, left - 1)
  return { ...row, action: 'create', data: opening }
}

/** As with listings, an empty cell changes nothing. */
const changesOf = (before: StandingOpening, said: ImportedOpening) =>
  changesTo(before, said.extra ? { ...said, extra: { ...before.extra, ...said.extra } } : said)

function namesOf(cells: OpeningCells, listing: ExistingListing | undefined, opening: ImportedOpening | undefined): readonly string[] {
  const host = listing?.fields.displayName ?? plainLine(cells.cell('listingName') || cells.cell('listingKey'))
  const when = opening?.start.replace('T', ' ') ?? cells.cell('start')
  return [host, opening?.name ?? plainLine(cells.cell('name')), when]
}

/** Openings of one listing with the same name and start: usually one. */
const slotOf = (listingId: string, { name = '', start }: ImportedOpening) => `${listingId}|${start}|${name}`

class StandingOpenings {
  private readonly bySlot = new Map<string, StandingOpening[]>()
  private readonly keyed = new Map<string, StandingOpening>()

  constructor(existing: ExistingListings) {
    for (const { id, openings } of existing.listings) {
      for (const opening of openings) {
        this.keyed.set(`${id}|${opening.key}`, opening)
        const slot = slotOf(id, opening)
        const there = this.bySlot.get(slot)
        if (there) there.push(opening)
        else this.bySlot.set(slot, [opening])
      }
    }
  }

  of(listingId: string, opening: ImportedOpening): readonly StandingOpening[] {
    return this.bySlot.get(slotOf(listingId, opening)) ?? []
  }

  /** The opening that an earlier import made from the same content, even if staff changed it since. */
  byKey(listingId: string, key: string): StandingOpening | undefined {
    return this.keyed.get(`${listingId}|${key}`)
  }
}

/** Finds the listing of an opening: by its imported key, else by its id, else by its name. */
class Hosts {
  private readonly byKey = new Map<string, ExistingListing>()
  private readonly byName = new Map<string, ExistingListing[]>()

  constructor(existing: ExistingListings) {
    for (const listing of existing.listings) this.byKey.set(listing.id, listing)
    for (const listing of existing.listings) {
      if (listing.fields.source?.key) this.byKey.set(listing.fields.source.key, listing)
      const name = comparable(listing.fields.displayName ?? '')
      const there = this.byName.get(name)
      if (there) there.push(listing)
      else this.byName.set(name, [listing])
    }
  }

  find(cells: OpeningCells): ExistingListing | undefined {
    const key = plainLine(cells.cell('listingKey'))
    const name = plainLine(cells.cell('listingName'))
    if (key) {
      const found = this.byKey.get(key)
      if (!found) cells.fail('unknown-listing', 'listingKey', key)
      return found
    }
    if (!name) return cells.fail('missing', 'listingKey')
    const found = this.byName.get(comparable(name)) ?? []
    if (found.length === 0) cells.fail('unknown-listing', 'listingName', name)
    if (found.length > 1) cells.fail('ambiguous-listing', 'listingName', name)
    return found.length === 1 ? found[0] : undefined
  }
}
