import type { RetentionPeriod } from './retention-period'

/**
 * Whether values identify somebody. `impersonal` values are in the audit entry. `personal` ones are stored beside it, readable for the
 * record's own scope, until the person is forgotten. `secret` ones are copied nowhere: the audit says only that they changed.
 */
export type Privacy = 'impersonal' | 'personal' | 'secret'

/** What is declared of a field besides its values. Audit, merge, erasure, exports and the office derive from it. */
export interface FieldFacts {
  /** Where it differs from what the record's `privacy` and the kind of field imply (`privacyOf`). */
  readonly privacy?: Privacy
  /** What whoever fills it in has to know, as one or two sentences under the input. */
  readonly help?: string
  /** Why a change of it is not in the audit. */
  readonly notAudited?: string
  /**
   * A part of each of its rows that the program counts by itself: where it changes nothing else, that is not in the audit, since `because`. What staff
   * change of it is.
   */
  readonly countedPart?: { readonly name: string; readonly because: string }
  /** Staff change it by a callable of its own, because the change has consequences that a form cannot check: no form, no bulk change. */
  readonly byCallable?: true
  /** Only the program uses it: no column, no form and no bulk change offers it. */
  readonly isInternal?: true
  /** Its value once the record's person is forgotten. A value that is not impersonal is emptied unless this says otherwise. */
  readonly whenForgotten?: 'emptied' | { readonly becomes: unknown } | { readonly keptByLaw: RetentionPeriod }
  /**
   * An address that tells whose record it is: erasure and the export of one's own data find it by the person's confirmed addresses. `also`: it is
   * theirs even where the record names somebody else, whose it is as well.
   */
  readonly tellsWhose?: true | 'also'
  /** A reference to a record of the same person: whoever that one belongs to, this one belongs to. */
  readonly belongsWith?: true
  /** It holds paths of stored files in this folder, which are deleted with its value. */
  readonly filesIn?: string
  /** Visitors read it unchanged once its record is published. */
  readonly isPublished?: true
  /** Names who did something, not whose record it is: it never moves to another person. */
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
export const impersonal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'impersonal' })
export const personal = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'personal' })
export const secret = <F extends FieldFacts>(field: F): F => withFacts(field, { privacy: 'secret' })
export const byCallable = <F extends FieldFacts>(field: F): F => withFacts(field, { byCallable: true })
export const internal = <F extends FieldFacts>(field: F): F => withFacts(field, { isInternal: true })
export const forgotten = <F extends FieldFacts>(field: F): F => withFacts(field, { whenForgotten: 'emptied' })
export const published = <F extends FieldFacts>(field: F): F & { readonly isPublished: true } => ({ ...field, isPublished: true })
export const belongsWith = <F extends FieldFacts>(field: F): F => withFacts(field, { belongsWith: true })
export const keptByLaw = <F extends FieldFacts>(field: F, hold: RetentionPeriod): F => withFacts(field, { whenForgotten: { keptByLaw: hold } })
