import { useRef, useState } from 'react'

/** Steps that can be undone (product.md C5, pagebuilder). */
const maxSteps = 100
/** Milliseconds within which changes of the same block are one step, such as letters that are typed. */
const sameStep = 1_000

interface Steps<T> {
  readonly past: readonly T[]
  readonly future: readonly T[]
}

/** Undo and redo for a value that somebody else holds. `put` changes it; a value that comes from elsewhere begins anew. */
export function useUndo<T>(value: T, onChange: (value: T) => void) {
  const [{ past, future }, setSteps] = useState<Steps<T>>({ past: [], future: [] })
  const last = useRef<{ readonly of: string; readonly at: number }>(undefined)

  const put = (next: T, of: string) => {
    const at = performance.now()
    const isSame = last.current?.of === of && at - last.current.at < sameStep
    last.current = { of, at }
    setSteps(steps => ({ past: isSame && steps.past.length > 0 ? steps.past : [...steps.past, value].slice(-maxSteps), future: [] }))
    onChange(next)
  }
  const go = (from: readonly T[], steps: (rest: readonly T[]) => Steps<T>) => {
    const next = from.at(-1)
    if (next === undefined) return
    last.current = undefined
    setSteps(steps(from.slice(0, -1)))
    onChange(next)
  }
  return {
    put,
    undo: () => go(past, rest => ({ past: rest, future: [...future, value] })),
    redo: () => go(future, rest => ({ past: [...past, value], future: rest })),
    undoable: past.length,
    redoable: future.length,
  }
}
