import { useEffect, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { readOrder } from '../../domain/shop/checkout/create-checkout.contract'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { isTransient } from '../../ports/errors'
import { useService } from '../app-services/app-context'
import { justMade } from './just-made-orders'
import { orderKeyOf } from './order-address'

export interface FollowedOrder {
  readonly order: OrderView | undefined
  /** Why the last attempt to read it failed. */
  readonly error: unknown
  /** Number of times it was read. */
  readonly asked: number
}

/** Milliseconds between two reads; the last value repeats. */
const waits = [1000, 1500, 2500, 4000, 6000, 10_000, 15_000, 30_000]

/** The order is not decided yet. */
export const isOpen = ({ status }: OrderView) => status === 'draft' || status === 'pending' || status === 'failed'

/**
 * The current order; one that this page made just now is not read. While its payment is awaited, it is read again at growing intervals, and at
 * once when the network returns.
 */
export function useOrder(orderId: string, orderKey: string | undefined, isAwaited: boolean): FollowedOrder {
  const callables = useService(Callables)
  const [state, setState] = useState<FollowedOrder>(() => ({ order: justMade({ orderId, orderKey }), error: undefined, asked: 0 }))
  useEffect(() => {
    let hasLeft = false
    let next: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const ask = async () => {
      clearTimeout(next)
      asked += 1
      try {
        const order = await callables.call(readOrder, orderKeyOf({ orderId, orderKey }))
        if (hasLeft) return
        setState({ order, error: undefined, asked })
        if (isAwaited && isOpen(order)) askLater()
      } catch (error) {
        if (hasLeft) return
        setState(before => ({ ...before, error, asked }))
        if (isTransient(error)) askLater()
      }
    }
    const askLater = () => {
      next = setTimeout(() => void ask(), waits[Math.min(asked, waits.length) - 1])
    }
    const askNow = () => void ask()
    addEventListener('online', askNow)
    if (isAwaited || !justMade({ orderId, orderKey })) void ask()
    return () => {
      hasLeft = true
      clearTimeout(next)
      removeEventListener('online', askNow)
    }
  }, [callables, orderId, orderKey, isAwaited])
  return state
}
