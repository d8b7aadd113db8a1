import { omitUndefined } from '../../../shared/omit-undefined'
import { changedFields } from '../../plan/changed-fields'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { goneListings, placeOf } from './absent-listings'
import { type ExistingListing, type ExistingListings, type ImportedListing, importedListingId } from './imported-listing'
import { areaOf, comparePins } from './listing-pin'
import { type ListingCells, ListingReader, type ListingReading, sortNameOf } from './listing-row'

const noListing = { media: [], tags: [], facilities: [], links: [], byAppointment: false }

export async function planListings(rows: readonly ListingCells[], existing: ExistingListings, file: PlanInput): Promise<readonly PlannedRow[]> {
  const reader = new ListingReader(file.formats, existing)
  const readings = await mapWithoutBlocking(rows, cells => ({ cells, reading: reader.read(cells) }))
  comparePins(readings.map(({ cells, reading }) => ({ cells, pin: reading.parsed.pin })))
  const area = areaOf(existing.listings, file.tz)
  for (const { cells, reading } of readings) {
    const { pin, displayName = '' } = reading.parsed
    if (pin && !area.holds(pin)) cells.ask('far-away', `${pin.lat}, ${pin.lng}`, { right: displayName })
  }
  const matcher = new ListingMatcher(existing, file.editionId ?? '')
  const lines = new Map<string, number>()
  const rowsOfFile = await mapWithoutBlocking(readings, ({ cells, reading }) => {
    usedTwice(cells, reading, lines)
    return planned(cells, reading, matcher, existing)
  })
  return [...rowsOfFile, ...goneListings(readings, rowsOfFile, existing, file)]
}

/** A key identifies one row of the file; without keys, name and address do. */
function usedTwice(cells: ListingCells, { key, parsed }: ListingReading, lines: Map<string, number>): void {
  const names = key ? `key ${key}` : `place ${placeOf(parsed)}`
  const first = lines.get(names)
  if (first !== undefined) cells.fail(key ? 'key-used-twice' : 'name-used-twice', key ? 'key' : 'displayName', first)
  else if (cells.reasons.length === 0) lines.set(names, cells.row.line)
}

function planned(cells: ListingCells, reading: ListingReading, matcher: ListingMatcher, existing: ExistingListings): PlannedRow {
  const match = cells.reasons.length > 0 ? undefined : matcher.find(cells, reading)
  const parsed = withNeighbourhood(reading.parsed, match, existing)
  const names = [parsed.displayName]
  if (!match) {
    const sortName = parsed.sortName ?? sortNameOf(parsed.displayName ?? '')
    return plannedRow(cells, names, { data: { ...noListing, source: { key: '' }, ...parsed, sortName } })
  }
  const changes = changesOf(match, parsed)
  if (changes.length > 0 && match.isPrinted) cells.fail('printed')
  return plannedRow(cells, names, { recordId: match.id, changes })
}

/** Where neither the file nor the listing says the neighborhood, it is the one that contains the pin. */
function withNeighbourhood(parsed: ListingReading['parsed'], match: ExistingListing | undefined, { neighbourhoodAt }: ExistingListings) {
  if (parsed.neighbourhoodId !== undefined || match?.fields.neighbourhoodId !== undefined || !parsed.pin) return parsed
  return omitUndefined<ListingReading['parsed']>({ ...parsed, neighbourhoodId: neighbourhoodAt?.(parsed.pin) })
}

/** An empty cell changes nothing: what staff wrote since the last file stays. */
function changesOf({ fields }: ExistingListing, parsed: ListingReading['parsed']) {
  const after: Partial<ImportedListing> = { ...parsed }
  const { displayName: oldName = '', pin, extra } = fields
  if (parsed.sortName === undefined && parsed.displayName !== oldName && fields.sortName === sortNameOf(oldName))
    Object.assign(after, { sortName: sortNameOf(parsed.displayName ?? '') })
  if (parsed.pin && pin && parsed.pin.lat === pin.lat && parsed.pin.lng === pin.lng) Object.assign(after, { pin })
  if (parsed.extra) Object.assign(after, { extra: { ...extra, ...parsed.extra } })
  return changedFields(fields, after)
}

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
  find(cells: ListingCells, { key, parsed }: ListingReading): ExistingListing | undefined {
    const named = (key ? this.byKey.get(key) : undefined) ?? this.byId.get(importedListingId(this.editionId, cells.hash))
    if (named) return named
    const here = this.byPlace.get(placeOf(parsed)) ?? []
    const candidates = key ? here.filter(listing => !listing.fields.source?.key) : here
    if (candidates.length > 1) cells.fail('ambiguous-listing', 'displayName', candidates.length)
    else if (candidates.length === 0 && here.length > 0) cells.warn('same-name-and-place', 'displayName', here[0]!.fields.source?.key)
    return candidates.length === 1 ? candidates[0] : undefined
  }
}
