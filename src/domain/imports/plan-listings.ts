import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { comparable } from './cell-values'
import { importedListingId } from './imported-listing-id'
import type { Existing, ExistingListing, ImportedListing, ListingFieldName } from './imported-record'
import { comparePins } from './listing-pin'
import { ListingReader, type ListingReading, sortNameOf } from './listing-row'
import type { PlanContext } from './plan-context'
import type { FieldChange, PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'

const noListing = { media: [], tags: [], facilities: [], links: [], byAppointment: false }

export function planListings(rows: readonly RowCells[], { formats, edition, existing }: PlanContext): PlannedRow[] {
  const reader = new ListingReader(formats, existing)
  const readings = rows.map(cells => ({ cells, reading: reader.read(cells) }))
  comparePins(readings.map(({ cells, reading }) => ({ cells, pin: reading.said.pin })))
  const standing = new StandingListings(existing, edition.id)
  const lines = new Map<string, number>()
  return readings.map(({ cells, reading }) => {
    usedTwice(cells, reading, lines)
    return planned(cells, reading, standing)
  })
}

/** A key names one row of the file; without keys, name and address do. */
function usedTwice(cells: RowCells, { key, said }: ListingReading, lines: Map<string, number>): void {
  const names = key ? `key ${key}` : `place ${placeOf(said)}`
  const first = lines.get(names)
  if (first !== undefined) cells.fail(key ? 'key-used-twice' : 'name-used-twice', key ? 'key' : 'displayName', first)
  else if (cells.reasons.length === 0) lines.set(names, cells.row.line)
}

function planned(cells: RowCells, reading: ListingReading, standing: StandingListings): PlannedRow {
  const { said } = reading
  const match = cells.reasons.length > 0 ? undefined : standing.find(cells, reading)
  const { reasons, warnings, hash } = cells
  const row = { line: cells.row.line, hash, name: said.displayName ?? '', reasons, warnings }
  if (reasons.length > 0) return { ...row, action: 'error' }
  if (!match) {
    const sortName = said.sortName ?? sortNameOf(said.displayName ?? '')
    return { ...row, action: 'create', data: { ...noListing, source: { key: '' }, ...said, sortName } as ImportedListing }
  }
  const changes = changesTo(match, said)
  if (changes.length > 0) return { ...row, action: 'update', listingId: match.id, changes }
  return { ...row, action: 'skip', listingId: match.id, reasons: [{ code: 'unchanged' }] }
}

/** An empty cell changes nothing: what staff have written since the last file stays. */
function changesTo({ fields }: ExistingListing, said: ListingReading['said']): FieldChange[] {
  const after: Partial<ImportedListing> = { ...said }
  const { displayName: oldName = '', pin, extra } = fields
  if (said.sortName === undefined && said.displayName !== oldName && fields.sortName === sortNameOf(oldName))
    Object.assign(after, { sortName: sortNameOf(said.displayName ?? '') })
  if (said.pin && pin && said.pin.lat === pin.lat && said.pin.lng === pin.lng) Object.assign(after, { pin })
  if (said.extra) Object.assign(after, { extra: { ...extra, ...said.extra } })
  return (Object.keys(after) as ListingFieldName[])
    .filter(name => !sameValue(fields[name] as Value | undefined, after[name] as Value | undefined))
    .map(field => ({ field, ...(fields[field] !== undefined && { before: fields[field] }), after: after[field] }))
}

const placeOf = ({ displayName = '', address = '' }: Partial<ImportedListing>) => `${comparable(displayName)}|${comparable(address)}`

/** The edition's listings by the key of the file they came from, and by name and address. */
class StandingListings {
  private readonly byKey = new Map<string, ExistingListing>()
  private readonly byPlace = new Map<string, ExistingListing[]>()

  private readonly byId: ReadonlyMap<string, ExistingListing>

  constructor(
    { listings }: Existing,
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

  /** By key, or as the listing this very row made; then by place, but listings with different keys are different. */
  find(cells: RowCells, { key, said }: ListingReading): ExistingListing | undefined {
    const named = (key ? this.byKey.get(key) : undefined) ?? this.byId.get(importedListingId(this.editionId, cells.hash))
    if (named) return named
    const here = this.byPlace.get(placeOf(said)) ?? []
    const candidates = key ? here.filter(listing => !listing.fields.source?.key) : here
    if (candidates.length > 1) cells.fail('ambiguous-listing', 'displayName', candidates.length)
    else if (candidates.length === 0 && here.length > 0) cells.warn('same-name-and-place', 'displayName', here[0]!.fields.source?.key)
    return candidates.length === 1 ? candidates[0] : undefined
  }
}
