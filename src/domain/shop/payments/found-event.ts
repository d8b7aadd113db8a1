import type { FoundPayment, ProviderEvent } from '../../../ports/payments'

/**
 * What the provider answered about a payment of an order, as its message would have told it. The same answer is the same message, however often it
 * is asked. `undefined` while nothing has become of the payment.
 */
export function foundEvent(
  { state, at, ...figures }: FoundPayment,
  { providerId, orderId }: { readonly providerId: string; readonly orderId: string },
): ProviderEvent | undefined {
  if (state === 'open') return undefined
  const change = state === 'succeeded' ? ({ of: 'payment', state, orderId, ...figures } as const) : ({ of: 'payment', state, orderId } as const)
  return { id: `found-${providerId}-${state}`, type: `payment ${state}, as asked`, objectId: providerId, at, change }
}
