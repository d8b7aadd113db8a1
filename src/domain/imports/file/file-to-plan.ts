import type { Formats, Mapping } from '../columns/mapping'
import type { ZippedPicture } from './picture-zip'
import type { Table } from './table'

/** A file as it was read, and how staff told to read it. */
export interface FileToPlan {
  readonly table: Table
  readonly mapping: Mapping
  readonly formats: Formats
  readonly editionId?: string | undefined
  /** Times without an offset are on this zone's clock: the edition's, else the organisation's. */
  readonly tz: string
  /** `YYYY-MM-DD` there. */
  readonly today: string
  /** Of a ZIP: the pictures in it. */
  readonly pictures?: readonly ZippedPicture[]
}
