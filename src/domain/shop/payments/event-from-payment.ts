import type { FoundPayment, ProviderEvent } from '../../../ports/payments'

/**
 * What the provider answered about a payment of an order, as its message would have told it. The same answer is the same message, however often it
 * is asked. A refusal of the bank is told of payments that nobody is
 * looking at (`isAway`): who is at the form sees it there. `undefined` while nothing has become of the payment.
 */
export function eventFromPayment(
  { state, at, ...figures }: FoundPayment,
  { providerId, orderId, isAway }: { readonly providerId: string; readonly orderId: string; readonly isAway: boolean },
): ProviderEvent | undefined {
  if (state === 'open' || (state === 'declined' && !isAway)) return undefined
  if (state === 'declined') {
    const change = { of: 'payment', state: 'failed', orderId } as const
    return { id: `found-${providerId}-${state}-${at.getTime()}`, type: 'payment failed, as asked', objectId: providerId, at, change }
  }
  const change = state === 'succeeded' ? ({ of: 'payment', state, orderId, ...figures } as const) : ({ of: 'payment', state, orderId } as const)
  return { id: `found-${providerId}-${state}`, type: `payment ${state}, as asked`, objectId: providerId, at, change }
}
