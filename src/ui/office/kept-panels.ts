import { type KeptValue, keptValue } from '../app-services/kept-value'

const recentLength = 6

interface Kept {
  readonly pinned: readonly string[]
  readonly recent: readonly string[]
}
const nothing: Kept = { pinned: [], recent: [] }

/** One for each account that was here, because an office machine has many. */
const byAccount = new Map<string, KeptValue<Kept>>()

function keptBy(uid: string): KeptValue<Kept> {
  let kept = byAccount.get(uid)
  if (!kept) byAccount.set(uid, (kept = keptValue(`office:${uid}`, nothing, found => ({ ...nothing, ...(found as Partial<Kept> | undefined) }))))
  return kept
}

/** Slugs of the panels a member of staff pinned and of those she opened last, kept in this browser for her account alone. */
export const useKeptPanels = (uid: string): Kept => keptBy(uid).useKept()

export const noteVisit = (uid: string, slug: string): void =>
  keptBy(uid).change(kept => ({ ...kept, recent: [slug, ...kept.recent.filter(other => other !== slug)].slice(0, recentLength) }))

export const togglePin = (uid: string, slug: string): void =>
  keptBy(uid).change(kept => ({
    ...kept,
    pinned: kept.pinned.includes(slug) ? kept.pinned.filter(other => other !== slug) : [...kept.pinned, slug],
  }))
