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

export interface Outcome {
  readonly state: OutcomeState
  /** Runs one work at a time; further calls are ignored meanwhile. Resolves with whether it succeeded. */
  readonly run: (saying: string, work: (onProgress: OnProgress, signal: AbortSignal) => Promise<Done>) => Promise<boolean>
  /** Runs after the current work is done: for input that must not be lost. */
  readonly after: Outcome['run']
  readonly clear: () => void
}

export function useOutcome(): Outcome {
  const [state, setState] = useState<OutcomeState>({ is: 'nothing' })
  const isWorking = useRef(false)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const attempt: Outcome['run'] = async (saying, work) => {
    isWorking.current = true
    const stopper = new AbortController()
    setState({ is: 'working', saying })
    const onProgress: OnProgress = progress => setState({ is: 'working', saying, ...progress, stop: () => stopper.abort() })
    try {
      setState({ is: 'done', what: await work(onProgress, stopper.signal) })
      return true
    } catch (error) {
      setState({ is: 'failed', error, again: () => void run(saying, work) })
      return false
    } finally {
      isWorking.current = false
    }
  }
  const run: Outcome['run'] = async (saying, work) => !isWorking.current && (last.current = attempt(saying, work))
  const after: Outcome['run'] = (saying, work) => (last.current = last.current.then(() => attempt(saying, work)))
  return { state, run, after, clear: () => setState({ is: 'nothing' }) }
}
