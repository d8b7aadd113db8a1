import { dateIn, momentIn, nextDay, timeIn } from './cell-times'
import { flagIn, linksIn, numberIn, plainLine, plainText } from './cell-values'
import type { Formats } from './import-fields'
import { importedOpeningFields as fields, type ImportedOpening } from './imported-record'
import type { RowCells } from './row-cells'
import type { WallReader } from './wall-reader'

/** Reads an opening; `undefined` where its times cannot be told. Only what the row says is in it. */
export function openingIn(cells: RowCells, formats: Formats, clock: WallReader): ImportedOpening | undefined {
  const times = timesIn(cells, formats, clock)
  const said = {
    name: limited(cells, 'name', plainLine(cells.cell('name'))),
    ticketed: ticketed(cells),
    capacity: capacity(cells, formats),
    bookingUrl: bookingUrl(cells),
    notes: limited(cells, 'notes', plainText(cells.cell('notes'))),
    extra: Object.keys(cells.extra).length > 0 ? cells.extra : undefined,
  }
  return times && { ...times, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) }
}

/** From columns with day and time, from separate ones, or from a mixture of both. */
export function timesIn(cells: RowCells, { date: format }: Formats, clock: WallReader): Pick<ImportedOpening, 'start' | 'end'> | undefined {
  const [startCell, endCell, dateCell] = [cells.cell('start'), cells.cell('end'), cells.cell('date')]
  const [from, to] = [momentIn(startCell, format), momentIn(endCell, format)]
  const day = from.date ?? dateIn(dateCell, format)
  const opens = from.time ?? timeIn(cells.cell('startTime') || startCell)
  const closes = to.time ?? timeIn(cells.cell('endTime') || endCell)
  const said = { day: startCell || dateCell, opens: cells.cell('startTime') || startCell, closes: cells.cell('endTime') || endCell }
  if (!day) refuse(cells, 'unreadable-date', startCell ? 'start' : 'date', said.day)
  if (!opens) refuse(cells, 'unreadable-time', startCell ? 'start' : 'startTime', said.opens)
  if (!closes) refuse(cells, 'unreadable-time', endCell ? 'end' : 'endTime', said.closes)
  if (!day || !opens || !closes) return undefined
  const pastMidnight = to.date === undefined && closes < opens
  if (pastMidnight) cells.warn('ends-after-midnight', 'endTime', closes)
  const start = clock.at(day, opens, from.offset)
  const end = clock.at(to.date ?? (pastMidnight ? nextDay(day) : day), closes, to.offset ?? from.offset)
  for (const [field, { local, oddity }] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (oddity === 'skipped') cells.fail('time-skipped-by-clock-change', field, local)
    if (oddity === 'twice') cells.warn('time-occurs-twice', field, local)
  }
  if (end.local <= start.local) cells.fail('ends-before-start', 'end', end.local)
  return { start: start.local, end: end.local }
}

const refuse = (cells: RowCells, code: 'unreadable-date' | 'unreadable-time', field: string, cell: string) =>
  cell === '' ? cells.fail('missing', field) : cells.fail(code, field, cell)

function limited(cells: RowCells, field: 'name' | 'notes', text: string): string | undefined {
  if (text.length > fields[field].max!) cells.fail('too-long', field, text.length)
  return text || undefined
}

function ticketed(cells: RowCells): boolean | undefined {
  const [first] = cells.cells('ticketed')
  const flag = first && flagIn(first.cell)
  if (first && flag === undefined) {
    cells.warn('unreadable-flag', 'ticketed', first.cell)
    cells.keep(first.header, first.cell)
  }
  return flag
}

function capacity(cells: RowCells, { decimal }: Formats): number | undefined {
  const [first] = cells.cells('capacity')
  const places = first && numberIn(first.cell, decimal)
  if (first && (places === undefined || !Number.isInteger(places) || places < 0 || places > 100_000)) {
    cells.warn('unreadable-capacity', 'capacity', first.cell)
    cells.keep(first.header, first.cell)
    return undefined
  }
  return places
}

function bookingUrl(cells: RowCells): string | undefined {
  const [first] = cells.cells('bookingUrl')
  if (!first) return undefined
  const { links, wrong } = linksIn(first.cell)
  if (wrong.length > 0) cells.warn('not-a-link', 'bookingUrl', wrong[0])
  if (wrong.length > 0 || links.length > 1) cells.keep(first.header, first.cell)
  return links[0]
}
