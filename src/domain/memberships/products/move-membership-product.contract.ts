import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Offers a membership product for sale, or ends its sale; running terms stay. Refuses with `address-taken` if another product for sale has the
 * same address, and with `not-for-sale` (`missing`) if a required field is missing.
 */
export const moveMembershipProduct = cloudFunction({
  name: 'moveMembershipProduct',
  access: scope('money'),
  limit: { account: hourly(600) },
  input: v.strictObject({ productId: recordId, event: v.picklist(['open', 'retire']) }),
  output: v.strictObject({}),
})
