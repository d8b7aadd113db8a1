import type { FoundPayment, ProviderEvent } from '../../../ports/payments'

/**
 * Turns the provider's response about an order's payment into the message that would have reported it. The same response always gives the
 * same message. A declined card is reported only if the payer is not present (`isAway`); otherwise the form shows it. `undefined` while the
 * payment has no result.
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
