import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { scope } from '../../shared/records/policy'
import { campaigns } from '../campaigns.collection'

/**
 * Creates the draft of a campaign or fund at its own address below `/donors`. It is hidden until it is opened. Refuses with `slug-taken`. A
 * repeated call with the same title and address returns the same draft.
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
