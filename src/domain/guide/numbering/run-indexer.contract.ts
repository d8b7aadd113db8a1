import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { numberChecks } from './number-checks'

const number = v.exactOptional(v.string())

/**
 * Numbers the map of an edition by a rule. Without `seen` nothing is written: it answers what would change. With the `hash` of such an
 * answer it writes exactly that, and refuses with `numbers-changed` where something else would change by now. After the freeze only listings
 * without a number get one.
 */
export const runIndexer = cloudFunction({
  name: 'runIndexer',
  heavy: true,
  repeatable: 'what was written is no change the next time',
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({
    editionId: recordId,
    order: v.picklist(['walk', 'alphabet']),
    gap: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
    seen: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  output: v.strictObject({
    hash: v.string(),
    /** Listings with a number. */
    numbered: v.number(),
    isFrozen: v.boolean(),
    changes: v.array(v.strictObject({ id: v.string(), name: v.string(), from: number, to: number })),
    findings: v.array(v.strictObject({ check: v.picklist(numberChecks), listing: v.exactOptional(v.string()), note: v.string() })),
  }),
})
