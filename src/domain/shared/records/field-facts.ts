/**
 * Whether values identify somebody. `impersonal` values stand in the audit. `personal` ones are kept apart from it, for the record's own scope,
 * until the person is forgotten. `secret` ones are kept nowhere else: the audit says only that they changed.
 */
export type Privacy = 'impersonal' | 'personal' | 'secret'

/** What is known of a field besides its values. Audit, merge, erasure, exports and the office derive from it. */
export interface FieldFacts {
  /** Where it differs from what follows from the record's `privacy` and the kind of field (`privacyOf`). */
  readonly privacy?: Privacy
  /** Why a change of it is not noted in the audit. */
  readonly notAudited?: string
  /** Staff change it through a callable of its own, because more hangs on it than its shape: no form, no bulk change. */
  readonly byCallable?: true
  /** What stands there once the record's person is forgotten. What is not impersonal is emptied unless it says otherwise. */
  readonly whenForgotten?: 'emptied' | { readonly becomes: unknown }
  /** Once its record is published, visitors read it as it is. */
  readonly isPublished?: true
  /** Names who did something, not whose the record is: it never moves to another person. */
  readonly isActor?: true
  /**
   * When two people are merged, entries of a list with the same key are one entry; `undefined` where an entry has none. Without this,
   * entries are one where they are equal.
   */
  readonly mergeKey?: (entry: never) => string | undefined
  /** Why a reference to a person is left as it is when that person's record is merged into another. */
  readonly staysInMerge?: string
}

export const withFacts = <F extends FieldFacts>(field: F, facts: FieldFacts): F => ({ ...field, ...facts })

export const impersonal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'impersonal' })
export const personal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'personal' })
export const secret = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'secret' })
export const byCallable = <F extends FieldFacts>(field: F): F => withFacts(field, { byCallable: true })
export const forgotten = <F extends FieldFacts>(field: F): F => withFacts(field, { whenForgotten: 'emptied' })
export const published = <F extends FieldFacts>(field: F): F & { readonly isPublished: true } => ({ ...field, isPublished: true })
