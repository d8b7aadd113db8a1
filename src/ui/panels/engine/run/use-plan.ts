import { useEffect, useEffectEvent, useState } from 'react'

interface Answer<P> {
  /** The input it is of. */
  readonly of?: unknown
  readonly plan?: P
  readonly error?: unknown
}

/** What a dry run finds for an input, asked anew with every other input. The former plan stands until the next one is there. */
export function usePlan<I, P>(make: ((input: I) => Promise<P>) | undefined, input: I | undefined) {
  const [answer, setAnswer] = useState<Answer<P>>({})
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent((tell: (answer: Answer<P>) => void) => {
    if (input !== undefined && make)
      make(input).then(
        plan => tell({ of: input, plan }),
        (error: unknown) => tell({ of: input, error }),
      )
  })
  useEffect(() => {
    let isWanted = true
    ask(next => isWanted && setAnswer(next))
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked anew with other input, and when it is tried again
  }, [input, attempt])
  return { ...answer, isStale: answer.of !== input, again: () => setAttempt(attempt + 1) }
}
