import { useSyncExternalStore } from 'react'
import { parsedJson } from '../../domain/shared/text/parsed-json'

/** A value in this browser's storage: readable while rendering, changed by the user, synchronized between open tabs. */
export interface StoredValue<T> {
  readonly useStored: () => T
  /** The current value, for use outside of rendering. */
  readonly read: () => T
  readonly change: (by: (before: T) => T) => void
}

/**
 * Stores a value as JSON under a key of the browser's storage. `parse` validates the stored value, because another version may have written
 * it. A prerendered page uses `nothing`.
 */
export function storedValue<T>(key: string, nothing: T, parse: (found: unknown) => T): StoredValue<T> {
  let known: { readonly text: string | null; readonly value: T } = { text: null, value: nothing }
  const watchers = new Set<() => void>()

  const current = (): T => {
    const text = localStorage.getItem(key)
    if (text !== known.text) known = { text, value: text === null ? nothing : parse(parsedJson(text)) }
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
    useStored: () => useSyncExternalStore(watch, current, () => nothing),
    read: current,
    change: by => {
      localStorage.setItem(key, JSON.stringify(by(current())))
      for (const notify of watchers) notify()
    },
  }
}
