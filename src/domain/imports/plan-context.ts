import type { Formats } from './import-fields'
import type { ExistingPerson } from './imported-person'
import type { Existing } from './imported-record'

/** What a pass over the rows of a guide's file needs besides the rows. */
export interface PlanContext {
  readonly formats: Formats
  /** Times without an offset are on this zone's wall clock. */
  readonly edition: { readonly id: string; readonly tz: string }
  readonly existing: Existing
}

/** What a pass over the rows of a file of people needs. */
export interface PeopleContext {
  readonly formats: Formats
  readonly people: readonly ExistingPerson[]
}
