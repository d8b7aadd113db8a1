import { printLimits } from '../../../guide/listings.collection'
import { omitUndefined } from '../../../shared/omit-undefined'
import { comparable } from '../../../shared/text/comparable'
import { linksIn, plainLine, plainText } from '../../cells/cell-values'
import { knownByWord, otherCells } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import type { Formats } from '../../columns/column-mapping'
import type { RowText } from '../../plan/row-text'
import { type ExistingListings, importedListingFields as fields, type ImportedListing } from './imported-listing'
import { pinIn } from './listing-pin'
import { listingColumns } from './listings-import'

/** Sentences about rows of listings. */
export const listingWords = {
  reasons: {
    printed: () => 'It was printed, so nothing of it changes. Add a correction to the listing.',
    'far-away': ({ cell }) => `${cell} is far from the city of this edition. Answer the question above: are such places right?`,
    'ambiguous-listing': ({ value }) => `Several listings of this edition match (${value}). Use their keys.`,
  },
  warnings: {
    'over-print-limit': {
      row: ({ label, value }) => `${label} has ${value} characters. The printed guide shortens it.`,
      all: 'too long for the printed guide, which shortens it; the website does not',
    },
    'moved-to-about': {
      row: ({ label, value }) => `${label} is too long (${value} characters) and is added to the text on the website.`,
      all: 'a text is too long for print and is added to the text on the website',
    },
    'unknown-neighbourhood': {
      row: ({ cell }) => `${cell} is not one of the neighborhoods. It is stored among the other columns.`,
      all: 'no neighborhood of this name, stored among the other columns',
    },
    'same-name-and-place': {
      row: () => 'Another listing, with another key, has the same name and address.',
      all: 'another listing has the same name and address',
    },
  },
} as const satisfies RowText

export type ListingCells = CellsOf<typeof listingWords>

/** Only the fields that a row has, so that an update leaves the others unchanged. */
export interface ListingReading {
  readonly key: string
  readonly parsed: Partial<ImportedListing>
}

/** Reads listings row by row. What does not fit its field is stored among the other columns, with a warning. */
export class ListingReader {
  private readonly neighbourhoods: ReadonlyMap<string, { readonly id: string }>

  constructor(
    private readonly formats: Formats,
    existing: ExistingListings,
  ) {
    this.neighbourhoods = knownByWord(existing.neighbourhoods, ({ id, name }) => [id, name])
  }

  read(cells: ListingCells): ListingReading {
    const displayName = plainLine(cells.cell('displayName'))
    if (displayName === '') cells.fail('missing', 'displayName')
    if (displayName.length > fields.displayName.max!) cells.fail('too-long', 'displayName', displayName.length)
    else if (displayName.length > printLimits.displayName) cells.warn('over-print-limit', 'displayName', displayName.length)
    const key = plainLine(cells.cell('key'))
    if (key.length > fields.source.fields!['key']!.max!) cells.fail('too-long', 'key', key.length)
    const parsed = {
      displayName,
      ...readFields(cells, listingColumns, this.formats, 'keep'),
      ...this.texts(cells),
      address: this.address(cells),
      links: this.links(cells),
      neighbourhoodId: this.neighbourhood(cells),
      pin: pinIn(cells, this.formats),
      source: key ? { key } : undefined,
      extra: otherCells(cells),
    }
    cells.weigh()
    return { key, parsed: omitUndefined<Partial<ImportedListing>>(parsed) }
  }

  private texts(cells: ListingCells): Pick<Partial<ImportedListing>, 'blurb' | 'about'> {
    const short = plainLine(cells.cell('blurb'))
    const fits = short.length <= fields.blurb.max!
    const paragraphs: string[] = []
    let length = 0
    if (!fits) {
      cells.warn('moved-to-about', 'blurb', short.length)
      paragraphs.push(short)
      length = short.length
    }
    for (const { header, cell } of cells.cells('about')) {
      const text = plainText(cell)
      if (length + 2 + text.length <= fields.about.max!) {
        paragraphs.push(text)
        length += 2 + text.length
      } else {
        cells.warn('kept-as-other-column', 'about', text.length)
        cells.keep(header, cell)
      }
    }
    const about = [...new Set(paragraphs)].join('\n\n')
    return { ...(fits && short && { blurb: short }), ...(about && { about }) }
  }

  private address(cells: ListingCells): string | undefined {
    const [street] = cells.cells('address')
    const postcode = plainLine(cells.cell('postcode'))
    const line = street ? plainLine(street.cell) : ''
    const whole = postcode && !line.includes(postcode) ? [line, postcode].filter(Boolean).join(', ') : line
    if (whole.length <= fields.address.max!) return whole || undefined
    cells.warn('kept-as-other-column', 'address', whole.length)
    if (street) cells.keep(street.header, street.cell)
    return undefined
  }

  private links(cells: ListingCells): readonly string[] | undefined {
    const read = cells.cells('links').map(({ header, cell }) => ({ header, cell, ...linksIn(cell) }))
    const all = [...new Set(read.flatMap(({ links }) => links))].filter(link => link.length <= fields.links.of!.max!)
    const some = all.slice(0, fields.links.max)
    for (const { header, cell, wrong } of read) {
      if (wrong.length > 0) cells.warn('not-a-link', 'links', wrong[0])
      if (wrong.length > 0 || some.length < all.length) cells.keep(header, cell)
    }
    if (some.length < all.length) cells.warn('list-shortened', 'links', all.length)
    return some.length > 0 ? some : undefined
  }

  private neighbourhood(cells: ListingCells): string | undefined {
    const [first] = cells.cells('neighbourhood')
    if (!first) return undefined
    const id = this.neighbourhoods.get(comparable(first.cell))?.id
    if (id === undefined) {
      cells.warn('unknown-neighbourhood', 'neighbourhood', first.cell)
      cells.keep(first.header, first.cell)
    }
    return id
  }
}

/** Listings are sorted without an English article at the beginning of their name. */
export const sortNameOf = (displayName: string) => displayName.replace(/^the\s+(?=\S)/i, '')
