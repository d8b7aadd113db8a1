import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import type { ExistingListing, ExistingListings } from '../listings/imported-listing'
import type { OpeningCells } from './opening-row'

/** Finds the listing of an opening: by its imported key, else by its id, else by its name. */
export class OpeningListings {
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

  /** By the key, else, and where no listing has the key, by the name. */
  possible(cells: OpeningCells): readonly ExistingListing[] {
    const { key, name } = named(cells)
    const found = key ? this.byKey.get(key) : undefined
    return found ? [found] : (this.byName.get(comparable(name)) ?? [])
  }

  find(cells: OpeningCells): ExistingListing | undefined {
    const { key, name } = named(cells)
    if (key) {
      const found = this.byKey.get(key)
      if (!found) cells.fail('unknown-listing', 'listingKey', key)
      return found
    }
    if (!name) return cells.fail('missing', 'listingKey')
    const found = this.possible(cells)
    if (found.length === 0) cells.fail('unknown-listing', 'listingName', name)
    if (found.length > 1) cells.fail('ambiguous-listing', 'listingName', name)
    return found.length === 1 ? found[0] : undefined
  }
}

const named = (cells: OpeningCells) => ({ key: plainLine(cells.cell('listingKey')), name: plainLine(cells.cell('listingName')) })
