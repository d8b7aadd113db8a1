import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { membershipProducts } from '../membership-products.collection'

const levels = membershipProducts.fields.levels.schema

/**
 * Replaces the levels of a membership product. A changed price starts the next version, and so does each day on which a scheduled price begins.
 * Running terms and existing orders keep their price. Refuses with `record-overtaken` if the levels are no longer as the caller saw them, with
 * `level-key`, `level-price` or `level-schedule` (`name`) if a level breaks a rule, and with `level-held` (`name`) if a removed level still has
 * members.
 */
export const changeLevels = cloudFunction({
  name: 'changeLevels',
  access: scope('money'),
  limit: { account: hourly(600) },
  input: v.strictObject({ productId: recordId, seen: levels, levels }),
  output: v.strictObject({ version: v.number() }),
})
