import * as v from 'valibot'
import { letterKinds } from '../../giving/letters.collection'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Letters of one call: each is some reads and writes of one transaction, for which others wait. */
export const mostLetters = 25
/** The most rows that a dry run shows. */
export const mostRows = 2000

const row = v.strictObject({
  /** What it is asked for by: an order or gift, or for monthly gifts and a statement a person. */
  id: v.string(),
  personId: v.string(),
  name: v.string(),
  /** `YYYY-MM-DD`; of a statement the last day of a gift. */
  receivedOn: v.string(),
  paidCents: v.number(),
  /** Which letter it is; absent where there is none. */
  letter: v.exactOptional(
    v.strictObject({
      kind: v.picklist(letterKinds),
      paidCents: v.number(),
      fmvCents: v.number(),
      deductibleCents: v.number(),
      /** Whether the law requires it, and whether it requires the value received to be stated. */
      isRequired: v.boolean(),
      mustDisclose: v.boolean(),
      /** Once it is issued. */
      issued: v.exactOptional(v.strictObject({ letterId: v.string(), number: v.string(), path: v.string() })),
    }),
  ),
  /** Every reason why there is none. */
  why: v.array(v.string()),
})
export type LetterRow = v.InferOutput<typeof row>

/**
 * Issues the letters of orders and gifts, of the monthly gifts of people, or the statements of people, by number, or of all that are due in a year (`ids` absent). `dryRun` answers
 * what would be issued, and why not, and writes nothing. A call issues as many as fit into one transaction; `left` counts those to ask for again.
 */
export const issueLetters = cloudFunction({
  name: 'issueLetters',
  heavy: true,
  access: scope('money'),
  recentSignIn: ({ dryRun }) => !dryRun,
  limit: { account: hourly(1200) },
  input: v.strictObject({
    /** `monthly`: one letter for all the monthly gifts of somebody in a year that is over (`year-not-over`). */
    what: v.picklist(['gifts', 'monthly', 'statements']),
    taxYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    ids: v.exactOptional(v.pipe(v.array(recordId), v.minLength(1), v.maxLength(mostLetters))),
    dryRun: v.boolean(),
    /** Whether each donor is sent the letter by mail. */
    mail: v.boolean(),
  }),
  output: v.strictObject({ rows: v.array(row), left: v.number() }),
})
export type IssueInput = v.InferOutput<typeof issueLetters.input>
