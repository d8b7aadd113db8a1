import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedIn } from '../queries/session.queries'

/** What lies in the history entry of a payment. */
interface Kept<T> {
  readonly what: T
  /** Account of the payer; nobody else who uses this tab later goes on with it. */
  readonly uid: string | null
  /** It is ordered: whoever comes back to this entry begins a new one. */
  readonly isOrdered?: boolean
}

export interface PayingStep<T> {
  /** What is paid for; `undefined` at the step before. */
  readonly paying: T | undefined
  /** Goes on to the payment. `search` is the address of the step before, where it is not written there yet. */
  readonly pay: (what: T, search?: string) => Promise<void>
  /** Keeps a change that was made beside the payment. */
  readonly change: (what: T) => void
  /** Goes back to the step before, as the browser's Back does. */
  readonly back: () => void
  readonly isOrdered: boolean
  /** It is ordered: its receipt stays here until the visitor leaves it, and is not paid once more. */
  readonly end: () => void
}

/**
 * The payment as a step of its own in the history, on the page on which its details were entered: Back leads to the details, Forward and a reload to
 * the payment. `name` tells apart what one page offers.
 */
export function usePayingStep<T>(name: string): PayingStep<T> {
  const navigate = useNavigate()
  const location = useLocation()
  const uid = useSignedIn()?.uid ?? null
  const kept = (location.state as Readonly<Record<string, Kept<T> | undefined>> | null)?.[`paying ${name}`]
  // The page that has ordered shows the receipt, until Back or a link leads away from it.
  const [hasOrdered, setOrdered] = useState(false)
  if (hasOrdered && !kept) setOrdered(false)
  const isShown = kept !== undefined && kept.uid === uid && (!kept.isOrdered || hasOrdered)
  const write = (next: Kept<T>, search: string, replace: boolean) =>
    navigate({ search }, { replace, preventScrollReset: true, state: { [`paying ${name}`]: next } })
  return {
    paying: isShown ? kept.what : undefined,
    isOrdered: hasOrdered,
    pay: async (what, search = location.search) => {
      if (search !== location.search) await navigate({ search }, { replace: true, preventScrollReset: true })
      await write({ what, uid }, search, false)
    },
    change: what => void write({ what, uid }, location.search, true),
    back: () => void navigate(-1),
    end: () => {
      if (!kept) return
      setOrdered(true)
      void write({ ...kept, isOrdered: true }, location.search, true)
    },
  }
}
