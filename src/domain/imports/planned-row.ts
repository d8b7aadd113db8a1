import type { Mapping } from './import-fields'
import type { ImportKind } from './import-kinds'
import type { ImportedEvent } from './imported-event'
import type { ImportedGift } from './imported-gift'
import type { ImportedPerson } from './imported-person'
import type { ImportedPicture } from './imported-picture'
import type { ImportedListing, ImportedOpening } from './imported-record'
import type { ImportedTerm } from './imported-term'

/** Why a row is not written, or could not be read. One closed list; `import-reason-sentence.ts` has the words. */
export const rowReasons = [
  'unchanged',
  'duplicate-row',
  'key-used-twice',
  'name-used-twice',
  'email-used-twice',
  'too-few-cells',
  'too-many-cells',
  'quote-not-closed',
  'row-too-large',
  'missing',
  'too-long',
  'unreadable-number',
  'out-of-range',
  'coordinates-swapped',
  'half-a-pin',
  'unreadable-date',
  'unreadable-time',
  'time-skipped-by-clock-change',
  'ends-before-start',
  'unknown-listing',
  'ambiguous-listing',
  'ambiguous-person',
  'too-many-openings',
  'too-many-entries',
  'card-number',
  'name-not-enough',
  'unknown-person',
  'unknown-product',
  'unknown-level',
  'unknown-campaign',
  'unreadable-amount',
  'not-dollars',
  'unreadable-yes-no',
  'unreadable-link',
  'unreadable-state',
  'in-the-future',
  'before-2000',
  'too-long-event',
  'already-public',
  'missing-file',
  'ambiguous-file',
  'unknown-work',
  'ambiguous-work',
  'too-many-pictures',
] as const
export type RowReason = (typeof rowReasons)[number]

/** What a member of staff should know of a row that is written all the same. */
export const rowWarnings = [
  'over-print-limit',
  'kept-as-other-column',
  'moved-to-about',
  'list-shortened',
  'no-pin',
  'zero-pin',
  'far-from-the-others',
  'not-a-link',
  'unreadable-flag',
  'unreadable-capacity',
  'unknown-neighbourhood',
  'email-left-out',
  'not-an-email',
  'not-a-phone',
  'half-an-address',
  'unreadable-year',
  'same-key-other-name',
  'same-name',
  'consent-not-raised',
  'same-name-and-place',
  'ends-after-midnight',
  'time-occurs-twice',
  'neighbourhood-left-out',
  'value-left-out',
  'term-overlaps',
  'near-another-event',
  'undescribed',
] as const
export type RowWarning = (typeof rowWarnings)[number]

/** `field` is a name of `importFields`; `value` the cell, a length, or the line another row stands on. */
export interface Remark<C extends string> {
  readonly code: C
  readonly field?: string
  readonly value?: string | number
}

export interface FieldChange {
  readonly field: string
  /** `undefined`: the field was empty. */
  readonly before?: unknown
  readonly after?: unknown
}

export type PlannedAction = 'create' | 'update' | 'skip' | 'error'

/** What the import would do with one row of the file. Plain JSON. */
export interface PlannedRow {
  /** Line of the file on which the row begins, the header being line 1 (newlines inside cells count). */
  readonly line: number
  /** Names the row's content: 32 hex digits. */
  readonly hash: string
  readonly action: PlannedAction
  /** The listing to change, or the one an opening belongs to; absent for a new listing. */
  readonly listingId?: string
  /** The person to change, or whose the gift or the term is. */
  readonly personId?: string
  /** The event to change. */
  readonly eventId?: string
  /** For an update of an opening: which one. */
  readonly openingKey?: string
  /** What the row is called in lists: the listing's name, with the opening's time. */
  readonly name: string
  /** The record to create. */
  readonly data?: ImportedListing | ImportedOpening | ImportedPerson | ImportedTerm | ImportedGift | ImportedEvent | ImportedPicture
  readonly changes?: readonly FieldChange[]
  /** Never empty for `skip` and `error`. */
  readonly reasons: readonly Remark<RowReason>[]
  readonly warnings: readonly Remark<RowWarning>[]
}

export interface ImportPlan {
  readonly kind: ImportKind
  readonly fileName: string
  readonly fileHash: string
  readonly rows: readonly PlannedRow[]
  readonly counts: Readonly<Record<PlannedAction, number>>
  /** Rows that carry each warning. */
  readonly warned: Readonly<Partial<Record<RowWarning, number>>>
  /** Columns kept by their header, and columns left out because they hold personal data or staff said so. */
  readonly keptColumns: readonly string[]
  readonly leftOutColumns: readonly string[]
  readonly mapping: Mapping
  /** Of a ZIP: the pictures that no row names. */
  readonly unnamedFiles?: readonly string[]
}
