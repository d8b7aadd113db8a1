import * as v from 'valibot'
import type { Field } from '../shared/fields'
import { moneyIn } from './cell-money'
import { comparable, flagIn, linksIn, listIn, numberIn, plainLine, plainText } from './cell-values'
import type { Formats } from './import-fields'
import { importedEventFields as fields, type ImportedEvent } from './imported-event'
import { pinIn } from './listing-pin'
import { timesIn } from './opening-row'
import type { EventsContext } from './plan-context'
import type { RowCells } from './row-cells'
import type { WallReader } from './wall-reader'

/** What a row says of an event: only what it says, so that an update leaves the rest alone. */
export type EventReading = Partial<ImportedEvent>

/** The longest an event may be, in days (product §D6). */
const longest = 14

/** Reads events row by row. Nothing of an event is kept beside its fields, so what does not fit is the row's error. */
export class EventReader {
  private readonly neighbourhoods: ReadonlyMap<string, string>

  constructor(
    private readonly context: EventsContext,
    private readonly clock: WallReader,
  ) {
    this.neighbourhoods = new Map(context.neighbourhoods.flatMap(({ id, name }) => [id, name].map(word => [comparable(word), id] as const)))
  }

  read(cells: RowCells): EventReading {
    const { formats, tz } = this.context
    const times = timesIn(cells, formats, this.clock)
    if (times && days(times) > longest) cells.fail('too-long-event', 'end', longest)
    const pin = cells.cell('lat') || cells.cell('lng') ? pinIn(cells, formats) : undefined
    const said = {
      title: text(cells, 'title', fields.title, true),
      summary: text(cells, 'summary', fields.summary),
      body: this.body(cells),
      ...times,
      ...(times && { tz }),
      venue: text(cells, 'venue', fields.venue, true),
      address: text(cells, 'address', fields.address),
      pin: pin && { lat: pin.lat, lng: pin.lng },
      neighbourhoodId: this.neighbourhood(cells),
      onlineUrl: this.link(cells),
      tags: this.tags(cells, formats),
      price: this.price(cells, formats),
      membersOnly: this.flag(cells),
      capacity: this.capacity(cells, formats),
      status: this.state(cells),
    }
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  }

  private body(cells: RowCells): string | undefined {
    const body = cells
      .cells('body')
      .map(({ cell }) => plainText(cell))
      .join('\n\n')
    if (body.length > fields.body.max!) cells.fail('too-long', 'body', body.length)
    return body || undefined
  }

  private neighbourhood(cells: RowCells): string | undefined {
    const cell = plainLine(cells.cell('neighbourhood'))
    const id = this.neighbourhoods.get(comparable(cell))
    if (cell && !id) cells.warn('neighbourhood-left-out', 'neighbourhood', cell)
    return id
  }

  private link(cells: RowCells): string | undefined {
    const cell = cells.cell('onlineUrl')
    if (cell === '') return undefined
    const { links, wrong } = linksIn(cell)
    const [link] = links
    return link && links.length === 1 && wrong.length === 0 && v.is(fields.onlineUrl.schema, link)
      ? link
      : cells.fail('unreadable-link', 'onlineUrl', cell)
  }

  private tags(cells: RowCells, { list }: Formats): readonly string[] | undefined {
    const tags = [...new Set(cells.cells('tags').flatMap(({ cell }) => listIn(cell, list)))]
    if (tags.length > fields.tags.max!) cells.fail('too-many-entries', 'tags', tags.length)
    const long = tags.find(tag => tag.length > fields.tags.of!.max!)
    if (long) cells.fail('too-long', 'tags', long.length)
    return tags.length > 0 ? tags : undefined
  }

  private price(cells: RowCells, { decimal }: Formats): ImportedEvent['price'] {
    const cell = plainLine(cells.cell('price'))
    if (!cell) return undefined
    const read = /^(free|frei|gratuit|gratis|gratuito)$/i.test(cell) ? { cents: 0 } : moneyIn(cell, decimal)
    return 'problem' in read ? cells.fail(read.problem, 'price', cell) : { cents: read.cents, cur: 'usd' }
  }

  private flag(cells: RowCells): boolean | undefined {
    const cell = cells.cell('membersOnly')
    const flag = flagIn(cell)
    if (cell !== '' && flag === undefined) cells.fail('unreadable-yes-no', 'membersOnly', cell)
    return flag
  }

  private capacity(cells: RowCells, { decimal }: Formats): number | undefined {
    const cell = cells.cell('capacity')
    if (cell === '') return undefined
    const places = numberIn(cell, decimal)
    return places !== undefined && v.is(fields.capacity.schema, places) ? places : cells.fail('unreadable-number', 'capacity', cell)
  }

  private state(cells: RowCells): ImportedEvent['status'] | undefined {
    const cell = plainLine(cells.cell('state')).toLowerCase()
    if (cell === '') return undefined
    return cell === 'draft' || cell === 'pending' ? cell : cells.fail('unreadable-state', 'state', cell)
  }
}

function text(cells: RowCells, name: string, field: Field, needed = false): string | undefined {
  const line = plainLine(cells.cell(name))
  if (needed && line === '') return cells.fail('missing', name)
  if (line.length > field.max!) cells.fail('too-long', name, line.length)
  return line || undefined
}

const days = ({ start, end }: { readonly start: string; readonly end: string }) => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 86_400_000
