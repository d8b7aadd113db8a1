import { listingContacts, type OpeningSource } from '../../../guide/listing-contacts.collection'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'

/**
 * Import data stored beside a listing: cells that no field holds, by column header, for the listing and for its openings by their keys; and
 * the imports that created its openings.
 */
export type OtherColumns = Pick<DataOf<typeof listingContacts>, 'extra' | 'openingExtra' | 'openingSources'>

/** The same for one opening. */
export interface KeptOfOpening {
  readonly extra?: Columns | undefined
  readonly source?: OpeningSource | undefined
}
type Columns = OtherColumns['extra']

/** The listing's private document for its other columns. */
const importedDocument = 'imported'

/** The other columns of some listings within one transaction: read together, changed here, written once for each listing. */
export class OtherColumnsWithin {
  private readonly changed = new Map<string, OtherColumns>()

  private constructor(private readonly found: ReadonlyMap<string, StoredOf<typeof listingContacts>>) {}

  static async read(within: RecordsWithin, listingIds: readonly string[]): Promise<OtherColumnsWithin> {
    const found = await Promise.all(listingIds.map(listing => within.get(listingContacts, importedDocument, { listing })))
    return new OtherColumnsWithin(new Map(found.flatMap((columns, i) => (columns ? [[listingIds[i]!, columns] as const] : []))))
  }

  of(listingId: string): OtherColumns {
    return this.changed.get(listingId) ?? this.found.get(listingId) ?? {}
  }

  keep(listingId: string, change: OtherColumns): void {
    const { extra, openingExtra, openingSources } = this.of(listingId)
    this.changed.set(listingId, { extra, openingExtra, openingSources, ...change })
  }

  ofOpening(listingId: string, key: string): KeptOfOpening {
    const { openingExtra, openingSources } = this.of(listingId)
    return { extra: openingExtra?.[key], source: openingSources?.[key] }
  }

  keepOfOpening(listingId: string, key: string, { extra, source }: KeptOfOpening): void {
    const before = this.ofOpening(listingId, key)
    if (!before.extra && !before.source && !extra && !source) return
    const { openingExtra, openingSources } = this.of(listingId)
    this.keep(listingId, { openingExtra: withEntry(openingExtra, key, extra), openingSources: withEntry(openingSources, key, source) })
  }

  write(within: RecordsWithin, editionId: string): void {
    for (const [listing, columns] of this.changed) {
      const before = this.found.get(listing)
      const isEmpty = !columns.extra && !columns.openingExtra && !columns.openingSources
      if (before && isEmpty) within.delete(listingContacts, importedDocument, { listing })
      else if (before) within.change(listingContacts, before, columns, { listing })
      else if (!isEmpty) within.create(listingContacts, importedDocument, { ownerIds: [], editionId, listingId: listing, ...columns }, { listing })
    }
  }
}

/** The map with the entry, or without it; `undefined` where none is left. */
function withEntry<T>(all: { readonly [key: string]: T } = {}, key: string, entry: T | undefined): { readonly [key: string]: T } | undefined {
  const { [key]: _, ...others } = all
  const after = entry === undefined ? others : { ...others, [key]: entry }
  return Object.keys(after).length > 0 ? after : undefined
}
