import type { Formats, Mapping } from '../columns/column-mapping'
import type { Table } from '../file/file-table'
import type { ZippedPicture } from '../file/picture-zip'
import type { Answers } from './import-question'

/** The input of a dry run: a parsed file with the mapping, formats and answers that staff chose. */
export interface PlanInput {
  readonly table: Table
  readonly mapping: Mapping
  readonly formats: Formats
  /** Answers to the kind's questions. */
  readonly answers: Answers
  readonly editionId?: string | undefined
  /** The days, `YYYY-MM-DD`, between which dates of the edition are plausible. */
  readonly days?: { readonly from: string; readonly to: string } | undefined
  /** The zone of times without an offset: the edition's, else the organization's. */
  readonly tz: string
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string
  /** The pictures in a ZIP. */
  readonly pictures?: readonly ZippedPicture[]
}
