import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { membershipProducts } from '../membership-products.collection'

const limit = { account: hourly(600) }
const levels = membershipProducts.fields.levels.schema

/**
 * Replaces the levels of a membership; another price is the next version, and so is each day on which a scheduled one begins. What members hold and what is ordered already keeps its price. Refuses
 * with `record-overtaken` where they are not as the caller saw them, with `level-key`, `level-price` or `level-schedule` (`name`) where a level breaks a rule, and
 * with `level-held` (`name`) where somebody is a member of one that is removed.
 */
export const changeLevels = cloudFunction({
  name: 'changeLevels',
  access: scope('money'),
  limit,
  input: v.strictObject({ productId: recordId, seen: levels, levels }),
  output: v.strictObject({ version: v.number() }),
})

/**
 * Offers a membership for sale, or ends its sale; members keep their days. Refuses with `address-taken` where another one that is sold has its
 * address, and with `not-for-sale` (`missing`) where it cannot be sold as it is.
 */
export const moveMembershipProduct = cloudFunction({
  name: 'moveMembershipProduct',
  access: scope('money'),
  limit,
  input: v.strictObject({ productId: recordId, event: v.picklist(['open', 'retire']) }),
  output: v.strictObject({}),
})
