import { useRef, useState } from 'react'

/** Result of an action: a sentence, what was skipped, and how to undo it, if possible. */
export interface Done {
  readonly message: string
  /** What was skipped, with reasons. */
  readonly left?: readonly Left[] | undefined
  /** Undoes the action; resolves with a result, if there is more to say. */
  readonly undo?: (onProgress: OnProgress) => Promise<Done | void>
}

/** Something that was skipped or left unchanged. */
export interface Left {
  readonly name: string
  readonly reason: string
  /** An action that resolves it. */
  readonly act?: { readonly label: string; readonly run: () => Promise<Done> }
}

/** Work that is running, done or failed; kept until the next work starts. */
export type OutcomeState =
  | { readonly is: 'nothing' }
  | { readonly is: 'working'; readonly saying: string; readonly done?: number; readonly total?: number; readonly stop?: () => void }
  | { readonly is: 'done'; readonly what: Done }
  | { readonly is: 'failed'; readonly error: unknown; readonly again: () => void }

/** Reports progress. */
export type OnProgress = (progress: { readonly done: number; readonly total: number }) => void

type Work = (onProgress: OnProgress, signal: AbortSignal) => Promise<Done>

export interface Outcome {
  readonly state: OutcomeState
  /** What was asked for meanwhile and comes next. */
  readonly waiting: readonly string[]
  /**
   * Runs one work at a time; what is asked for meanwhile waits. The same press twice counts once, and what waits is not done after a failure, which
   * stays visible instead. Resolves with whether it succeeded. `of` tells works with the same words apart.
   */
  readonly run: (saying: string, work: Work, of?: string) => Promise<boolean>
  /** Runs after the current work, whatever became of it: for input that must not be lost. */
  readonly after: Outcome['run']
  readonly clear: () => void
}

export function useOutcome(): Outcome {
  const [state, setState] = useState<OutcomeState>({ is: 'nothing' })
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const underWay = useRef(new Set<unknown>())
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const attempt = async (saying: string, work: Work, again: () => void): Promise<boolean> => {
    const stopper = new AbortController()
    setState({ is: 'working', saying })
    const onProgress: OnProgress = progress => setState({ is: 'working', saying, ...progress, stop: () => stopper.abort() })
    try {
      setState({ is: 'done', what: await work(onProgress, stopper.signal) })
      return true
    } catch (error) {
      setState({ is: 'failed', error, again })
      return false
    }
  }
  const inTurn = (saying: string, work: Work, of: unknown, evenAfterFailure: boolean): Promise<boolean> => {
    const isFree = underWay.current.size === 0
    const again = () => void (underWay.current.has(of) || inTurn(saying, work, of, evenAfterFailure))
    underWay.current.add(of)
    if (!isFree) setWaiting(before => [...before, saying])
    const next = (isDone: boolean) => {
      setWaiting(before => before.slice(1))
      return (isDone || evenAfterFailure) && attempt(saying, work, again)
    }
    last.current = isFree ? attempt(saying, work, again) : last.current.then(next)
    return last.current.finally(() => underWay.current.delete(of))
  }
  const run: Outcome['run'] = async (saying, work, of = saying) => !underWay.current.has(of) && inTurn(saying, work, of, false)
  // A work of its own each time.
  const after: Outcome['run'] = (saying, work) => inTurn(saying, work, work, true)
  return { state, waiting, run, after, clear: () => setState({ is: 'nothing' }) }
}
