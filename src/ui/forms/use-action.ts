import { useRef, useState } from 'react'

/** The state of one button's work, from the click to the result. */
export interface Action {
  readonly busy: boolean
  /** Why the last attempt failed; kept until the next one. */
  readonly error: unknown
  readonly isDone: boolean
  /** Runs once at a time and resolves with whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
}

/** For a button that needs no input; use `useForm` for input that is typed and sent. `after` runs after the work, whatever its result. */
export function useAction(after?: () => Promise<unknown>): Action {
  const [state, setState] = useState<Omit<Action, 'run'>>({ busy: false, error: undefined, isDone: false })
  const isRunning = useRef(false)
  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return false
    isRunning.current = true
    setState({ busy: true, error: undefined, isDone: false })
    const end = (error?: unknown, isDone = error === undefined) => {
      isRunning.current = false
      setState({ busy: false, error, isDone })
      return isDone
    }
    try {
      await work()
      await after?.()
      return end()
    } catch (failure) {
      return end(failure, false)
    }
  }
  return { ...state, run }
}
