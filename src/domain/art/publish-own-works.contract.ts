import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** Publishes the caller's works as they are now, in the caller's order. Refuses callers without a public page with `not-an-artist`. */
export const publishMyWorks = cloudFunction({
  name: 'publishMyWorks',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: signedIn,
  limit: { account: hourly(20), rule: 'wall-too-often' },
  /** Ids of the caller's works that changed. */
  input: v.strictObject({ works: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(60)) }),
  output: v.strictObject({ hash: v.string() }),
})
