import { useRef, useState } from 'react'
import { isPortError, PortError } from '../../../../ports/errors'

/** Wrong passwords in a row, for one address, after which signing in pauses, and for how many seconds (product §C1). */
const mostFailures = 5
const pauseSeconds = 30

export interface Pause {
  readonly seconds: number
  /** Which pause it is: each counts down for itself. */
  readonly round: number
}

/** Signing in rests after five failures. The service refuses by itself; the form says how long, and stops asking it. */
export function useSignInPause() {
  const [pause, setPause] = useState<Pause>()
  const failed = useRef({ email: '', count: 0 })
  /** Tries once; a failure that begins a pause fails as `too-many-requests`. */
  const attempt = async (email: string, signIn: () => Promise<void>): Promise<void> => {
    try {
      await signIn()
    } catch (error) {
      const seconds = pauseAfter(error, email)
      if (seconds === undefined) throw error
      setPause(last => ({ seconds, round: (last?.round ?? 0) + 1 }))
      throw new PortError('auth', 'too-many-requests', 'too many wrong passwords', { cause: error })
    }
  }
  const pauseAfter = (error: unknown, email: string): number | undefined => {
    if (isPortError(error, 'auth', 'too-many-requests')) {
      const told = (error.details as { readonly seconds?: unknown } | undefined)?.seconds
      return typeof told === 'number' ? told : pauseSeconds
    }
    if (!isPortError(error, 'auth', 'invalid-credential', 'wrong-password', 'user-not-found')) return undefined
    const count = failed.current.email === email ? failed.current.count + 1 : 1
    failed.current = { email, count: count % mostFailures }
    return count === mostFailures ? pauseSeconds : undefined
  }
  return { pause, attempt, end: () => setPause(undefined) }
}
