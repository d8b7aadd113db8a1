import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { products } from '../products.collection'

/**
 * Replaces the variants of goods. Stock is corrected by the difference to what the caller saw, so that what was sold meanwhile stays sold; of a
 * variant that is new, or was not counted, it is set. Refuses with `record-overtaken` where somebody changed anything else of them, with
 * `stock-taken` (`label`, `left`) where fewer are left than are taken away, with `variant-held` (`label`) where one that is removed is being paid,
 * and with `sku-twice`.
 */
export const changeVariants = cloudFunction({
  name: 'changeVariants',
  access: scope('money'),
  limit: { account: hourly(600) },
  input: v.strictObject({ productId: recordId, seen: products.fields.variants.schema, variants: products.fields.variants.schema }),
  output: v.strictObject({ rev: v.number() }),
})
