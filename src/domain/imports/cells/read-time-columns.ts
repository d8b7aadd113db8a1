import type { Formats } from '../columns/column-mapping'
import { dateIn, momentIn, nextDay, timeIn } from './parse-cell-times'
import type { RowCells } from './row-cells'
import type { ZoneClock } from './zone-clock'

/** Reads columns with day and time together, separate ones, or a mixture of both. */
export function readTimes(
  cells: RowCells,
  { date: format }: Formats,
  clock: ZoneClock,
): { readonly start: string; readonly end: string } | undefined {
  const [startCell, endCell, dateCell] = [cells.cell('start'), cells.cell('end'), cells.cell('date')]
  const [from, to] = [momentIn(startCell, format), momentIn(endCell, format)]
  const day = from.date ?? dateIn(dateCell, format)
  const opens = from.time ?? timeIn(cells.cell('startTime') || startCell)
  const closes = to.time ?? timeIn(cells.cell('endTime') || endCell)
  const parsed = { day: startCell || dateCell, opens: cells.cell('startTime') || startCell, closes: cells.cell('endTime') || endCell }
  if (!day) refuse(cells, 'unreadable-date', startCell ? 'start' : 'date', parsed.day)
  if (!opens) refuse(cells, 'unreadable-time', startCell ? 'start' : 'startTime', parsed.opens)
  if (!closes) refuse(cells, 'unreadable-time', endCell ? 'end' : 'endTime', parsed.closes)
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
