import { useSyncExternalStore } from 'react'

const key = 'art:kept'
const none: readonly string[] = []
let read: { readonly text: string | null; readonly kept: readonly string[] } = { text: null, kept: none }

function current(): readonly string[] {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, kept: parsed(text) }
  return read.kept
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

/** Ids of the works a visitor saved; they stay on this device, and nobody else sees them. */
export const useKeptWorks = () => useSyncExternalStore(watch, current, () => none)

export function keepWork(id: string, kept: boolean): void {
  const others = current().filter(other => other !== id)
  localStorage.setItem(key, JSON.stringify(kept ? [...others, id] : others))
  for (const tell of watchers) tell()
}
