import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Fields, Query } from '../../../src/ports/documents'

/** What somebody who means harm tries past the program, with the SDK in their own hands. */
export interface Attack {
  readonly who: Actor | undefined
  readonly what: string
  /** The documents that are there, without their stamps. */
  readonly stored?: { readonly [path: string]: Fields }
  readonly tries:
    | { readonly get: string }
    | { readonly list: Query }
    | { readonly create: string; readonly data: Fields }
    /** `stamps` are forged ones; without them they are right. */
    | { readonly update: string; readonly change: Fields; readonly stamps?: Fields }
    | { readonly delete: string }
  /** What they may do: it proves that the attacks beside it are refused for what they are. */
  readonly isAllowed?: true
}

/** One row of a table: what is tried, and how. */
export type Row = readonly [what: string, tries: Attack['tries'], stored?: Attack['stored'], isAllowed?: true]

export const attacksOf = (who: Actor | undefined, rows: readonly Row[]): readonly Attack[] =>
  rows.map(([what, tries, stored, isAllowed]) => ({ who, what, tries, ...(stored && { stored }), ...(isAllowed && { isAllowed }) }))
