import { useEffect, useEffectEvent, useState } from 'react'

interface Answer<A> {
  /** The input of the latest response. */
  readonly asked: string
  readonly answer?: A | undefined
  readonly error?: unknown
}

export interface DebouncedCall<A> {
  /** The latest response, kept while the next call is running. */
  readonly answer: A | undefined
  readonly isAsking: boolean
  readonly error: unknown
  /** Repeats the call. */
  readonly again: () => void
}

/** Milliseconds after the last change, so that a call waits for the end of typing. */
const pause = 250

/** Calls `send` again whenever `question` has changed; without a question nothing is called. */
export function useDebouncedCall<A>(question: string | undefined, send: () => Promise<A>): DebouncedCall<A> {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<Answer<A>>()
  const asked = question && `${question} ${tries}`
  const ask = useEffectEvent(async (now: string, isWanted: () => boolean) => {
    try {
      const answer = await send()
      if (isWanted()) setState({ asked: now, answer })
    } catch (error) {
      if (isWanted()) setState(before => ({ ...before, asked: now, error }))
    }
  })
  const isFirst = state === undefined
  useEffect(() => {
    if (asked === undefined) return
    let isWanted = true
    const waiting = setTimeout(() => void ask(asked, () => isWanted), isFirst ? 0 : pause)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [asked, isFirst])
  const isAsking = asked !== undefined && state?.asked !== asked
  return {
    answer: asked === undefined ? undefined : state?.answer,
    isAsking,
    error: isAsking ? undefined : state?.error,
    again: () => setTries(n => n + 1),
  }
}
