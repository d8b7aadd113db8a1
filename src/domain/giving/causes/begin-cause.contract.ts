import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'
import { campaigns } from '../campaigns.collection'

/**
 * Makes the draft of a campaign or fund at an address of its own below `/donors`. Nobody sees it until it is opened. Refuses with `slug-taken`. The same
 * words at the same address are the same draft.
 */
export const beginCause = cloudFunction({
  name: 'beginCause',
  repeatable: 'its address is the campaign',
  access: scope('money'),
  limit: { account: hourly(60) },
  input: v.strictObject({
    address: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60)),
    kind: campaigns.fields.kind.schema,
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    summary: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(240)),
  }),
  output: v.strictObject({}),
})
