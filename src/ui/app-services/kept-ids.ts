import { useSyncExternalStore } from 'react'

const none: readonly string[] = []

/** Ids that a visitor saved under a key; they stay on this device, and nobody else sees them. Nothing while a page is made elsewhere. */
export function keptIds(key: string) {
  let read: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: none }
  const watchers = new Set<() => void>()

  const current = (): readonly string[] => {
    const text = localStorage.getItem(key)
    if (text !== read.text) read = { text, ids: parsed(text) }
    return read.ids
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
    useKept: () => useSyncExternalStore(watch, current, () => none),
    keep: (id: string, kept: boolean): void => {
      const others = current().filter(other => other !== id)
      localStorage.setItem(key, JSON.stringify(kept ? [...others, id] : others))
      for (const tell of watchers) tell()
    },
  }
}

/** Text that is not ours counts as nothing kept. */
function parsed(text: string | null): readonly string[] {
  if (text === null) return none
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(id => typeof id === 'string') : none
  } catch (error) {
    if (error instanceof SyntaxError) return none
    throw error
  }
}
