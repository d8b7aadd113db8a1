import { pages } from '../../../domain/content/pages.collection'
import { pageAddress } from '../../../domain/content/sections'
import { listings } from '../../../domain/guide/listings.collection'
import { people } from '../../../domain/people/people.collection'
import type { Collection, StoredOf } from '../../../domain/shared/records/collection'
import { type Rule, scope } from '../../../domain/shared/records/policy'
import type { RowRecord } from '../../../domain/tables/row-source'

/** A collection that the palette searches. */
export interface PaletteSource {
  readonly label: string
  readonly of: Collection
  /** Who may search it. */
  readonly rule: Rule
  readonly name: (row: RowRecord) => string
  /** Text that distinguishes records of the same name; searched too. */
  readonly more: (row: RowRecord) => string
  /** Phone numbers; found by their digits. */
  readonly phones?: (row: RowRecord) => readonly string[]
  readonly to: (row: RowRecord) => string
}

interface SourceOf<C extends Collection> {
  readonly label: string
  readonly of: C
  readonly rule: Rule
  readonly name: (row: StoredOf<C>) => string
  readonly more: (row: StoredOf<C>) => string
  readonly phones?: (row: StoredOf<C>) => readonly string[]
  readonly to: (row: StoredOf<C>) => string
}
/** Rows of a collection's index contain the fields that are read here. */
const source = <C extends Collection>(of: SourceOf<C>) => of as unknown as PaletteSource

export const paletteSources: readonly PaletteSource[] = [
  source({
    label: 'People',
    of: people,
    rule: scope('people'),
    name: ({ names }) => names.display,
    more: ({ names, emails, phones = [], organisation }) =>
      [names.sort, ...emails.map(({ address }) => address), ...phones, organisation].filter(Boolean).join(', '),
    phones: ({ phones = [] }) => phones,
    to: ({ id }) => `/cpanel/userfinder?person=${id}`,
  }),
  source({
    label: 'Listings',
    of: listings,
    rule: scope('guide'),
    name: ({ displayName }) => displayName,
    more: ({ mapNumber, mapSuffix = '', editionId }) =>
      [mapNumber !== undefined && `number ${mapNumber}${mapSuffix}`, editionId].filter(Boolean).join(', '),
    to: ({ id }) => `/cpanel/sfoslistings?open=${id}`,
  }),
  source({
    label: 'Pages',
    of: pages,
    rule: scope('content'),
    name: ({ title }) => title,
    more: ({ slug, parent }) => [parent, slug].filter(Boolean).join('/'),
    // Visitors do not read an archived page, so it opens where it can be published again.
    to: page => (page.status === 'published' ? pageAddress(page) : `/cpanel/pagebuilder?open=${page.id}`),
  }),
]
