import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/**
 * For an advertiser, coworkers and staff: how often visitors saw a published advertisement in the flipbook and opened its address from there,
 * in the last 400 days. Counts are added up by the hour. The printed guide counts nothing.
 */
export const readAdResults = cloudFunction({
  name: 'readAdResults',
  access: signedIn,
  repeatable: onlyReads,
  limit: { account: hourly(120) },
  input: v.strictObject({ adId: recordId }),
  output: v.strictObject({
    /** Visits that opened its page of the flipbook. */
    shows: v.number(),
    clicks: v.number(),
    /** Days with something to count, the newest first; `day` as `YYYY-MM-DD` in the organization’s time zone. */
    days: v.array(v.strictObject({ day: v.string(), shows: v.number(), clicks: v.number() })),
  }),
})
export type AdResults = v.InferOutput<typeof readAdResults.output>
