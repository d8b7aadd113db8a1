import { grouped } from '../../shared/grouped'
import { indexHeading, indexName, indexOrder } from './index-names'
import { inNumberOrder, type MapNumber } from './map-number'

/** A listing of the guide, as the indexes name it. */
export interface IndexedListing {
  readonly id: string
  /** Who is in the guide with two listings has one entry in an index of names. */
  readonly artistId?: string | undefined
  readonly sortName: string
  /** Absent for a listing by appointment. */
  readonly number?: MapNumber | undefined
  readonly unit?: string | undefined
  readonly media: readonly string[]
  readonly neighbourhood?: { readonly name: string; readonly order: number } | undefined
  readonly building?: string | undefined
  readonly weekends: readonly { readonly n: number; readonly name: string }[]
}

export const indexKinds = ['name', 'medium', 'neighbourhood', 'building', 'weekend'] as const
export type IndexKind = (typeof indexKinds)[number]

export interface IndexEntry {
  readonly text: string
  /** Where it is on the map: `17`, in a building with its unit `17 201`. */
  readonly numbers: readonly string[]
  /** The listings of the entry, by which its pages in the printed guide are found. */
  readonly listingIds: readonly string[]
}
export interface IndexSection {
  readonly heading: string
  readonly entries: readonly IndexEntry[]
}
export type Indexes = Readonly<Record<IndexKind, readonly IndexSection[]>>

/** The indexes of a guide. Every listing is in each of them that it has something for; names and media are sorted, the others by number. */
export function buildIndexes(listings: readonly IndexedListing[]): Indexes {
  const all = listings.map(listing => ({ ...listing, text: indexName(listing.sortName) })).sort(byName)
  return {
    name: sections(all, one => [indexHeading(one.text)], byName).sort(
      (a, b) => headingRank(a.heading) - headingRank(b.heading) || indexOrder.compare(a.heading, b.heading),
    ),
    medium: sections(all, ({ media }) => [...new Set(media)], byName).sort(byHeading),
    neighbourhood: sectionsInOrder(all, ({ neighbourhood }) => (neighbourhood ? [{ ...neighbourhood, key: neighbourhood.order }] : [])),
    building: sections(all, ({ building }) => (building === undefined ? [] : [building]), byNumber).sort(byHeading),
    weekend: sectionsInOrder(all, ({ weekends }) => weekends.map(({ n, name }) => ({ name, key: n }))),
  }
}

type Named = IndexedListing & { readonly text: string }

const byName = (a: Named, b: Named) => indexOrder.compare(a.text, b.text) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const byNumber = (a: Named, b: Named) => inNumberOrder(a.number, b.number) || indexOrder.compare(a.unit ?? '', b.unit ?? '') || byName(a, b)

const byHeading = (a: IndexSection, b: IndexSection) => indexOrder.compare(a.heading, b.heading)

/** Orders headings: signs, digits, letters, and last the scripts that have no letter headings. */
const headingRank = (heading: string) => (heading === '*' ? 0 : heading === '0–9' ? 1 : heading === 'Other scripts' ? 3 : 2)

function sections(all: readonly Named[], headingsOf: (one: Named) => readonly string[], order: (a: Named, b: Named) => number): IndexSection[] {
  const placed = all.flatMap(one => headingsOf(one).map(heading => ({ heading, one })))
  return [...grouped(placed, ({ heading }) => heading)].map(([heading, group]) => ({
    heading,
    entries: entriesOf(group.map(({ one }) => one).sort(order)),
  }))
}

function sectionsInOrder(
  all: readonly Named[],
  placesOf: (one: Named) => readonly { readonly name: string; readonly key: number }[],
): readonly IndexSection[] {
  const keys = new Map(all.flatMap(one => placesOf(one).map(({ name, key }) => [name, key] as const)))
  return sections(all, one => placesOf(one).map(({ name }) => name), byNumber).sort(
    (a, b) => keys.get(a.heading)! - keys.get(b.heading)! || byHeading(a, b),
  )
}

/** One entry for each person or place; two artists of one name stay two. */
function entriesOf(sorted: readonly Named[]): readonly IndexEntry[] {
  return [...grouped(sorted, ({ artistId, id, text }) => `${artistId ?? id} ${text}`).values()].map(group => ({
    text: group[0]!.text,
    numbers: [...new Set([...group].sort(byNumber).flatMap(({ number, unit }) => (number === undefined ? [] : unit ? `${number} ${unit}` : number)))],
    listingIds: group.map(({ id }) => id),
  }))
}
