import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum number of listings per call: all are written in one transaction, with their registrations and review records. */
export const maxReviewed = 50
const items = v.pipe(v.array(v.strictObject({ id: recordId, rev: v.number() })), v.minLength(1), v.maxLength(maxReviewed))

/**
 * Decides about listings, each as the caller saw it. Their artists get one mail for an approval or a requested change. Listings that changed
 * since, or do not allow the step, are skipped and reported with the rule; if all are skipped, that rule is thrown.
 */
export const reviewItem = cloudFunction({
  name: 'reviewItem',
  access: scope('guide'),
  limit: { account: hourly(600) },
  once: true,
  input: v.variant('decision', [
    /** With `onlyClean`, listings that depart from the guide's style, or whose picture looks like several, are skipped with `not-clean`. */
    v.strictObject({ decision: v.picklist(['review', 'approve']), items, onlyClean: v.exactOptional(v.boolean()) }),
    v.strictObject({ decision: v.picklist(['requestChanges', 'reopen']), items, note: reason }),
  ]),
  output: v.strictObject({
    decided: v.array(v.strictObject({ id: v.string(), rev: v.number(), status: v.string() })),
    left: v.array(v.strictObject({ id: v.string(), rule: v.string() })),
  }),
})
