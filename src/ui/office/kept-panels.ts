import { useSyncExternalStore } from 'react'

const recentLength = 6

interface Kept {
  readonly pinned: readonly string[]
  readonly recent: readonly string[]
}
const nothing: Kept = { pinned: [], recent: [] }
const listeners = new Set<() => void>()
const cache = new Map<string, { stored: string | null; kept: Kept }>()

const key = (uid: string) => `office:${uid}`

function kept(uid: string): Kept {
  const stored = localStorage.getItem(key(uid))
  const cached = cache.get(uid)
  if (cached?.stored === stored) return cached.kept
  const fresh = stored === null ? nothing : { ...nothing, ...(JSON.parse(stored) as Partial<Kept>) }
  cache.set(uid, { stored, kept: fresh })
  return fresh
}

function keep(uid: string, change: Partial<Kept>): void {
  localStorage.setItem(key(uid), JSON.stringify({ ...kept(uid), ...change }))
  for (const tell of listeners) tell()
}

/** Slugs of the panels a member of staff pinned and of those she opened last, kept in this browser for her account alone. */
export const useKeptPanels = (uid: string): Kept => useSyncExternalStore(subscribe, () => kept(uid))

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export const noteVisit = (uid: string, slug: string) =>
  keep(uid, { recent: [slug, ...kept(uid).recent.filter(other => other !== slug)].slice(0, recentLength) })

export function togglePin(uid: string, slug: string): void {
  const { pinned } = kept(uid)
  keep(uid, { pinned: pinned.includes(slug) ? pinned.filter(other => other !== slug) : [...pinned, slug] })
}
