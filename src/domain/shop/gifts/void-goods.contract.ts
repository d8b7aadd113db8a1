import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Voids donated goods that were entered by mistake or never arrived. Refuses with `gift-lettered` while they have a letter. Gifts of money
 * are refunded in the ledger instead.
 */
export const voidGoods = cloudFunction({
  name: 'voidGoods',
  repeatable: 'a gift that is void stays so',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ giftId: recordId, reason }),
  output: v.strictObject({}),
})
