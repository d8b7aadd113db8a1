import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { products } from '../products.collection'

/**
 * Replaces the variants of a product. Stock is changed by the difference to what the caller saw, so that pieces sold meanwhile stay sold; for
 * a new or previously uncounted variant it is set. Refuses with `record-overtaken` if somebody changed other fields of the variants, with
 * `stock-taken` (`label`, `left`) if fewer are left than are removed, with `variant-held` (`label`) if a removed variant is being paid for,
 * and with `sku-twice`.
 */
export const changeVariants = cloudFunction({
  name: 'changeVariants',
  access: scope('money'),
  limit: { account: hourly(600) },
  input: v.strictObject({ productId: recordId, seen: products.fields.variants.schema, variants: products.fields.variants.schema }),
  output: v.strictObject({ rev: v.number() }),
})
