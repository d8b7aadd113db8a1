import * as v from 'valibot'
import { emailForm } from '../text/email-address'
import { isIanaZone } from '../time/iana-zone'
import { recordId } from './document-id'
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
  /** A number is stored as so many times what people enter and read: 10,000 where millionths are percent on the screen. */
  readonly storedTimes?: number
  /** A text that is a month: `2027-10`. */
  readonly isMonth?: true
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
  /** The printed guide contains it unchanged. */
  readonly isPrinted?: true
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

/**
 * A field of a record, declared once. The schema checks it, the label names it, and the other keys serve forms, tables, CSV and the generated
 * rules. `type` is never set: it only carries the TypeScript type.
 */
export interface Field<T = unknown> extends FieldFacts {
  readonly kind: FieldKind
  readonly label: string
  readonly schema: v.GenericSchema<unknown, T>
  readonly optional?: boolean
  readonly min?: number
  /** Maximum number of characters of a text or entries of a list, or the largest number. */
  readonly max?: number
  readonly integer?: boolean
  readonly choices?: readonly string[]
  /** Collection that a reference points to. */
  readonly to?: string
  readonly of?: Field
  readonly fields?: FieldMap
  /** Whether the schema of a `json` field describes it wholly, so that staff may write it through `saveRecord`. */
  readonly isChecked?: true
  readonly type?: T
}

export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'url'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'instant'
  | 'localDate'
  | 'localTime'
  | 'localDateTime'
  | 'zone'
  | 'money'
  | 'list'
  | 'map'
  | 'richText'
  | 'json'

export type FieldMap = { readonly [name: string]: Field }
export type OptionalField<T> = Field<T> & { readonly optional: true }

type OptionalKeys<F extends FieldMap> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F]
type TypeOf<F> = F extends Field<infer T> ? T : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** The TypeScript type of a record with these fields. */
export type RecordOf<F extends FieldMap> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: TypeOf<F[K]> } & { [K in OptionalKeys<F>]?: TypeOf<F[K]> | undefined }
>

const field = <T>(kind: FieldKind, label: string, schema: v.GenericSchema<any, T>, extra: Partial<Field<T>> = {}): Field<T> => ({
  kind,
  label,
  schema: schema as v.GenericSchema<unknown, T>,
  ...extra,
})

/** Makes a field optional. An empty value is stored as absent. */
export const optional = <T>(of: Field<T>): OptionalField<T> => ({ ...of, optional: true })

/** One line, of at most 140 characters unless `max` says otherwise (product.md C0). */
export const text = (label: string, max = 140) => field<string>('text', label, v.pipe(v.string(), v.maxLength(max)), { max })
export const longText = (label: string, max = 20_000) => field<string>('longText', label, v.pipe(v.string(), v.maxLength(max)), { max })
export const email = (label: string) => field<string>('email', label, v.pipe(v.string(), v.maxLength(254), v.regex(emailForm)), { max: 254 })
/** A required text without the spaces around it: for the input of a callable. */
export const trimmed = (of: Field<string>) => v.pipe(v.string(), v.trim(), v.minLength(1), of.schema as v.GenericSchema<string>)
/** http or https, at most 2,048 characters, and readable by `URL`. Nothing else may become a link. */
export const url = (label: string) =>
  field<string>(
    'url',
    label,
    v.pipe(
      v.string(),
      v.maxLength(2048),
      v.regex(/^https?:\/\/[^\s]+$/i, 'must begin with http:// or https://'),
      v.check(address => URL.canParse(address), 'is not an address'),
    ),
    { max: 2048 },
  )
export const number = (label: string, range: { min?: number; max?: number; integer?: boolean } = {}) =>
  field<number>(
    'number',
    label,
    v.pipe(
      v.number(),
      v.finite(),
      v.check((n: number) => range.min === undefined || n >= range.min, `must be at least ${range.min}`),
      v.check((n: number) => range.max === undefined || n <= range.max, `must be at most ${range.max}`),
      v.check((n: number) => !range.integer || Number.isInteger(n), 'must be a whole number'),
    ),
    range,
  )
export const boolean = (label: string) => field<boolean>('boolean', label, v.boolean())
export const choice = <const C extends readonly string[]>(label: string, choices: C) =>
  field<C[number]>('choice', label, v.picklist(choices), { choices })
/** The id of a document in collection `to`. */
export const reference = (label: string, to: string) => field<string>('reference', label, recordId, { to, min: 1, max: 128 })
/** The person who did something. Merging people does not change it. */
export const actor = (label: string) => withFacts(reference(label, 'people'), { isActor: true })
export const instant = (label: string) => field<Date>('instant', label, v.date())
/** `YYYY-MM-DD`, a day of the calendar with no zone. */
export const localDate = (label: string) =>
  field<string>('localDate', label, v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'is not a day of the calendar')))
/** Whether the month has that day: no 30 February. */
const isCalendarDay = (day: string) => {
  const parsed = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day)
}
/** A date and a time of day without a zone: `2027-10-16T18:00`. */
export const localDateTime = (label: string) => field<string>('localDateTime', label, v.pipe(v.string(), v.isoDateTime()))
/** `HH:MM`, 24 hours, with no zone. */
export const localTime = (label: string) => field<string>('localTime', label, v.pipe(v.string(), v.isoTime()))
/** An IANA time zone, such as the edition's own. */
export const zone = (label: string) => field<string>('zone', label, v.pipe(v.string(), v.check(isIanaZone, 'is not a known time zone')))
export const list = <T>(label: string, of: Field<T>, max: number) =>
  field<readonly T[]>('list', label, v.pipe(v.array(of.schema), v.maxLength(max)) as never, { of, max })
export const map = <const F extends FieldMap>(label: string, fields: F) => field<RecordOf<F>>('map', label, schemaOf(fields) as never, { fields })
/** A tree whose shape another module checks, such as a page's blocks or unmapped import columns. */
export const json = <T = unknown>(label: string) => field<T>('json', label, v.unknown() as never)

/** Integer cents, US dollars. */
export interface Money {
  readonly cents: number
  readonly cur: 'usd'
}
export const money = (label: string) =>
  field<Money>('money', label, v.strictObject({ cents: v.pipe(v.number(), v.integer()), cur: v.literal('usd') }))

/** The schema of a record with exactly these fields; unknown keys are refused. */
export const schemaOf = <F extends FieldMap>(fields: F) =>
  v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.optional ? v.optional(f.schema) : f.schema])),
  ) as unknown as v.GenericSchema<unknown, RecordOf<F>>

/** A whole number of at least `min`. */
export const integer = (label: string, max?: number, min = 0) => number(label, { min, integer: true, ...(max !== undefined && { max }) })

export const withFacts = <F extends FieldFacts>(of: F, facts: FieldFacts): F => ({ ...of, ...facts })

export const withHelp = <F extends FieldFacts>(of: F, help: string): F => withFacts(of, { help })
export const folded = <F extends FieldFacts>(of: F): F => withFacts(of, { folds: true })
export const impersonal = <F extends FieldFacts>(of: F): F => withFacts(of, { privacy: 'impersonal' })
export const personal = <F extends FieldFacts>(of: F): F => withFacts(of, { privacy: 'personal' })
export const secret = <F extends FieldFacts>(of: F): F => withFacts(of, { privacy: 'secret' })
export const byCallable = <F extends FieldFacts>(of: F): F => withFacts(of, { byCallable: true })
export const internal = <F extends FieldFacts>(of: F): F => withFacts(of, { isInternal: true })
export const forgotten = <F extends FieldFacts>(of: F): F => withFacts(of, { whenForgotten: 'emptied' })
export const published = <F extends FieldFacts>(of: F): F & { readonly isPublished: true } => ({ ...of, isPublished: true })
export const printed = <F extends FieldFacts>(of: F): F => withFacts(of, { isPrinted: true })
export const belongsWith = <F extends FieldFacts>(of: F): F => withFacts(of, { belongsWith: true })
export const keptByLaw = <F extends FieldFacts>(of: F, hold: RetentionPeriod): F => withFacts(of, { whenForgotten: { keptByLaw: hold } })

/**
 * Deleted records stay in the trash for 30 days (product.md D0). Callables first withdraw a record from publication, then set `deletedAt`,
 * and purge the record after the 30 days. Ledgers (payments, terms, consents, letters, audit) have no trash.
 */
export const trash = { deletedAt: optional(instant('In the trash since')) }
