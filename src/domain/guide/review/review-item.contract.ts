import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** How many listings are decided in one call: all of them are written in one transaction, with their registrations and notes. */
export const maxReviewed = 50
const items = v.pipe(v.array(v.strictObject({ id: recordId, rev: v.number() })), v.minLength(1), v.maxLength(maxReviewed))

/**
 * Decides about listings, each as it was seen. Their artists are told once by mail of an approval and of what is to be changed. Those that
 * changed since, or have no such step, are left out with the rule that refused them; where nothing is left to do, that rule is thrown.
 */
export const reviewItem = cloudFunction({
  name: 'reviewItem',
  access: scope('guide'),
  limit: { account: hourly(600) },
  once: true,
  input: v.variant('decision', [
    /** With `onlyClean`, what departs from the style of the guide is left out with `not-clean`, also where its picture looks like several. */
    v.strictObject({ decision: v.picklist(['review', 'approve']), items, onlyClean: v.exactOptional(v.boolean()) }),
    v.strictObject({ decision: v.picklist(['requestChanges', 'reopen']), items, note: reason }),
  ]),
  output: v.strictObject({
    decided: v.array(v.strictObject({ id: v.string(), rev: v.number(), status: v.string() })),
    left: v.array(v.strictObject({ id: v.string(), rule: v.string() })),
  }),
})
