import { useSyncExternalStore } from 'react'

/** A value that somebody keeps in this browser: read while drawing, changed by what she does, followed by every open tab. */
export interface StoredValue<T> {
  readonly useKept: () => T
  /** What is kept now, where nothing is drawn from it. */
  readonly read: () => T
  readonly change: (by: (before: T) => T) => void
}

/**
 * Keeps a value as JSON under a key of the browser's own storage; nobody else sees it. `read` makes the value of what is found
 * there, which another version, or another page of this address, may have written. A page made elsewhere draws `nothing`.
 */
export function storedValue<T>(key: string, nothing: T, read: (found: unknown) => T): StoredValue<T> {
  let known: { readonly text: string | null; readonly value: T } = { text: null, value: nothing }
  const watchers = new Set<() => void>()

  const current = (): T => {
    const text = localStorage.getItem(key)
    if (text !== known.text) known = { text, value: text === null ? nothing : read(parsed(text)) }
    return known.value
  }
  const watch = (next: () => void) => {
    watchers.add(next)
    addEventListener('storage', next)
    return () => {
      watchers.delete(next)
      removeEventListener('storage', next)
    }
  }
  return {
    useKept: () => useSyncExternalStore(watch, current, () => nothing),
    read: current,
    change: by => {
      localStorage.setItem(key, JSON.stringify(by(current())))
      for (const tell of watchers) tell()
    },
  }
}

/** Text that is no JSON is not ours. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
