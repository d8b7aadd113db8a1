import { collection } from '../../shared/records/collection'
import { belongsWith, instant, integer, reference, text } from '../../shared/records/fields'
import { readOnly, scope } from '../../shared/records/policy'

/**
 * A buyer's download of a digital product's file. The id is `{order}-{line}`; created at the first request. Every request and renewal is in
 * the audit.
 */
export const downloads = collection({
  path: 'downloads',
  title: 'Downloads',
  privacy: 'impersonal',
  whenForgotten: 'delete',
  fields: {
    orderId: belongsWith(reference('Order', 'orders')),
    lineId: text('Line', 64),
    productId: reference('Goods', 'products'),
    /** When its link ends. */
    until: instant('Until'),
    opened: integer('Times asked for'),
    openedAt: instant('Last asked for'),
  },
  access: readOnly(scope('money')),
})
