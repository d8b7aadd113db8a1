import { useRef, useState } from 'react'

/** What an act did: a sentence, and the way back where there is one. */
export interface Done {
  readonly said: string
  readonly undo?: () => Promise<void>
}

/** Work that is under way, done, or failed; kept until the next. */
export type OutcomeState =
  | { readonly is: 'nothing' }
  | { readonly is: 'working'; readonly saying: string; readonly done?: number; readonly total?: number; readonly stop?: () => void }
  | { readonly is: 'done'; readonly what: Done }
  | { readonly is: 'failed'; readonly error: unknown; readonly again: () => void }

/** How far it is, told while it works. */
export type Tell = (progress: { readonly done: number; readonly total: number }) => void

export interface Outcome {
  readonly state: OutcomeState
  /** Does one thing at a time. Resolves with whether it succeeded. */
  readonly run: (saying: string, work: (tell: Tell, signal: AbortSignal) => Promise<Done>) => Promise<boolean>
  readonly clear: () => void
}

export function useOutcome(): Outcome {
  const [state, setState] = useState<OutcomeState>({ is: 'nothing' })
  const isWorking = useRef(false)
  const run: Outcome['run'] = async (saying, work) => {
    if (isWorking.current) return false
    isWorking.current = true
    const stopper = new AbortController()
    setState({ is: 'working', saying })
    const tell: Tell = progress => setState({ is: 'working', saying, ...progress, stop: () => stopper.abort() })
    try {
      setState({ is: 'done', what: await work(tell, stopper.signal) })
      return true
    } catch (error) {
      setState({ is: 'failed', error, again: () => void run(saying, work) })
      return false
    } finally {
      isWorking.current = false
    }
  }
  return { state, run, clear: () => setState({ is: 'nothing' }) }
}
