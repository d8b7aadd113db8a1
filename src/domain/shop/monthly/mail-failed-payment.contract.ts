import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Mails the giver of a monthly gift, or a member, about a declined charge once more: by staff, and at most one such mail a day. Refuses with
 * `nothing-failed` if the latest charge was not declined, `mailed-today` if they were mailed about it today, also by the charge itself, and
 * `no-email` if there is no address.
 */
export const mailFailedPayment = cloudFunction({
  name: 'mailFailedPayment',
  access: scope('money'),
  limit: { account: hourly(120), target: { ...hourly(5), of: ({ id }) => id } },
  input: v.strictObject({ id: recordId }),
  output: v.strictObject({ to: v.string() }),
})
