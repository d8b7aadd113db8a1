import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/**
 * Shows a version of the flipbook to visitors; the one that they saw before is ready again. `rollBack` takes back the version `id`, and shows
 * the one that was published before it, if there is one. Refuses with `illegal-transition`, and with `record-overtaken` where `id` is not what
 * visitors see any more.
 */
export const publishFlipbook = cloudFunction({
  name: 'publishFlipbook',
  heavy: true,
  access: scope('guide'),
  limit: { account: hourly(120) },
  input: v.strictObject({ act: v.picklist(['publish', 'rollBack']), editionId: recordId, id: recordId }),
  /** The number of the version that visitors see now. */
  output: v.strictObject({ shown: v.exactOptional(v.number()) }),
})
