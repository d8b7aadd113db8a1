import { useEffect, useEffectEvent, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import type { OrderDraft } from '../../domain/shop/checkout/order-draft'
import { type Quoted, quoteOrder } from '../../domain/shop/checkout/quote-order.contract'
import { useService } from '../app-services/app'

interface Answer {
  /** What was asked for. */
  readonly asked: string
  readonly quoted?: Quoted
  readonly error?: unknown
}

export interface AskedQuote {
  /** The newest answer, also while the next one is on its way. */
  readonly quoted: Quoted | undefined
  readonly isAsking: boolean
  readonly error: unknown
  /** Asks again: prices may have changed. */
  readonly again: () => void
}

/** Milliseconds after the last change, so that typing asks once. */
const pause = 250

/** What a draft costs now, for whoever is signed in (`payer`). An empty one is not asked for. */
export function useQuote(draft: OrderDraft | undefined, payer: string | undefined): AskedQuote {
  const callables = useService(Callables)
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const asked = draft && JSON.stringify([draft, payer, tries])
  const ask = useEffectEvent(async (question: string, isWanted: () => boolean) => {
    if (!draft) return
    try {
      const quoted = await callables.call(quoteOrder, draft)
      if (isWanted()) setAnswer({ asked: question, quoted })
    } catch (error) {
      if (isWanted()) setAnswer(before => ({ ...before, asked: question, error }))
    }
  })
  const isFirst = answer === undefined
  useEffect(() => {
    if (asked === undefined) return
    let isWanted = true
    const waiting = setTimeout(() => void ask(asked, () => isWanted), isFirst ? 0 : pause)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [asked, isFirst])
  const isAsking = asked !== undefined && answer?.asked !== asked
  return {
    quoted: asked === undefined ? undefined : answer?.quoted,
    isAsking,
    error: isAsking ? undefined : answer?.error,
    again: () => setTries(n => n + 1),
  }
}
