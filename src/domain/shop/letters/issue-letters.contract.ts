import * as v from 'valibot'
import { letterKinds } from '../../giving/letters.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum number of letters in one call: all are read and written in one transaction, for which others wait. */
export const maxLetters = 25
/** The maximum number of rows in a dry run. */
export const maxRows = 2000

const row = v.strictObject({
  /** The id of an order or gift; for monthly gifts and a statement, of a person. */
  id: v.string(),
  personId: v.string(),
  name: v.string(),
  /** `YYYY-MM-DD`; for a statement, the date of the last gift. */
  receivedOn: v.string(),
  paidCents: v.number(),
  /** The letter's kind and amounts; absent if there can be none. */
  letter: v.exactOptional(
    v.strictObject({
      kind: v.picklist(letterKinds),
      paidCents: v.number(),
      fmvCents: v.number(),
      deductibleCents: v.number(),
      /** Whether the law requires the letter, and whether the value received must be stated. */
      isRequired: v.boolean(),
      mustDisclose: v.boolean(),
      /** Set once the letter is issued. */
      issued: v.exactOptional(v.strictObject({ letterId: v.string(), number: v.string(), path: v.string() })),
    }),
  ),
  /** Every reason why there is no letter. */
  why: v.array(v.string()),
})
export type LetterRow = v.InferOutput<typeof row>

/**
 * Issues letters for orders and gifts, for people's monthly gifts, or year-end statements: for these ids, or everything due in a year (`ids`
 * absent). `dryRun` returns what would be issued and why not, and writes nothing. A call issues as many as fit into one transaction; `left`
 * is the number for further calls.
 */
export const issueLetters = cloudFunction({
  name: 'issueLetters',
  heavy: true,
  access: scope('money'),
  recentSignIn: ({ dryRun }) => !dryRun,
  limit: { account: hourly(1200) },
  input: v.strictObject({
    /** `monthly`: one letter for all monthly gifts of a person in a year that has ended (`year-not-over`). */
    what: v.picklist(['gifts', 'monthly', 'statements']),
    taxYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    ids: v.exactOptional(v.pipe(v.array(recordId), v.minLength(1), v.maxLength(maxLetters))),
    dryRun: v.boolean(),
    /** Whether each donor is sent the letter by mail. */
    mail: v.boolean(),
  }),
  output: v.strictObject({ rows: v.array(row), left: v.number() }),
})
export type IssueInput = v.InferOutput<typeof issueLetters.input>
