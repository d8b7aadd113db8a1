import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

const which = { id: recordId, rev: v.number() }

/**
 * Moves a page between its states, as the caller saw it. `stage` keeps a version for colleagues to look at; `publish` gives it to visitors and
 * `schedule` does so at `at`, a local
 * time (`YYYY-MM-DDTHH:MM`) in the organization's zone; `discard` takes back what was staged or scheduled, and returns to what visitors read, if they do; `archive` withdraws
 * the page. Refuses with `page-not-ready` while something stops the publication (`checkPage`), and with `record-overtaken`.
 */
export const changePageState = cloudFunction({
  name: 'changePageState',
  heavy: true,
  access: scope('content'),
  limit: { account: hourly(240) },
  once: true,
  input: v.variant('event', [
    v.strictObject({
      event: v.picklist(['stage', 'publish', 'discard', 'archive', 'restore']),
      ...which,
      note: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    v.strictObject({ event: v.literal('schedule'), ...which, at: v.pipe(v.string(), v.maxLength(16), v.isoDateTime()) }),
  ]),
  output: v.strictObject({ status: v.pipe(v.string(), v.maxLength(20)) }),
})
export type PageEvent = v.InferOutput<typeof changePageState.input>['event']
