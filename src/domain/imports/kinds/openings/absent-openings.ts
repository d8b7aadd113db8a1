import { absentRows, type PreviouslyImported } from '../../plan/absent-rows'
import type { PlanInput, PlannedRow } from '../../plan/planned-row'
import type { ExistingListing, ExistingListings } from '../listings/imported-listing'
import type { ExistingOpening } from './imported-opening'
import { isAsImported } from './opening-key'
import { nameOfOpening, type OpeningCells } from './opening-row'

interface Row {
  readonly cells: OpeningCells
  /** The listings to which the row may belong. */
  readonly hosts: readonly ExistingListing[]
}

/** Openings that an earlier file contained and this one does not. A refused row may belong to any opening of its listing. */
export function goneOpenings(rows: readonly Row[], planned: readonly PlannedRow[], { listings }: ExistingListings, file: PlanInput): PlannedRow[] {
  const doubtful = new Set(rows.flatMap(({ cells, hosts }) => (cells.reasons.length > 0 ? hosts.map(({ id }) => id) : [])))
  return absentRows(listings.flatMap(importedOpenings), planned, ({ recordId }) => doubtful.has(recordId), file)
}

function importedOpenings({ id, fields, openings, openingSources = {} }: ExistingListing): PreviouslyImported[] {
  return openings.flatMap(opening => {
    const source = openingSources[opening.key]
    if (!source) return []
    const name = nameOfOpening(fields.displayName, opening)
    const isEdited = !isAsImported(opening, source)
    return [{ name, recordId: id, entryKey: opening.key, batchId: source.batchId, isEdited, changes: emptied(opening) }]
  })
}

/** An opening has no state: it is withdrawn by removing it with all of its fields. */
const emptied = (opening: ExistingOpening) =>
  Object.entries(opening)
    .filter(([field]) => field !== 'key')
    .map(([field, before]) => ({ field, before }))
