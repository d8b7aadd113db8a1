import { printLimits } from '../guide/listings'
import { comparable, flagIn, linksIn, listIn, plainLine, plainText } from './cell-values'
import type { Formats } from './import-fields'
import { type Existing, importedListingFields as fields, type ImportedListing } from './imported-record'
import { pinIn } from './listing-pin'
import type { RowCells } from './row-cells'

/** What a row says of a listing: only what it says, so that an update leaves the rest alone. */
export interface ListingReading {
  readonly key: string
  readonly said: Partial<ImportedListing>
}

/** Reads listings row by row. What does not fit its field is kept whole among the other columns, with a warning. */
export class ListingReader {
  private readonly neighbourhoods: ReadonlyMap<string, string>

  constructor(
    private readonly formats: Formats,
    existing: Existing,
  ) {
    this.neighbourhoods = new Map(
      existing.neighbourhoods.flatMap(
        ({ id, name }) =>
          [
            [comparable(id), id],
            [comparable(name), id],
          ] as const,
      ),
    )
  }

  read(cells: RowCells): ListingReading {
    const displayName = plainLine(cells.cell('displayName'))
    if (displayName === '') cells.fail('missing', 'displayName')
    if (displayName.length > fields.displayName.max!) cells.fail('too-long', 'displayName', displayName.length)
    else if (displayName.length > printLimits.displayName) cells.warn('over-print-limit', 'displayName', displayName.length)
    const key = plainLine(cells.cell('key'))
    if (key.length > 200) cells.fail('too-long', 'key', key.length)
    const said = {
      displayName,
      sortName: this.line(cells, 'sortName'),
      ...this.texts(cells),
      address: this.address(cells),
      unit: this.line(cells, 'unit'),
      studioName: this.line(cells, 'studioName'),
      doorNote: this.line(cells, 'doorNote'),
      media: this.list(cells, 'media'),
      tags: this.list(cells, 'tags'),
      facilities: this.list(cells, 'facilities'),
      links: this.links(cells),
      neighbourhoodId: this.neighbourhood(cells),
      byAppointment: this.byAppointment(cells),
      pin: pinIn(cells, this.formats),
      source: key ? { key } : undefined,
      extra: Object.keys(cells.extra).length > 0 ? cells.extra : undefined,
    }
    cells.weigh()
    return { key, said: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) }
  }

  private line(cells: RowCells, name: 'sortName' | 'unit' | 'studioName' | 'doorNote'): string | undefined {
    const [first] = cells.cells(name)
    const text = first && plainLine(first.cell)
    if (!text || text.length <= fields[name].max!) return text || undefined
    cells.warn('kept-as-other-column', name, text.length)
    cells.keep(first.header, first.cell)
    return undefined
  }

  private texts(cells: RowCells): Pick<Partial<ImportedListing>, 'blurb' | 'about'> {
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

  private address(cells: RowCells): string | undefined {
    const [street] = cells.cells('address')
    const postcode = plainLine(cells.cell('postcode'))
    const line = street ? plainLine(street.cell) : ''
    const whole = postcode && !line.includes(postcode) ? [line, postcode].filter(Boolean).join(', ') : line
    if (whole.length <= fields.address.max!) return whole || undefined
    cells.warn('kept-as-other-column', 'address', whole.length)
    if (street) cells.keep(street.header, street.cell)
    return undefined
  }

  private list(cells: RowCells, name: 'media' | 'tags' | 'facilities'): readonly string[] | undefined {
    const columns = cells.cells(name)
    const all = [...new Set(columns.flatMap(({ cell }) => listIn(cell, this.formats.list)))]
    const fitting = all.filter(entry => entry.length <= fields[name].of!.max!).slice(0, fields[name].max)
    if (fitting.length < all.length) {
      cells.warn('list-shortened', name, all.length)
      for (const { header, cell } of columns) cells.keep(header, cell)
    }
    return fitting.length > 0 ? fitting : undefined
  }

  private links(cells: RowCells): readonly string[] | undefined {
    const read = cells.cells('links').map(({ header, cell }) => ({ header, cell, ...linksIn(cell) }))
    const all = [...new Set(read.flatMap(({ links }) => links))].filter(link => link.length <= fields.links.of!.max!)
    const fitting = all.slice(0, fields.links.max)
    for (const { header, cell, wrong } of read) {
      if (wrong.length > 0) cells.warn('not-a-link', 'links', wrong[0])
      if (wrong.length > 0 || fitting.length < all.length) cells.keep(header, cell)
    }
    if (fitting.length < all.length) cells.warn('list-shortened', 'links', all.length)
    return fitting.length > 0 ? fitting : undefined
  }

  private neighbourhood(cells: RowCells): string | undefined {
    const [first] = cells.cells('neighbourhood')
    if (!first) return undefined
    const id = this.neighbourhoods.get(comparable(first.cell))
    if (id === undefined) {
      cells.warn('unknown-neighbourhood', 'neighbourhood', first.cell)
      cells.keep(first.header, first.cell)
    }
    return id
  }

  private byAppointment(cells: RowCells): boolean | undefined {
    const [first] = cells.cells('byAppointment')
    const flag = first && flagIn(first.cell)
    if (first && flag === undefined) {
      cells.warn('unreadable-flag', 'byAppointment', first.cell)
      cells.keep(first.header, first.cell)
    }
    return flag
  }
}

/** A listing is sorted without the article an English name begins with. */
export const sortNameOf = (displayName: string) => displayName.replace(/^the\s+(?=\S)/i, '')
