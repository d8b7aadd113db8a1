import type { PlannedRow } from '../../engine/run/run-spec'

/** A row of the dry run: one person. */
export interface NewMember extends PlannedRow {
  readonly name: string
  readonly first: string
  readonly last: string
  readonly email: string
  /** Number of their check. */
  readonly check?: string
  /** Absent for an unknown person. */
  readonly personId?: string
  /** The row of the member whose membership they share: they get a place, and no membership of their own. */
  readonly sharesWith?: string
  /** Number of places of the membership that nobody has. */
  readonly places?: number
  /** What they have and will get, or why they get nothing. */
  readonly note: string
}
