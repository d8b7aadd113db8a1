import { comparable } from '../../cells/cell-values'
import type { FileToPlan } from '../../file/file-to-plan'
import { changesTo } from '../../plan/changes-to'
import { inTurns } from '../../plan/in-turns'
import { type PlannedRow, plannedRow, unchanged } from '../../plan/planned-row'
import { type ExistingListing, type ExistingListings, type ImportedListing, importedListingId } from './imported-listing'
import { comparePins } from './listing-pin'
import { type ListingCells, ListingReader, type ListingReading, sortNameOf } from './listing-row'

const noListing = { media: [], tags: [], facilities: [], links: [], byAppointment: false }

export async function planListings(rows: readonly ListingCells[], existing: ExistingListings, file: FileToPlan): Promise<readonly PlannedRow[]> {
  const reader = new ListingReader(file.formats, existing)
  const readings = await inTurns(rows, cells => ({ cells, reading: reader.read(cells) }))
  comparePins(readings.map(({ cells, reading }) => ({ cells, pin: reading.said.pin })))
  const matcher = new ListingMatcher(existing, file.editionId ?? '')
  const lines = new Map<string, number>()
  return inTurns(readings, ({ cells, reading }) => {
    usedTwice(cells, reading, lines)
    return planned(cells, reading, matcher)
  })
}

/** A key identifies one row of the file; without keys, name and address do. */
function usedTwice(cells: ListingCells, { key, said }: ListingReading, lines: Map<string, number>): void {
  const names = key ? `key ${key}` : `place ${placeOf(said)}`
  const first = lines.get(names)
  if (first !== undefined) cells.fail(key ? 'key-used-twice' : 'name-used-twice', key ? 'key' : 'displayName', first)
  else if (cells.reasons.length === 0) lines.set(names, cells.row.line)
}

function planned(cells: ListingCells, reading: ListingReading, matcher: ListingMatcher): PlannedRow {
  const { said } = reading
  const match = cells.reasons.length > 0 ? undefined : matcher.find(cells, reading)
  const row = plannedRow(cells, said.displayName)
  if (cells.reasons.length > 0) return { ...row, action: 'error' }
  if (!match) {
    const sortName = said.sortName ?? sortNameOf(said.displayName ?? '')
    return { ...row, action: 'create', data: { ...noListing, source: { key: '' }, ...said, sortName } }
  }
  const changes = changesOf(match, said)
  if (changes.length > 0) return { ...row, action: 'update', recordId: match.id, changes }
  return { ...row, action: 'skip', recordId: match.id, reasons: unchanged }
}

/** An empty cell changes nothing: what staff wrote since the last file stays. */
function changesOf({ fields }: ExistingListing, said: ListingReading['said']) {
  const after: Partial<ImportedListing> = { ...said }
  const { displayName: oldName = '', pin, extra } = fields
  if (said.sortName === undefined && said.displayName !== oldName && fields.sortName === sortNameOf(oldName))
    Object.assign(after, { sortName: sortNameOf(said.displayName ?? '') })
  if (said.pin && pin && said.pin.lat === pin.lat && said.pin.lng === pin.lng) Object.assign(after, { pin })
  if (said.extra) Object.assign(after, { extra: { ...extra, ...said.extra } })
  return changesTo(fields, after)
}

const placeOf = ({ displayName = '', address = '' }: Partial<ImportedListing>) => `${comparable(displayName)}|${comparable(address)}`

/** The edition's listings by the key of the file they came from, and by name and address. */
class ListingMatcher {
  private readonly byKey = new Map<string, ExistingListing>()
  private readonly byPlace = new Map<string, ExistingListing[]>()

  private readonly byId: ReadonlyMap<string, ExistingListing>

  constructor(
    { listings }: ExistingListings,
    private readonly editionId: string,
  ) {
    this.byId = new Map(listings.map(listing => [listing.id, listing]))
    for (const listing of listings) {
      const { source } = listing.fields
      if (source?.key) this.byKey.set(source.key, listing)
      const place = placeOf(listing.fields)
      const here = this.byPlace.get(place)
      if (here) here.push(listing)
      else this.byPlace.set(place, [listing])
    }
  }

  /** By key, or as the listing that this row created; then by name and address. Listings with different keys are different. */
  find(cells: ListingCells, { key, said }: ListingReading): ExistingListing | undefined {
    const named = (key ? this.byKey.get(key) : undefined) ?? this.byId.get(importedListingId(this.editionId, cells.hash))
    if (named) return named
    const here = this.byPlace.get(placeOf(said)) ?? []
    const candidates = key ? here.filter(listing => !listing.fields.source?.key) : here
    if (candidates.length > 1) cells.fail('ambiguous-listing', 'displayName', candidates.length)
    else if (candidates.length === 0 && here.length > 0) cells.warn('same-name-and-place', 'displayName', here[0]!.fields.source?.key)
    return candidates.length === 1 ? candidates[0] : undefined
  }
}
