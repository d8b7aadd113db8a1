import type { Formats } from './import-fields'
import type { Existing } from './imported-record'

/** What a pass over the rows needs besides the rows. */
export interface PlanContext {
  readonly formats: Formats
  /** Times without an offset are on this zone's wall clock. */
  readonly edition: { readonly id: string; readonly tz: string }
  readonly existing: Existing
}
