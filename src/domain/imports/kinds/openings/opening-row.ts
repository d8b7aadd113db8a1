import { omitUndefined } from '../../../shared/omit-undefined'
import { plainText } from '../../cells/cell-values'
import { otherCells } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import { readTimes } from '../../cells/read-time-columns'
import type { CellsOf } from '../../cells/row-cells'
import type { ZoneClock } from '../../cells/zone-clock'
import type { Formats } from '../../columns/column-mapping'
import type { RowText } from '../../plan/row-text'
import { importedOpeningFields as fields, type ImportedOpening } from './imported-opening'
import { openingColumns } from './openings-import'

/** Sentences about rows of openings. */
export const openingWords = {
  reasons: {
    printed: () => 'Its listing was printed, so nothing of it changes. Add a correction to the listing.',
    'unknown-listing': ({ cell }) => `This edition has no listing ${cell}. Import the listings first.`,
    'ambiguous-listing': ({ value }) => `Several listings of this edition match (${value}). Use their keys.`,
    'other-dates': ({ value }) => `${value} is far from the days of this edition. Answer the question above: are such dates right?`,
    'too-many-openings': ({ value }) => `The listing would have more than ${value} openings.`,
  },
  warnings: {
    moved: { row: ({ value }) => `Moved: ${value}.`, all: 'an opening that stood at another time, which moves' },
  },
} as const satisfies RowText

/** An opening's name in lists: where, what and when. */
export const nameOfOpening = (listing: string | undefined, { name, start }: Pick<ImportedOpening, 'name' | 'start'>) =>
  [listing, name, start.replace('T', ' ')].filter(Boolean).join(' · ')

export type OpeningCells = CellsOf<typeof openingWords>

/** Reads an opening, with only the fields that the row has; `undefined` where its times cannot be read. */
export function openingIn(cells: OpeningCells, formats: Formats, clock: ZoneClock): ImportedOpening | undefined {
  const times = readTimes(cells, formats, clock)
  const parsed = {
    ...readFields(cells, openingColumns, formats, 'keep'),
    notes: notesIn(cells),
    extra: otherCells(cells),
  }
  return times && omitUndefined<ImportedOpening>({ ...times, ...parsed })
}

/** Several lines. */
function notesIn(cells: OpeningCells): string | undefined {
  const notes = plainText(cells.cell('notes'))
  if (notes.length > fields.notes.max!) cells.fail('too-long', 'notes', notes.length)
  return notes || undefined
}
