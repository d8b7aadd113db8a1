import type { lineKinds } from './orders.collection'

/** Whether an order is of gifts alone, so that its giver reads of a gift, not of an order. */
export const isGift = (lines: readonly { readonly kind: (typeof lineKinds)[number] }[]): boolean => lines.every(({ kind }) => kind === 'donation')
