import type { ImportField } from './columns/import-field'
import type { ImportScope } from './import-batches.collection'
import type { ImportQuestion } from './plan/import-question'

/** A row of an example file, by column names. Dates are `YYYY-MM-DD`. */
export type ExampleRow = Readonly<Record<string, string>>

/** The description of a kind of file, needed before a file is chosen. Its `ImportHandler` does the work. */
export interface ImportKind {
  readonly name: string
  /** The scope that its records belong to: only staff of this scope see its batches and files. */
  readonly scope: ImportScope
  /** A second scope that staff need. */
  readonly alsoScope?: ImportScope
  /** What the records belong to: one edition of the guide, or the organization. */
  readonly into: 'edition' | 'organisation'
  /** A ZIP of pictures with a table; otherwise a table. */
  readonly takes?: 'pictures'
  /** For headings and file names: "Gifts". */
  readonly label: string
  /** What a row brings: "gift". */
  readonly one: string
  /** The title of its card when a kind is chosen. */
  readonly title: string
  readonly summary: string
  /** Where to find the imported records. Names of panels are in square brackets. */
  readonly found: string
  readonly columns: readonly ImportField[]
  /** Columns that identify this kind when a file could be of several. */
  readonly telling: readonly string[]
  readonly example: readonly ExampleRow[]
  /** Questions that its files may raise. */
  readonly questions?: readonly ImportQuestion[]
  /** Whether an unmapped column is stored under its header. Otherwise it is left out, and the dry run says so. */
  readonly keepsOtherColumns?: true
  /** Whether visitors can read these records. Email addresses in unmapped columns are then left out. */
  readonly isPublic: boolean
}

/** Scopes that staff need to import files of a kind. */
export const scopesOf = ({ scope, alsoScope }: ImportKind): readonly ImportScope[] => (alsoScope ? [scope, alsoScope] : [scope])
