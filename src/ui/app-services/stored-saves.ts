import type { SavedKind } from '../../domain/analytics/count-names'
import { storedValue } from './stored-value'

/** `kind/id` of something saved. */
type SaveKey = `${SavedKind}/${string}`

/** What was saved or removed on this device and is not in an account yet. */
interface DeviceSaves {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const textsIn = (found: unknown): readonly string[] => (Array.isArray(found) ? found.filter(one => typeof one === 'string') : [])

const nothing: DeviceSaves = { added: [], removed: [] }
export const deviceSaves = storedValue<DeviceSaves>('saved', nothing, found => {
  const { added, removed } = (found ?? {}) as Record<string, unknown>
  return { added: textsIn(added), removed: textsIn(removed) }
})

/** What the account held when it was last read, so that pages need not ask it; `null` without a session (`sessionHint` removes it). */
export const accountSaves = storedValue<readonly string[] | null>('saved:account', null, found => (Array.isArray(found) ? textsIn(found) : null))

const keyOf = (kind: SavedKind, id: string): SaveKey => `${kind}/${id}`

const together = ({ added, removed }: DeviceSaves, account: readonly string[] | null) => [
  ...(account ?? []).filter(key => !removed.includes(key)),
  ...added.filter(key => !account?.includes(key)),
]

const idsIn = (kind: SavedKind, keys: readonly string[]) => {
  const start = keyOf(kind, '')
  return keys.filter(key => key.startsWith(start)).map(key => key.slice(start.length))
}

/** Ids of what the visitor saved of a kind, in the account and on this device, the earliest first. */
export const useSaved = (kind: SavedKind): readonly string[] => idsIn(kind, together(deviceSaves.useKept(), accountSaves.useKept()))

/** The same, outside of rendering. */
export const savedNow = (kind: SavedKind): readonly string[] => idsIn(kind, together(deviceSaves.read(), accountSaves.read()))

/** Saves or removes at once on this device; the account follows (`sendSaves`). */
export function setSaved(kind: SavedKind, id: string, wanted: boolean): void {
  const key = keyOf(kind, id)
  const isInAccount = accountSaves.read()?.includes(key) ?? false
  deviceSaves.change(({ added, removed }) => {
    const without = { added: added.filter(other => other !== key), removed: removed.filter(other => other !== key) }
    if (wanted) return isInAccount ? without : { ...without, added: [...without.added, key] }
    return isInAccount ? { ...without, removed: [...without.removed, key] } : without
  })
}
