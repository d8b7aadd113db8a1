import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { CardPayment, type ShownCardForm } from '../../domain/shop/checkout/card-payment'
import { continueCheckout } from '../../domain/shop/checkout/create-checkout.contract'
import { useService } from '../app-services/app-context'
import { type OrderKey, orderKeyOf } from './order-address'
import { rememberedSecret, rememberSecret } from './payment-secrets'

interface CardFields {
  /** The element in which the provider shows its fields. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly shown: RefObject<ShownCardForm | undefined>
  readonly isReady: boolean
  readonly failure: unknown
  readonly again: () => void
}

/** The provider's card fields for an order, while the component is mounted. `onNothing`: nothing is left to pay. */
export function useCardFields({ orderId, orderKey }: OrderKey, onNothing: () => void): CardFields {
  const callables = useService(Callables)
  const ask = async () => rememberedSecret(orderId) ?? (await secretOf(callables, { orderId, orderKey }))
  return useShownCard(`${orderId} ${orderKey}`, ask, onNothing)
}

/** The provider's card fields for the secret that `ask` returns; `name` identifies the payment. */
export function useShownCard(name: string, ask: () => Promise<string | undefined>, onNothing: () => void): CardFields {
  const cards = useService(CardPayment)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownCardForm>(undefined)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const [isReady, setReady] = useState(false)
  const leaveIt = useEffectEvent(onNothing)
  const askIt = useEffectEvent(ask)
  useEffect(() => {
    let hasLeft = false
    const open = async () => {
      try {
        const secret = await askIt()
        if (hasLeft) return
        if (secret === undefined) return leaveIt()
        const form = place.current && (await cards.show(place.current, secret, look()))
        if (!form) return
        if (hasLeft) return form.leave()
        shown.current = form
        setReady(true)
      } catch (error) {
        if (!hasLeft) setFailure(error)
      }
    }
    void open()
    return () => {
      hasLeft = true
      shown.current?.leave()
      shown.current = undefined
    }
  }, [cards, name, tries])
  const again = () => {
    setFailure(undefined)
    setTries(n => n + 1)
  }
  return { place, shown, isReady, failure, again }
}

/** For a returning payer: the secret of the same payment. `undefined` if nothing is left to pay by card. */
async function secretOf(callables: Callables, order: OrderKey): Promise<string | undefined> {
  const begun = await callables.call(continueCheckout, orderKeyOf(order))
  if (begun.by !== 'card') return undefined
  rememberSecret(order.orderId, begun.clientSecret)
  return begun.clientSecret
}

const look = () => {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isLeftToDevice = document.documentElement.dataset['theme'] === undefined
  return {
    dark: colorScheme === 'dark' || (isLeftToDevice && matchMedia('(prefers-color-scheme: dark)').matches),
    accent: getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  }
}
