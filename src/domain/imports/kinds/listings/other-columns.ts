import { listingContacts } from '../../../guide/listing-contacts.collection'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'

/** Cells of a file that no field holds, by their column's header: of a listing, and of its openings by their keys. */
export type OtherColumns = Pick<DataOf<typeof listingContacts>, 'extra' | 'openingExtra'>

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
    const { extra, openingExtra } = this.of(listingId)
    this.changed.set(listingId, { extra, openingExtra, ...change })
  }

  keepOfOpening(listingId: string, key: string, extra: OtherColumns['extra']): void {
    const { [key]: before, ...others } = this.of(listingId).openingExtra ?? {}
    if (before === undefined && extra === undefined) return
    const openingExtra = extra ? { ...others, [key]: extra } : others
    this.keep(listingId, { openingExtra: Object.keys(openingExtra).length > 0 ? openingExtra : undefined })
  }

  write(within: RecordsWithin, editionId: string): void {
    for (const [listing, columns] of this.changed) {
      const before = this.found.get(listing)
      const isEmpty = !columns.extra && !columns.openingExtra
      if (before && isEmpty) within.delete(listingContacts, importedDocument, { listing })
      else if (before) within.change(listingContacts, before, columns, { listing })
      else if (!isEmpty) within.create(listingContacts, importedDocument, { ownerIds: [], editionId, listingId: listing, ...columns }, { listing })
    }
  }
}
