import { useRef, useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { createDeskOrder, type DeskQuote } from '../../../../domain/shop/desk/desk-order.contract'
import { useService } from '../../../app-services/app-context'
import type { Done } from '../../engine/actions/use-outcome'
import type { MadeOrder } from './desk-order-props'

interface CreateDeskOrder {
  /** Creates the order at the price that staff saw. Asks for confirmation if there is a recent one with the same payer and amount. */
  readonly make: (order: AskedOrder) => Promise<Done>
  /** Id of that recent order. */
  readonly same: string | undefined
}

interface AskedOrder {
  readonly draft: OrderDraft & { readonly personId?: string; readonly email: string }
  readonly seen: Extract<DeskQuote, { readonly state: 'priced' }>
  readonly isAnother?: boolean
}

/** `onRefused`: the price changed, or something is no longer available. */
export function useCreateDeskOrder(onMade: (made: MadeOrder, isAnother: boolean) => Promise<void>, onRefused: () => void): CreateDeskOrder {
  const callables = useService(Callables)
  const [same, setSame] = useState<string>()
  // A repeated try with the same content creates the same order.
  const sent = useRef({ content: '', key: '' })
  const make: CreateDeskOrder['make'] = async ({ draft, seen, isAnother = false }) => {
    const content = JSON.stringify(draft)
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() }
    const { key } = sent.current
    try {
      const input = { ...draft, key, seenCents: seen.totalCents, seenLines: seen.lines, ...(isAnother && { isAnother }) }
      await onMade(await callables.call(createDeskOrder, input), isAnother)
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
