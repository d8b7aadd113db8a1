import type { RetentionPeriod } from './retention-period'

/**
 * Whether a value identifies a person. The audit contains `impersonal` values. It stores `personal` values separately, readable for the
 * record's own scope, until the person is forgotten. `secret` values are copied nowhere: the audit says only that they changed.
 */
export type Privacy = 'impersonal' | 'personal' | 'secret'

/** The declaration of a field apart from its values. Audit, merge, erasure, exports and the office derive their behavior from it. */
export interface FieldFacts {
  /** Set if it differs from what the record's `privacy` and the field's kind imply (`privacyOf`). */
  readonly privacy?: Privacy
  /** Help text under the input, one or two sentences. */
  readonly help?: string
  /** Forms show each entry of the list by its first text, and the others of its fields once it is opened; one is open at a time. */
  readonly folds?: true
  /** Why the audit does not record its changes. */
  readonly notAudited?: string
  /**
   * A part of each row that the program itself counts. A change of this part alone is not audited, for the reason in `because`; changes by
   * staff are.
   */
  readonly countedPart?: { readonly name: string; readonly because: string }
  /** Staff change it through a callable, because a form cannot check the consequences: no form and no bulk change offers it. */
  readonly byCallable?: true
  /** Used by the program only: no column, form or bulk change offers it. */
  readonly isInternal?: true
  /** Its value after the record's person is forgotten. Values that are not impersonal are emptied unless this says otherwise. */
  readonly whenForgotten?: 'emptied' | { readonly becomes: unknown } | { readonly keptByLaw: RetentionPeriod }
  /**
   * An address by which the record belongs to a person: erasure and data exports look for the person's confirmed addresses in it. `also`: the
   * record belongs to that person in addition to the person whom it names.
   */
  readonly tellsWhose?: true | 'also'
  /** A reference to a record of the same person: both records belong to the same person. */
  readonly belongsWith?: true
  /** The value holds paths of stored files in this folder, which are deleted with it. */
  readonly filesIn?: string
  /** Visitors read it unchanged once its record is published. */
  readonly isPublished?: true
  /** Names the person who did something, not the person whose record it is: a merge does not change it. */
  readonly isActor?: true
  /**
   * When two people are merged, list entries with the same key become one entry; `undefined` for an entry without a key. Without
   * `mergeKey`, equal entries become one.
   */
  readonly mergeKey?: (entry: never) => string | undefined
  /** Why a reference to a person does not change when that person's record is merged into another. */
  readonly staysInMerge?: string
}

export const withFacts = <F extends FieldFacts>(field: F, facts: FieldFacts): F => ({ ...field, ...facts })

export const withHelp = <F extends FieldFacts>(field: F, help: string): F => withFacts(field, { help })
export const folded = <F extends FieldFacts>(field: F): F => withFacts(field, { folds: true })
export const impersonal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'impersonal' })
export const personal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'personal' })
export const secret = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'secret' })
export const byCallable = <F extends FieldFacts>(field: F): F => withFacts(field, { byCallable: true })
export const internal = <F extends FieldFacts>(field: F): F => withFacts(field, { isInternal: true })
export const forgotten = <F extends FieldFacts>(field: F): F => withFacts(field, { whenForgotten: 'emptied' })
export const published = <F extends FieldFacts>(field: F): F & { readonly isPublished: true } => ({ ...field, isPublished: true })
export const belongsWith = <F extends FieldFacts>(field: F): F => withFacts(field, { belongsWith: true })
export const keptByLaw = <F extends FieldFacts>(field: F, hold: RetentionPeriod): F => withFacts(field, { whenForgotten: { keptByLaw: hold } })
