import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Fields, Query } from '../../../src/ports/documents'

/** One attempt by an attacker who calls the SDK directly, past the program. */
export interface Attack {
  readonly who: Actor | undefined
  readonly what: string
  /** The existing documents, without their stamps. */
  readonly stored?: { readonly [path: string]: Fields }
  readonly tries:
    | { readonly get: string }
    | { readonly list: Query }
    | { readonly create: string; readonly data: Fields }
    /** `stamps`: forged stamps; absent for correct ones. */
    | { readonly update: string; readonly change: Fields; readonly stamps?: Fields }
    | { readonly delete: string }
  /** Whether the attempt is allowed: such a row proves that the ones beside it are refused for their one difference. */
  readonly isAllowed?: true
}

/** One row of a table: what is tried, and how. */
export type Row = readonly [what: string, tries: Attack['tries'], stored?: Attack['stored'], isAllowed?: true]

export const attacksOf = (who: Actor | undefined, rows: readonly Row[]): readonly Attack[] =>
  rows.map(([what, tries, stored, isAllowed]) => ({ who, what, tries, ...(stored && { stored }), ...(isAllowed && { isAllowed }) }))
