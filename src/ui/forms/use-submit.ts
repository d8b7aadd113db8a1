import { useRef, useState } from 'react'

export interface Submit {
  readonly busy: boolean
  readonly error: unknown
  /** Does the work once at a time; a failure is kept in `error` until the next try. Tells whether it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** One act of a form, from the press of its button to its answer. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const working = useRef(false)
  const run = async (work: () => Promise<unknown>) => {
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
