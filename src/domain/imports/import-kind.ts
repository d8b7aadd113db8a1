import type { ImportField } from './columns/import-field'
import type { ImportScope } from './import-batches'

/** A row of an example file, by the names of the columns. Dates are `YYYY-MM-DD`. */
export type ExampleRow = Readonly<Record<string, string>>

/** What is known of a kind of file before one is chosen. What is done with its rows stands in its `ImportHandler`. */
export interface ImportKind {
  readonly name: string
  /** Whose records the file brings: only staff of this scope see its batches and files. */
  readonly scope: ImportScope
  /** A scope that staff must hold as well. */
  readonly alsoScope?: ImportScope
  /** What the file is brought into: one edition of the guide, or the organisation's records. */
  readonly into: 'edition' | 'organisation'
  readonly takes: 'table' | 'pictures'
  /** In a heading and in file names: "Gifts". */
  readonly label: string
  /** On the card by which it is chosen. */
  readonly title: string
  readonly summary: string
  /** Where to look for what came. Names of panels stand in square brackets. */
  readonly found: string
  readonly columns: readonly ImportField[]
  /** Columns that speak for this kind when a file could be of several. */
  readonly telling: readonly string[]
  readonly example: readonly ExampleRow[]
  /** A column that nobody mapped is kept under its header; otherwise it is left out, and the dry run says so. */
  readonly keepsOtherColumns: boolean
  /** Visitors read these records, so e-mail addresses in them are left out. */
  readonly isPublic: boolean
}

/** Scopes that staff must hold to bring in files of a kind. */
export const scopesOf = ({ scope, alsoScope }: ImportKind): readonly ImportScope[] => (alsoScope ? [scope, alsoScope] : [scope])
