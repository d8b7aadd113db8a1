import { useRef, useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { createDeskOrder, type DeskQuote } from '../../../../domain/shop/desk/desk-order.contract'
import { useService } from '../../../app-services/app'
import type { Done } from '../../engine/actions/use-outcome'
import type { MadeOrder } from './desk-order-props'

interface CreateDeskOrder {
  /** Makes the order as it was seen. Asks where there is one of the same payer and amount. */
  readonly make: (order: AskedOrder) => Promise<Done>
  /** The order that was found to be the same. */
  readonly same: string | undefined
}

interface AskedOrder {
  readonly draft: OrderDraft & { readonly personId?: string; readonly email: string }
  readonly seen: Extract<DeskQuote, { readonly state: 'priced' }>
  readonly isAnother?: boolean
}

/** `onRefused`: it costs something else by now, or cannot be had. */
export function useCreateDeskOrder(onMade: (made: MadeOrder, isAnother: boolean) => void, onRefused: () => void): CreateDeskOrder {
  const callables = useService(Callables)
  const [same, setSame] = useState<string>()
  // A try that is repeated is the same order.
  const sent = useRef({ content: '', key: '' })
  const make: CreateDeskOrder['make'] = async ({ draft, seen, isAnother = false }) => {
    const content = JSON.stringify(draft)
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    const { key } = sent.current
    try {
      const input = { ...draft, key, seenCents: seen.totalCents, seenLines: seen.lines, ...(isAnother && { isAnother }) }
      onMade(await callables.call(createDeskOrder, input), isAnother)
      return { message: 'The order is made.' }
    } catch (failure) {
      const { rule, details } = brokenRuleOf(failure) ?? {}
      if (rule === 'price-changed' || rule === 'order-refused' || rule === 'sold-out') onRefused()
      const like = details?.['orderId']
      if (rule !== 'payment-twice' || typeof like !== 'string') throw failure
      setSame(like)
      const act = { label: 'Make another order', run: () => make({ draft, seen, isAnother: true }) }
      const reason = 'the same payer ordered for the same amount in the last ten minutes.'
      return { message: 'No order is made yet.', left: [{ name: `Order ${like}`, reason, act }] }
    }
  }
  return { make, same }
}
