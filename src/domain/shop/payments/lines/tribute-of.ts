import type { OrderLine } from '../../orders.collection'

type Tribute = NonNullable<NonNullable<OrderLine['gift']>['tribute']>

/** Whom a gift honors, without the address that is notified: it is used once, and stored in the order alone. */
export const tributeOf = (gift: { readonly tribute?: Tribute | undefined } | undefined): Omit<Tribute, 'notifyEmail'> | undefined =>
  gift?.tribute && { kind: gift.tribute.kind, name: gift.tribute.name }
