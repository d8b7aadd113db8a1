import type { OrderLine } from '../../orders.collection'

type Tribute = NonNullable<NonNullable<OrderLine['gift']>['tribute']>

/** The tribute of a gift, without the address to notify: that is used once, and stored only in the order. */
export const tributeOf = (gift: { readonly tribute?: Tribute | undefined } | undefined): Omit<Tribute, 'notifyEmail'> | undefined =>
  gift?.tribute && { kind: gift.tribute.kind, name: gift.tribute.name }
