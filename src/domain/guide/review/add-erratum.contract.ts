import * as v from 'valibot'
import { daily } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId as id } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** At most so many characters: an erratum stands below the printed text on the listing's page. */
export const maxErratum = 300

/**
 * Adds a correction to a listing that was locked for print, by its owners or the guide's staff. Visitors read it as "since print" when the
 * guide is published again. None is changed or removed; `errata-full` after twenty, `not-printed` before the lock.
 */
export const addErratum = cloudFunction({
  name: 'addErratum',
  access: signedIn,
  limit: { account: daily(200) },
  once: true,
  input: v.strictObject({ id, text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(maxErratum)) }),
  output: v.strictObject({ errata: v.number() }),
})
