import type { OrderLine } from '../../orders.collection'

type Tribute = NonNullable<NonNullable<OrderLine['gift']>['tribute']>

/** For whom a gift is, without whom we tell of it: they are told once, and nothing else names them. */
export const tributeOf = (gift: { readonly tribute?: Tribute | undefined } | undefined): Omit<Tribute, 'tell'> | undefined =>
  gift?.tribute && { kind: gift.tribute.kind, name: gift.tribute.name }
