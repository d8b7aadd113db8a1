import { useEffect, useEffectEvent, useState } from 'react'
import type { OnProgress } from '../actions/use-outcome'
import type { RunProgress } from './use-run'

interface Answer<P> {
  /** The input of the plan. */
  readonly of?: unknown
  readonly plan?: P
  readonly error?: unknown
  /** How far it is, until there is a plan. */
  readonly progress?: RunProgress
}

/** The dry run for an input, repeated when the input changes. The previous plan stays until the next one is ready. */
export function useDryRun<I, P>(make: ((input: I, onProgress: OnProgress) => Promise<P>) | undefined, input: I | undefined) {
  const [answer, setAnswer] = useState<Answer<P>>({})
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent((notify: (answer: Answer<P>) => void) => {
    if (input !== undefined && make)
      make(input, progress => notify({ ...answer, progress })).then(
        plan => notify({ of: input, plan }),
        (error: unknown) => notify({ of: input, error }),
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
