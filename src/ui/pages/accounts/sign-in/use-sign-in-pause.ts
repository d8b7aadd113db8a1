import { useRef, useState } from 'react'
import { isPortError, PortError } from '../../../../ports/errors'

/** Wrong passwords in a row for one email after which sign-in pauses, and for how many seconds (product.md C1). */
const maxFailures = 5
const pauseSeconds = 30

export interface Pause {
  readonly seconds: number
  /** Number of the pause; each counts down on its own. */
  readonly round: number
}

/** Pauses sign-in after five failures. The service refuses by itself; the form shows how long and stops asking it. */
export function useSignInPause() {
  const [pause, setPause] = useState<Pause>()
  const failed = useRef({ email: '', count: 0 })
  /** Signs in once; a failure that starts a pause is thrown as `too-many-requests`. */
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
      const given = (error.details as { readonly seconds?: unknown } | undefined)?.seconds
      return typeof given === 'number' ? given : pauseSeconds
    }
    if (!isPortError(error, 'auth', 'invalid-credential', 'wrong-password', 'user-not-found')) return undefined
    const count = failed.current.email === email ? failed.current.count + 1 : 1
    failed.current = { email, count: count % maxFailures }
    return count === maxFailures ? pauseSeconds : undefined
  }
  return { pause, attempt, end: () => setPause(undefined) }
}
