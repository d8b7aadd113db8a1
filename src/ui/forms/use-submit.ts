import { useRef, useState } from 'react'

export interface Submit {
  readonly busy: boolean
  readonly error: unknown
  /** Runs the work, once at a time; an error is kept in `error` until the next run. Resolves with whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
}

/** State of one action, from the press of its button to its result. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const working = useRef(false)
  const run = async (work: () => Promise<void>) => {
    if (working.current) return false
    working.current = true
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  return { busy, error, run }
}
