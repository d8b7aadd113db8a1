import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'

/**
 * Publishes a draft: in effect at once, or from its day on if that is in the future. It never changes afterwards. `rev` is that of the draft
 * that the caller saw. Refuses with `policy-order` if the version before takes effect later.
 */
export const publishPolicy = cloudFunction({
  name: 'publishPolicy',
  access: role('superadmin'),
  input: v.strictObject({ id: recordId, rev: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  output: v.strictObject({ state: v.picklist(['effective', 'announced']) }),
})
