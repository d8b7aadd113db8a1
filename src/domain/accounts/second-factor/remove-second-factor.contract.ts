import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { role } from '../../shared/records/policy'

/**
 * Removes the second factor of somebody who lost the phone. Only another superadmin can do it (`second-factor-own`). The person gets a mail,
 * their sessions end, and staff have a day to set up a new one.
 */
export const removeSecondFactor = cloudFunction({
  name: 'removeSecondFactor',
  access: role('superadmin'),
  limit: { account: hourly(20) },
  recentSignIn: () => true,
  input: v.strictObject({ uid: recordId, reason }),
  output: v.strictObject({}),
})
