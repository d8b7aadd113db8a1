import { useSyncExternalStore } from 'react'

/** What a visitor keeps on this device: the studios she saved, and her notes to herself. Nobody else sees it. */
export type KeptStudios = Readonly<Record<string, { readonly saved: boolean; readonly note: string }>>

const key = 'guide:kept'
const none: KeptStudios = {}
let read: { readonly text: string | null; readonly kept: KeptStudios } = { text: null, kept: none }

function current(): KeptStudios {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, kept: parsed(text) }
  return read.kept
}

/** Text that is not ours counts as nothing kept. */
function parsed(text: string | null): KeptStudios {
  if (text === null) return none
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as KeptStudios) : none
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

export const useKeptStudios = () => useSyncExternalStore(watch, current, () => none)

/** Changes what is kept of one studio; nothing saved and no note means it is forgotten. */
export function keepStudio(id: string, change: Partial<KeptStudios[string]>): void {
  const before = current()[id] ?? { saved: false, note: '' }
  const { [id]: _, ...others } = current()
  const after = { ...before, ...change }
  localStorage.setItem(key, JSON.stringify(after.saved || after.note !== '' ? { ...others, [id]: after } : others))
  for (const tell of watchers) tell()
}
