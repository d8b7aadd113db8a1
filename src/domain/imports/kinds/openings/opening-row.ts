import { omitUndefined } from '../../../shared/omit-undefined'
import { linksIn, numberIn, plainLine, plainText } from '../../cells/cell-values'
import { otherCells, readKeptFlag } from '../../cells/read-cell'
import { readTimes } from '../../cells/read-times'
import type { CellsOf } from '../../cells/row-cells'
import type { WallReader } from '../../cells/wall-reader'
import type { Formats } from '../../columns/mapping'
import type { RowWords } from '../../plan/row-words'
import { importedOpeningFields as fields, type ImportedOpening } from './imported-opening'

/** Sentences about rows of openings. */
export const openingWords = {
  reasons: {
    'unknown-listing': ({ cell }) => `This edition has no listing ${cell}. Import the listings first.`,
    'ambiguous-listing': ({ value }) => `Several listings of this edition match (${value}). Use their keys.`,
    'too-many-openings': ({ value }) => `The listing would have more than ${value} openings.`,
  },
  warnings: {
    'unreadable-capacity': {
      row: ({ label, cell }) => `${label}: ${cell} is not a number of places. It is stored among the other columns.`,
      all: 'not a number of places, stored among the other columns',
    },
  },
} as const satisfies RowWords

export type OpeningCells = CellsOf<typeof openingWords>

/** Reads an opening, with only the fields that the row has; `undefined` where its times cannot be read. */
export function openingIn(cells: OpeningCells, formats: Formats, clock: WallReader): ImportedOpening | undefined {
  const times = readTimes(cells, formats, clock)
  const said = {
    name: limited(cells, 'name', plainLine(cells.cell('name'))),
    ticketed: readKeptFlag(cells, 'ticketed'),
    capacity: capacity(cells, formats),
    bookingUrl: bookingUrl(cells),
    notes: limited(cells, 'notes', plainText(cells.cell('notes'))),
    extra: otherCells(cells),
  }
  return times && omitUndefined<ImportedOpening>({ ...times, ...said })
}

function limited(cells: OpeningCells, field: 'name' | 'notes', text: string): string | undefined {
  if (text.length > fields[field].max!) cells.fail('too-long', field, text.length)
  return text || undefined
}

function capacity(cells: OpeningCells, { decimal }: Formats): number | undefined {
  const [first] = cells.cells('capacity')
  const places = first && numberIn(first.cell, decimal)
  if (first && (places === undefined || !Number.isInteger(places) || places < 0 || places > 100_000)) {
    cells.warn('unreadable-capacity', 'capacity', first.cell)
    cells.keep(first.header, first.cell)
    return undefined
  }
  return places
}

function bookingUrl(cells: OpeningCells): string | undefined {
  const [first] = cells.cells('bookingUrl')
  if (!first) return undefined
  const { links, wrong } = linksIn(first.cell)
  if (wrong.length > 0) cells.warn('not-a-link', 'bookingUrl', wrong[0])
  if (wrong.length > 0 || links.length > 1) cells.keep(first.header, first.cell)
  return links[0]
}
