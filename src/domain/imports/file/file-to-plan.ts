import type { Formats, Mapping } from '../columns/mapping'
import type { Table } from './file-table'
import type { ZippedPicture } from './picture-zip'

/** A file as it was read, and the mapping and formats that staff chose. */
export interface FileToPlan {
  readonly table: Table
  readonly mapping: Mapping
  readonly formats: Formats
  readonly editionId?: string | undefined
  /** The zone of times without an offset: the edition's, else the organisation's. */
  readonly tz: string
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string
  /** The pictures in a ZIP. */
  readonly pictures?: readonly ZippedPicture[]
}
