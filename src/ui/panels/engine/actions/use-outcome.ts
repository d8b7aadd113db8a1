import { useRef, useState } from 'react'

/** What an act did: a sentence, what it left as it was, and the way back where there is one. */
export interface Done {
  readonly message: string
  /** What was not done, each with its reason. */
  readonly left?: readonly Left[] | undefined
  /** Takes it back; resolves with what that did, where there is more to say of it. */
  readonly undo?: (tell: Tell) => Promise<Done | void>
}

/** Something that was not done, or was left as it was. */
export interface Left {
  readonly name: string
  readonly reason: string
  /** What can be done about it. */
  readonly act?: { readonly label: string; readonly run: () => Promise<Done> }
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
  /** Does one thing at a time: what is pressed meanwhile is not done. Resolves with whether it succeeded. */
  readonly run: (saying: string, work: (tell: Tell, signal: AbortSignal) => Promise<Done>) => Promise<boolean>
  /** Does it once nothing else is under way: for what was entered, which must not be lost. */
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
  const run: Outcome['run'] = async (saying, work) => !isWorking.current && (last.current = attempt(saying, work))
  const after: Outcome['run'] = (saying, work) => (last.current = last.current.then(() => attempt(saying, work)))
  return { state, run, after, clear: () => setState({ is: 'nothing' }) }
}
