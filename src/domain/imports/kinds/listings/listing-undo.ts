import { listings, type Opening } from '../../../guide/listings.collection'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { ImportedRow, KeptRecord, RowUndo } from '../../import-handler'
import { editedFields, recordIdOf, restored } from '../../run/row-records'
import type { ExistingOpening, WithdrawnOpening } from '../openings/imported-opening'
import { storedOpening, withChangedOpening, withOpening, withoutOpening } from '../openings/listing-openings'
import { changedSource, isAsImported } from '../openings/opening-key'
import { listingContentHash } from './imported-listing'
import { type KeptOfOpening, type OtherColumns, OtherColumnsWithin } from './other-columns'
import { existingOpening } from './read-existing-listings'

/** Why an undo leaves a listing. */
export const listingKeeps = {
  'has-openings': 'it has openings that somebody added or changed since',
  printed: 'it was printed since',
  full: 'it has as many openings as a listing can have, so a withdrawn one cannot come back',
} as const

/** Undoes the changes of a batch's rows to one listing, where it still has the values that the import set. */
class ListingUndo {
  private change: Partial<DataOf<typeof listings>> = {}
  private isDeleted = false

  constructor(
    private readonly listing: StoredOf<typeof listings>,
    private readonly columns: OtherColumnsWithin,
  ) {}

  /** What was left unchanged, and why; `undefined` where the row is undone. */
  takeBack(row: ImportedRow): KeptRecord | undefined {
    if (this.listing.printLockedAt !== undefined) return this.kept('printed')
    if (row.openingKey === undefined) return row.action === 'create' ? this.uncreate(row) : this.restore(row)
    const opening = this.openings.find(other => other.key === row.openingKey)
    if (row.action === 'withdraw') return opening ? this.kept('edited-since', ['openings']) : this.bringBack(row)
    if (!opening) return undefined
    return row.action === 'create' ? this.removeOpening(opening) : this.restoreOpening(opening, row)
  }

  /** The caller writes the other columns, because it read them. */
  write(within: RecordsWithin): void {
    if (this.isDeleted) within.delete(listings, this.listing.id)
    else if (Object.keys(this.change).length > 0) within.change(listings, this.listing, this.change)
  }

  private get openings(): readonly Opening[] {
    return this.change.openings ?? this.listing.openings
  }

  /** Later imports are undone first, so a remaining opening was created or changed by hand, and the listing stays. */
  private uncreate(row: ImportedRow): KeptRecord | undefined {
    if (listingContentHash(this.listing, this.columns.of(this.listing.id)) !== row.content) return this.kept('edited-since')
    if (this.openings.length > 0) return this.kept('has-openings')
    this.isDeleted = true
    this.columns.keep(this.listing.id, { extra: undefined, openingExtra: undefined, openingSources: undefined })
    return undefined
  }

  private restore({ before = {}, after = {} }: ImportedRow): KeptRecord | undefined {
    const edited = editedFields({ ...this.listing, extra: this.columns.of(this.listing.id).extra }, after)
    const { extra, ...rest } = restored(before, after, edited) as Partial<DataOf<typeof listings>> & Pick<OtherColumns, 'extra'>
    this.change = { ...this.change, ...rest }
    if ('extra' in after && !edited.includes('extra')) this.columns.keep(this.listing.id, { extra })
    return edited.length > 0 ? this.kept('edited-since', edited) : undefined
  }

  private asExisting(opening: Opening): ExistingOpening {
    return existingOpening(opening, this.keptOf(opening).extra)
  }

  private keptOf({ key }: Pick<Opening, 'key'>): KeptOfOpening {
    return this.columns.ofOpening(this.listing.id, key)
  }

  private removeOpening(opening: Opening): KeptRecord | undefined {
    if (!isAsImported(this.asExisting(opening), this.keptOf(opening).source)) return this.kept('edited-since', ['openings'])
    this.columns.keepOfOpening(this.listing.id, opening.key, {})
    this.change = { ...this.change, openings: withoutOpening(this.openings, opening.key) }
    return undefined
  }

  private restoreOpening(opening: Opening, { before = {}, after = {} }: ImportedRow): KeptRecord | undefined {
    const current = this.asExisting(opening)
    const edited = editedFields(current, after)
    const wanted = Object.fromEntries(
      Object.entries({ ...current, ...restored(before, after, edited) }).filter(([, value]) => value !== undefined),
    ) as unknown as ExistingOpening
    this.change = { ...this.change, openings: withChangedOpening(this.openings, storedOpening(wanted, opening.start.tz)) }
    const source = changedSource(this.keptOf(opening).source, current, wanted)
    this.columns.keepOfOpening(this.listing.id, opening.key, { extra: wanted.extra, source })
    return edited.length > 0 ? this.kept('edited-since', ['openings']) : undefined
  }

  /** Restores an opening that was withdrawn because the file no longer contained it. */
  private bringBack({ before }: ImportedRow): KeptRecord | undefined {
    const { opening, tz, source } = before as unknown as WithdrawnOpening
    if (this.openings.length >= listings.fields.openings.max!) return this.kept('full', ['openings'])
    this.change = { ...this.change, openings: withOpening(this.openings, storedOpening(opening, tz)) }
    this.columns.keepOfOpening(this.listing.id, opening.key, { extra: opening.extra, source })
    return undefined
  }

  private kept(reason: 'edited-since' | keyof typeof listingKeeps, fields?: readonly string[]): KeptRecord {
    return { name: this.listing.displayName, reason, ...(fields && { fields }) }
  }
}

/** Undoes what rows did to listings and their openings. Several rows may have changed one listing, which is written once. */
export async function undoListings(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<RowUndo> {
  const found = await within.getAll(listings, rows.map(recordIdOf))
  const columns = await OtherColumnsWithin.read(within, [...new Set(rows.map(recordIdOf))])
  const undos = new Map([...found].map(([id, listing]) => [id, new ListingUndo(listing, columns)]))
  return {
    undo: row => undos.get(recordIdOf(row))?.takeBack(row),
    finish() {
      for (const undo of undos.values()) undo.write(within)
      columns.write(within, [...found.values()][0]?.editionId ?? '')
    },
  }
}
