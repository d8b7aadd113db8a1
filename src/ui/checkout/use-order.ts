import { useEffect, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { readOrder } from '../../domain/shop/checkout/create-checkout.contract'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { isTransient } from '../../ports/errors'
import { useService } from '../app-services/app'
import { orderKeyOf } from './order-address'

export interface FollowedOrder {
  readonly order: OrderView | undefined
  /** Why the last try to read it failed. */
  readonly error: unknown
  /** How often it was asked for. */
  readonly asked: number
}

/** Milliseconds between two questions, the last one again and again. */
const waits = [1000, 1500, 2500, 4000, 6000, 10_000, 15_000, 30_000]

/** States in which nothing is decided. */
export const isOpen = ({ status }: OrderView) => status === 'draft' || status === 'pending' || status === 'failed'

/** An order as it is now. While its payment is awaited it is asked for again, less and less often, and at once when the network is back. */
export function useOrder(orderId: string, orderKey: string | undefined, isAwaited: boolean): FollowedOrder {
  const callables = useService(Callables)
  const [state, setState] = useState<FollowedOrder>({ order: undefined, error: undefined, asked: 0 })
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
    void ask()
    return () => {
      hasLeft = true
      clearTimeout(next)
      removeEventListener('online', askNow)
    }
  }, [callables, orderId, orderKey, isAwaited])
  return state
}
