import { useSyncExternalStore } from 'react'

const key = 'calendar:kept'
const none: readonly string[] = []
let read: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: none }

function current(): readonly string[] {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, ids: parsed(text) }
  return read.ids
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

const watchers = new Set<() => void>()

function watch(next: () => void): () => void {
  watchers.add(next)
  addEventListener('storage', next)
  return () => {
    watchers.delete(next)
    removeEventListener('storage', next)
  }
}

/** Ids of the events a visitor saved on this device; nobody else sees them. Nothing while the page is made elsewhere. */
export const useKeptEvents = () => useSyncExternalStore(watch, current, () => none)

export function keepEvent(id: string, kept: boolean): void {
  const others = current().filter(other => other !== id)
  localStorage.setItem(key, JSON.stringify(kept ? [...others, id] : others))
  for (const tell of watchers) tell()
}
