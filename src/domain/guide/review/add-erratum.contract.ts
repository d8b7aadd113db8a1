import * as v from 'valibot'
import { cloudFunction, daily } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Maximum characters of an erratum, which is shown below the printed text on the listing's page. */
export const maxErratum = 300

/**
 * Adds a correction to a listing that is locked for print, by its owners or guide staff. Visitors see it as "since print" after the next
 * publication. Errata are never changed or removed. Refuses with `errata-full` after twenty, and `not-printed` before the lock.
 */
export const addErratum = cloudFunction({
  name: 'addErratum',
  access: signedIn,
  limit: { account: daily(200) },
  once: true,
  input: v.strictObject({ id: recordId, text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(maxErratum)) }),
  output: v.strictObject({ errata: v.number() }),
})
